//! One person at the keyboard: the screen is drawn, a line is read, until the game has its answer.

use anyhow::Result;
use bots::Kind;
use table::{Illegal, Seat, Viewer};

use super::commands::Command;
use super::curtain::Curtain;
use super::paint::{Ink, Line};
use super::scene::Scene;
use super::session::{Flow, Session, generator};
use crate::games::TerminalGame;

/// What a person typed.
enum Input<A> {
    Act(A),
    Command(Command),
    Answer(Vec<Line>),
    Nothing,
    Unclear(String),
    /// The input has ended.
    End,
}

/// Is it done?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Done {
    Yes,
    /// It was refused, or thought better of.
    No,
    /// The person leaves.
    Left,
}

impl<G: TerminalGame> Session<G> {
    /// Asks the person of a seat until the game does not wait for them any more, or one action is done.
    pub(super) fn sit(&mut self, seat: Seat) -> Result<Flow> {
        if self.hand_over(seat)? == Curtain::Left {
            return Ok(Flow::Leave);
        }
        let news = std::mem::take(&mut self.news[seat.index()]);
        self.draw(seat, &news)?;
        while self.is_asked(seat) {
            match self.read_input(seat)? {
                Input::End | Input::Command(Command::Quit) => return Ok(Flow::Leave),
                Input::Nothing | Input::Command(Command::Redraw) => self.draw(seat, &news)?,
                Input::Command(command) => self.execute(seat, &command)?,
                Input::Answer(lines) => self.terminal.console.show(&lines)?,
                Input::Unclear(line) => self.did_not_understand(&line)?,
                Input::Act(action) => match self.act(seat, action)? {
                    Done::Yes => return self.second_thoughts(seat),
                    Done::No => {}
                    Done::Left => return Ok(Flow::Leave),
                },
            }
        }
        Ok(Flow::On)
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.table.waiting().contains(seat)
    }

    fn view(&self, seat: Seat) -> G::View {
        self.table.view(Viewer::Seat(seat))
    }

    /// The whole screen of a person.
    fn draw(&self, seat: Seat, news: &[Line]) -> Result<()> {
        let (scene, view, game) = (self.scene(Viewer::Seat(seat)), self.view(seat), self.table.game());
        let table = game.table(&scene, &view);
        let question = TerminalGame::question(game, &scene, &view);
        let votes = self.votes(&scene);
        let fit = |lines: Vec<Line>| {
            lines.into_iter().flat_map(|line| line.fitted(scene.width)).collect::<Vec<_>>()
        };
        let (news, question) = (fit(news.to_vec()), fit(question));
        let console = &self.terminal.console;
        let skipped = news.len().saturating_sub(console.room(table.len() + question.len() + votes.len() + 3));
        console.fresh()?;
        console.show(&table)?;
        console.show(&[Line::new()])?;
        console.show(&news[skipped..])?;
        console.show(&votes)?;
        if news.len() + votes.len() > 0 {
            console.show(&[Line::new()])?;
        }
        console.show(&question)
    }

    /// Reads a line and finds out what it means.
    fn read_input(&self, seat: Seat) -> Result<Input<G::Action>> {
        let (scene, view, game) = (self.scene(Viewer::Seat(seat)), self.view(seat), self.table.game());
        let Some(line) = self.terminal.console.ask(&self.prompt(seat, &game.prompt(&scene, &view)))? else {
            return Ok(Input::End);
        };
        if line.is_empty() {
            return Ok(G::on_enter(&view).map_or(Input::Nothing, Input::Act));
        }
        if let Some(command) = Command::read(&self.terminal.texts, &line) {
            return Ok(Input::Command(command));
        }
        if let Some(lines) = game.look_up(&scene, &view, &line) {
            return Ok(Input::Answer(lines));
        }
        Ok(game.read(&scene, &view, &line).map_or(Input::Unclear(line), Input::Act))
    }

