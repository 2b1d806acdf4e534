//! Gambit at the terminal: which part draws, reads or tells what.

mod board;
mod certificates;
mod diagram;
mod end;
mod input;
mod news;
mod screen;
pub(crate) mod setups;

use anyhow::Result;
use gambit::{Action, Card, Event, Gambit, Phase, Token, View};
use table::{Game, Match, Seat};

use super::TerminalGame;
use crate::play::paint::Line;
use crate::play::scene::Scene;
use lab::gambit::GambitFlags;

impl TerminalGame for Gambit {
    const SUMMARY: &'static str = "Plan chess moves three turns ahead and race for tokens; 2 to 4 players";
    const RULE_IDS: &'static [&'static str] = &[
        "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10", "G11", "G12", "G13", "G14", "G15",
        "G16", "G17",
    ];
    const COMPANY: usize = 2;
    type Flags = GambitFlags;

    fn from_flags(flags: &GambitFlags, seats: usize) -> Result<Self> {
        flags.game(seats)
    }

    /// Hands are dealt when all gambits are placed.
    fn is_secret(view: &View) -> bool {
        view.phase > Phase::Placing
    }

    fn introduction(&self, scene: &Scene<'_>) -> String {
        let options = self.options();
        let setup = scene.with("gambit-setup", &[("setup", self.setup().name().into())]);
        let oldest = scene.about("gambit-oldest", options.oldest, &[]);
        let mut text = format!("{}\n\n{setup} {oldest}", scene.get("gambit-introduction"));
        if !options.peek.is_empty() {
            let names = scene.list(options.peek.iter());
            text += &format!(" {}", scene.with("gambit-peek", &[("names", names.into())]));
        }
        if !options.edition.draws_before_first_turn() {
            text += &format!(" {}", scene.get("gambit-late-draw"));
        }
        text
    }

    fn table(&self, scene: &Scene<'_>, view: &View) -> Vec<Line> {
        screen::table(self, scene, view)
    }

    fn question(&self, scene: &Scene<'_>, view: &View) -> Vec<Line> {
        screen::question(self, scene, view)
    }

    fn prompt(&self, scene: &Scene<'_>, view: &View) -> String {
        let blocked = view.legal == [Action::Stay];
        scene.get(match view.phase {
            Phase::Placing => "prompt-place",
            Phase::Planning => "prompt-plan",
            Phase::Moving if blocked => "prompt-stay",
            Phase::Moving => "prompt-move",
            _ => "prompt-lay",
        })
    }

    fn add_news(&self, scene: &Scene<'_>, before: &View, events: &[Event], news: &mut Vec<Line>) {
        news.extend(news::tell(scene, before, events));
    }

    fn read(&self, scene: &Scene<'_>, view: &View, line: &str) -> Option<Action> {
        input::read(self, scene.texts, view.phase, line)
    }

    fn typed(&self, scene: &Scene<'_>, action: Action) -> String {
        input::typed(scene.texts, action)
    }

    /// A blocked gambit can only stay (G9).
    fn on_enter(view: &View) -> Option<Action> {
        (view.legal == [Action::Stay]).then_some(Action::Stay)
    }

    fn look_up(&self, scene: &Scene<'_>, view: &View, line: &str) -> Option<Vec<Line>> {
        input::asks_for_discards(scene.texts, line).then(|| screen::discards(scene, view))
    }

    fn help(&self, scene: &Scene<'_>) -> String {
        scene.get("help-gambit")
    }

    fn finale(&self, scene: &Scene<'_>, played: &Match<Self>) -> Vec<Line> {
        end::finale(self, scene, played)
    }

    fn diagram(&self, view: &View, names: &[String]) -> String {
        diagram::diagram(view, names)
    }

    /// Its own cards, face down for everybody (G14).
    fn memory(&self, state: &gambit::State, seat: Seat) -> Option<String> {
        let knowledge = self.knowledge(state, seat);
        let row: Vec<String> = knowledge.row().iter().map(|card| card.to_string()).collect();
        let forgetful = row.is_empty() || self.options().peek.contains(seat);
        (!forgetful).then(|| format!("{seat} may remember its row: {}", row.join(" ")))
    }

    fn picture(&self, view: &View, names: &[String]) -> String {
        drawing::gambit::position(self, view, names)
    }
}

/// The card's name in keys of the catalogue.
pub(super) const fn card_key(card: Card) -> &'static str {
    match card {
        Card::Bishop => "bishop",
        Card::Rook => "rook",
        Card::Queen => "queen",
        Card::Knight => "knight",
    }
}

/// The token's name in keys of the catalogue.
pub(super) const fn token_key(token: Token) -> &'static str {
    match token {
        Token::Pawn => "pawn",
        Token::Knight => "knight",
        Token::Bishop => "bishop",
        Token::Rook => "rook",
        Token::Queen => "queen",
        Token::King => "king",
    }
}

/// The letter of a card in the player's language.
pub(super) fn card_letter(scene: &Scene<'_>, card: Card) -> String {
    input::letters(scene.texts, card).into_iter().next().unwrap_or_default()
}

/// `♜5`.
pub(super) fn token_sign(token: Token, points: u8) -> String {
    format!("{}{points}", board::symbol(token))
}
