//! Gambit at the terminal: which part draws, reads or tells what.

use gambit::{Action, Card, Event, Gambit, Phase, Token, View};
use table::Match;

use super::face::Face;
use super::paint::{Line, wrap};
use super::scene::Scene;
use super::{gambit_board, gambit_end, gambit_input, gambit_news, gambit_screen};

impl Face for Gambit {
    const RULE_IDS: &'static [&'static str] = &[
        "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10", "G11", "G12", "G13", "G14", "G15",
        "G16", "G17",
    ];

    /// Hands are dealt when all gambits are placed.
    fn is_secret(view: &View) -> bool {
        view.phase > Phase::Placing
    }

    fn introduction(&self, scene: &Scene<'_>) -> Vec<Line> {
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
        wrap(&text, scene.width).into_iter().map(Line::from).collect()
    }

    fn table(&self, scene: &Scene<'_>, view: &View) -> Vec<Line> {
        gambit_screen::table(self, scene, view)
    }

    fn question(&self, scene: &Scene<'_>, view: &View) -> Vec<Line> {
        gambit_screen::question(self, scene, view)
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

    fn news(&self, scene: &Scene<'_>, before: &View, events: &[Event], told: &mut Vec<Line>) {
        told.extend(gambit_news::tell(scene, before, events));
    }

    fn read(&self, scene: &Scene<'_>, view: &View, line: &str) -> Option<Action> {
        gambit_input::read(self, scene.texts, view.phase, line)
    }

    fn typed(&self, scene: &Scene<'_>, action: Action) -> String {
        gambit_input::typed(scene.texts, action)
    }

    /// A blocked gambit can only stay (G9).
    fn on_enter(view: &View) -> Option<Action> {
        (view.legal == [Action::Stay]).then_some(Action::Stay)
    }

    fn caution(&self, _scene: &Scene<'_>, _view: &View, _action: Action) -> Option<String> {
        None
    }

    fn look_up(&self, scene: &Scene<'_>, view: &View, line: &str) -> Option<Vec<Line>> {
        gambit_input::asks_for_discards(scene.texts, line).then(|| gambit_screen::discards(scene, view))
    }

    fn help(&self, scene: &Scene<'_>) -> String {
        scene.get("help-gambit")
    }

    fn finale(&self, scene: &Scene<'_>, played: &Match<Self>) -> Vec<Line> {
        gambit_end::finale(self, scene, played)
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
    gambit_input::letters(scene.texts, card).into_iter().next().unwrap_or_default()
}

/// `♜5`.
pub(super) fn token_sign(token: Token, points: u8) -> String {
    format!("{}{points}", gambit_board::symbol(token))
}