    /// Does what was typed, unless it is refused or thought better of.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Done> {
        let caution = self.table.game().caution(&self.scene(Viewer::Seat(seat)), &self.view(seat), action);
        if let Some(caution) = caution.filter(|_| self.terminal.hints) {
            let sure = self.is_sure(seat, &caution)?;
            if sure != Done::Yes {
                return Ok(sure);
            }
        }
        match self.table.decide(seat, action) {
            Ok(decided) => self.commit(&decided.entries).map(|()| Done::Yes),
            Err(illegal) => self.refuse(seat, &illegal).map(|()| Done::No),
        }
    }

    /// Says why something is illegal.
    pub(super) fn refuse(&self, seat: Seat, illegal: &Illegal<G>) -> Result<()> {
        let text = self.scene(Viewer::Seat(seat)).refusal(illegal, G::RULE_IDS);
        self.terminal.console.show(&[Line::of(Ink::Alarm, text)])
    }

    fn is_sure(&self, seat: Seat, caution: &str) -> Result<Done> {
        let console = &self.terminal.console;
        console.show(&[Line::of(Ink::Alarm, caution)])?;
        let answer = console.ask(&self.prompt(seat, &self.terminal.texts.get("caution-prompt")))?;
        Ok(match answer {
            Some(line) if line.is_empty() => Done::Yes,
            Some(line) if Command::read(&self.terminal.texts, &line) != Some(Command::Quit) => Done::No,
            _ => Done::Left,
        })
    }

    /// Where the game waits for others only, the person may still take the decision back (G6).
    fn second_thoughts(&mut self, seat: Seat) -> Result<Flow> {
        loop {
            let waits = !self.table.waiting().is_empty() && !self.is_asked(seat);
            if !waits || self.table.legal(seat).is_empty() {
                return Ok(Flow::On);
            }
            let ask = self.terminal.texts.get("second-thoughts-prompt");
            let Some(line) = self.terminal.console.ask(&self.prompt(seat, &ask))? else {
                return Ok(Flow::Leave);
            };
            if line.is_empty() {
                return Ok(Flow::On);
            }
            if Command::read(&self.terminal.texts, &line) == Some(Command::Quit) {
                return Ok(Flow::Leave);
            }
            let action = self.table.game().read(&self.scene(Viewer::Seat(seat)), &self.view(seat), &line);
            match action {
                Some(action) => self.act(seat, action).map(|_| ())?,
                None => self.did_not_understand(&line)?,
            }
        }
    }

    /// `●A Where to >`; with a name where several people share the keyboard.
    fn prompt(&self, seat: Seat, text: &str) -> Line {
        let name = match self.persons().len() {
            1 => String::new(),
            _ => format!("{}: ", self.names[seat.index()]),
        };
        let mark = Line::of(Ink::Seat(seat), Scene::mark(seat)).text(" ").text(name);
        mark.with(Ink::Bold, text).with(Ink::Dim, " >")
    }

    fn did_not_understand(&self, line: &str) -> Result<()> {
        let line: String = line.chars().filter(|c| !c.is_control()).take(40).collect();
        let text = self.terminal.texts.with("input-unclear", &[("line", line.into())]);
        self.terminal.console.show(&[Line::of(Ink::Alarm, text)])
    }

    fn execute(&mut self, seat: Seat, command: &Command) -> Result<()> {
        match command {
            Command::Help => self.help(),
            Command::Rules(id) => self.terminal.console.say(&self.rules(id.as_deref())),
            Command::Hint => self.terminal.console.say(&self.hint(seat)),
            Command::Agree => self.agree(seat),
            Command::Withdraw => self.withdraw(seat),
            Command::Quit | Command::Redraw => Ok(()),
        }
    }

    /// How to play.
    pub(super) fn help(&self) -> Result<()> {
        let help = self.table.game().help(&self.common_scene());
        self.terminal.console.say(&format!("\n{help}\n{}\n", self.terminal.texts.get("help-common")))
    }

    /// All rules in short, or one: `G9`, or only `9`.
    fn rules(&self, id: Option<&str>) -> String {
        let texts = &self.terminal.texts;
        let text = |rule: &str| format!("{rule}: {}", texts.get(&format!("rule-{}", rule.to_lowercase())));
        let Some(id) = id else {
            let all: Vec<String> = G::RULE_IDS.iter().map(|rule| text(rule)).collect();
            return format!("\n{}\n", all.join("\n"));
        };
        if let Some(rule) = G::RULE_IDS.iter().find(|rule| **rule == id || rule[1..] == *id) {
            return text(rule);
        }
        let (first, last) = (G::RULE_IDS[0], G::RULE_IDS[G::RULE_IDS.len() - 1]);
        texts.with("rules-unknown", &[("first", first.into()), ("last", last.into())])
    }

    /// What a strong player would do with what this seat knows.
    fn hint(&self, seat: Seat) -> String {
        let (game, legal) = (self.table.game(), self.table.legal(seat));
        let seed = self.record().seed();
        let generator = generator(seed, table::MAX_SEATS + seat.index(), self.table.played().entries().len());
        let knowledge = game.knowledge(self.table.state(), seat);
        let adviser = G::player(Kind::Strong, generator);
        let action = adviser.map_or(legal[0], |mut adviser| adviser.choose(game, &knowledge, &legal));
        let scene = self.scene(Viewer::Seat(seat));
        scene.with("hint-try", &[("what", game.typed(&scene, action).into())])
    }
}
