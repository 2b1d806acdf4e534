//! The searching player: a tree of its own decisions over sampled worlds.
//!
//! Each iteration picks a world from the pool, walks down the tree choosing its own moves and cards by PUCT, lets everybody
//! else play with the cards they have in that world, leaves the tree, plays on for a few rounds and judges the result.
//!
//! The others' moves branch too, by the card that turned up and by where it went: whoever moves chooses like the searcher, for its
//! own good, and looks first at what its next two cards promise. It chooses by the two-card policy while a card has been seen too
//! seldom to know better, in the share of careless turns, and always in searches without replies, where the tree is one of own decisions.
//!
//! Memory: at most [`MOST_NODES`] nodes of 28 bytes in one list, so some 4 MB, which a player keeps for its game; when they are
//! used up the search goes on without growing its tree.

use gambit::{Action, Card, Gambit, Knowledge, Phase, Spot, Square, State};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::{Game, Seat};

use super::history::{History, Reading};
use super::nothing_to_wait_for;
use super::rollout::{Judgement, Rollout, Worth, any_card};
use super::tactics::Tactics;
use super::tree::{Prior, Tree};
use super::worlds::Worlds;
use crate::{Budget, Considered, Decision, Player};

/// The most nodes a tree grows to.
pub(super) const MOST_NODES: usize = 1 << 17;
/// How often the caller's stop signal is asked for.
const BATCH: u64 = 8;
/// How often a search looks whether going on could change anything.
const LOOK: u64 = 512;
/// A chance to win, or not to, so large that the game is decided.
const DECIDED: f32 = 0.998;
/// After so many iterations one action that has all but a sixteenth of them is not overtaken.
const CLEAR: u64 = 4096;

/// Marks the keys of nodes for a card that turned up; others are squares.
const TURNED_UP: u8 = 128;

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Iterations at most, whatever the budget; the level's limit.
    pub(super) iterations: u64,
    /// Rounds until a rollout is judged, and turns on top.
    pub(super) rounds: usize,
    /// With so few tokens left, rollouts are played to the end.
    pub(super) endgame: u32,
    /// How curious the tree is.
    pub(super) curiosity: f32,
    /// How much more a move is looked at for each point it promises.
    pub(super) eagerness: f32,
    /// How much sense the others' plans are believed to have.
    pub(super) belief: f32,
    /// Are worlds weighed by how well the others' last moves fit their cards?
    pub(super) history: Option<Reading>,
    /// Do the others' moves branch in the tree?
    pub(super) replies: Option<Replies>,
    /// Does it stop thinking when more of that changes nothing?
    pub(super) stops_early: bool,
    /// How results are judged.
    pub(super) judgement: Judgement,
}

/// How the others choose in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Replies {
    /// From which budget of iterations on: with less, too few of them come by any node to teach it something.
    pub(super) from: u64,
    /// How often a card must have turned up before whoever has it goes by what came of its moves.
    pub(super) after: u32,
    /// How curious they are.
    pub(super) curiosity: f32,
    /// How much more they look at a move for each point it promises.
    pub(super) eagerness: f32,
    /// How much the lead counts for everybody, instead of the chance to win.
    pub(super) lead: f32,
}

impl Replies {
    pub(super) const USUAL: Self = Self { from: 1_500, after: 8, curiosity: 0.45, eagerness: 3.0, lead: 0.0 };
}

impl Style {
    /// Master as it was first published.
    pub(super) const FIRST: Self = Self {
        iterations: u64::MAX,
        rounds: 4,
        endgame: 3,
        curiosity: 0.45,
        eagerness: 0.7,
        belief: 0.35,
        history: None,
        replies: None,
        stops_early: false,
        judgement: Judgement {
            spread: 0.75,
            prospect: 0.5,
            careless: [100, 160],
            waits: false,
            hurry: 0,
            lead: 0.0,
        },
    };

    /// Master at a table for so many. With more than two, reading the others' moves made it weaker; making the most of the lead
    /// rather than of the chance to win made it stronger among masters, as long as it does not look at replies (docs/bots.md).
    pub(super) fn master(seats: usize) -> Self {
        let first = Self { replies: Some(Replies::USUAL), stops_early: true, ..Self::FIRST };
        if seats > 2 {
            return Self { judgement: Judgement { lead: 1.0, ..first.judgement }, ..first };
        }
        // Who knows the other's cards better may expect more sense of it.
        let judgement = Judgement { careless: [40, 160], waits: true, hurry: 6, ..first.judgement };
        Self { belief: 0.6, history: Some(Reading::USUAL), judgement, ..first }
    }

    /// The level below: little time, not so far ahead, and nothing remembered.
    pub(super) fn strong(seats: usize) -> Self {
        let (iterations, rounds) = match seats {
            2 => (40, 3),
            3 => (20, 2),
            _ => (12, 2),
        };
        Self { iterations, rounds, curiosity: 0.6, ..Self::FIRST }
    }

    /// With the replies of the others if this budget may be enough for them, or else without.
    fn within(self, budget: Budget<'_>) -> Self {
        let replies = self.replies.filter(|replies| budget.may_reach(replies.from));
        let lead = replies.map_or(self.judgement.lead, |replies| replies.lead);
        Self { replies, judgement: Judgement { lead, ..self.judgement }, ..self }
    }

    /// Sets one of the numbers; is there one of this name?
    pub(super) fn set(&mut self, name: &str, value: f32) -> bool {
        match name {
            "iterations" => self.iterations = value as u64,
            "rounds" => self.rounds = value as usize,
            "endgame" => self.endgame = value as u32,
            "curiosity" => self.curiosity = value,
            "eagerness" => self.eagerness = value,
            "belief" => self.belief = value,
            "sense" => self.history.get_or_insert(Reading::USUAL).sense = value,
            "whim" => self.history.get_or_insert(Reading::USUAL).whim = value,
            "replies" => self.replies.get_or_insert(Replies::USUAL).after = value as u32,
            "from" => self.replies.get_or_insert(Replies::USUAL).from = value as u64,
            "doubt" => self.replies.get_or_insert(Replies::USUAL).curiosity = value,
            "sharp" => self.replies.get_or_insert(Replies::USUAL).eagerness = value,
            "spread" => self.judgement.spread = value,
            "prospect" => self.judgement.prospect = value,
            "waits" => self.judgement.waits = value > 0.0,
            "hurry" => self.judgement.hurry = value as u8,
            "lead" => {
                self.judgement.lead = value;
                self.replies = self.replies.map(|replies| Replies { lead: value, ..replies });
            }
            "careless" => self.judgement.careless = [value as u8; 2],
            _ => return false,
        }
        true
    }
}

/// Searches.
pub(super) struct Searcher {
    rng: SmallRng,
    /// How it goes about it at a table for so many.
    style: Box<dyn Fn(usize) -> Style + Send>,
    history: History,
    /// The room for a tree, from one decision to the next.
    tree: Tree,
}

impl Searcher {
    pub(super) fn new(style: impl Fn(usize) -> Style + Send + 'static, rng: SmallRng) -> Self {
        Self { rng, style: Box::new(style), history: History::default(), tree: Tree::default() }
    }
}

impl Player<Gambit> for Searcher {
    fn decide(
        &mut self,
        game: &Gambit,
        known: &Knowledge,
        legal: &[Action],
        budget: Budget<'_>,
    ) -> Decision<Gambit> {
        // The generator moves on by one step a decision, however long the search.
        let rng = SmallRng::seed_from_u64(self.rng.next_u64());
        let style = (self.style)(known.seats()).within(budget);
        if style.history.is_some() {
            self.history.note(game, known);
        }
        if let [only] = legal {
            return Decision::plain(*only);
        }
        let tree = std::mem::take(&mut self.tree);
        let (mut search, worlds) = Search::begin(game, known, legal, style, &self.history, rng, tree);
        let budget = budget.at_most(style.iterations);
        let mut iterations = 0;
        while iterations == 0 || !budget.is_spent(iterations) {
            let batch = BATCH.min(style.iterations - iterations);
            (0..batch).for_each(|_| search.iterate(&worlds));
            iterations += batch;
            if style.stops_early && iterations.is_multiple_of(LOOK) && search.is_clear(iterations) {
                break;
            }
        }
        let decision = search.decision(iterations);
        self.tree = search.tree;
        decision
    }

    fn agrees(&mut self, game: &Gambit, known: &Knowledge) -> bool {
        nothing_to_wait_for(game, known)
    }
}

/// One decision under search.
pub(super) struct Search<'a> {
    rollout: Rollout<'a>,
    legal: Vec<Action>,
    root: Vec<Prior>,
    tree: Tree,
    style: Style,
    rng: SmallRng,
    /// The nodes passed in this iteration, and who chose to go there.
    path: Vec<(u32, Seat)>,
    /// Scratch for the priors of a node.
    priors: Vec<Prior>,
}

impl<'a> Search<'a> {
    /// A search, and the worlds it is to look at.
    fn begin(
        game: &'a Gambit,
        known: &Knowledge,
        legal: &[Action],
        style: Style,
        history: &History,
        mut rng: SmallRng,
        tree: Tree,
    ) -> (Self, Worlds) {
        let pool = usize::try_from(style.iterations / 4).unwrap_or(usize::MAX);
        let tactics = Tactics::new(game);
        let hints = style.history.map(|reading| history.hints(&tactics, reading));
        let worlds = Worlds::new(game, &tactics, known, pool, style.belief, hints.as_ref(), &mut rng);
        (Self::new(game, known, legal, style, rng, tree), worlds)
    }

    pub(super) fn new(
        game: &'a Gambit,
        known: &Knowledge,
        legal: &[Action],
        style: Style,
        rng: SmallRng,
        mut tree: Tree,
    ) -> Self {
        // Each iteration adds at most one node.
        let most = usize::try_from(style.iterations)
            .map_or(MOST_NODES, |most| MOST_NODES.min(most.saturating_add(1)));
        tree.clear(most);
        let tactics = Tactics::new(game);
        let root = root_priors(&tactics, known, legal, style.eagerness);
        Self {
            rollout: Rollout { game, tactics, judgement: style.judgement, seat: known.seat() },
            legal: legal.to_vec(),
            root,
            tree,
            style,
            rng,
            path: Vec::with_capacity(64),
            priors: Vec::with_capacity(64),
        }
    }

    fn iterate(&mut self, worlds: &Worlds) {
        let mut state = worlds.pick(&mut self.rng);
        let usual = self.tree.mean(Tree::ROOT);
        let choice = self.tree.select(Tree::ROOT, &self.root, self.style.curiosity, usual);
        self.play_out(&mut state, choice);
    }

    /// Tries one of the root's actions in a world, with this luck, and learns from it; the world ends where it was judged.
    pub(super) fn try_action(&mut self, state: &mut State, action: Action, luck: u64) {
        let choice = self.legal.iter().position(|legal| *legal == action);
        let choice = choice.expect("what is tried is one of the root's actions");
        self.rng = SmallRng::seed_from_u64(luck);
        self.play_out(state, choice);
    }

    /// The rules of thumb the search plays on by.
    pub(super) const fn rollout(&self) -> &Rollout<'a> {
        &self.rollout
    }

    fn play_out(&mut self, state: &mut State, choice: usize) {
        self.path.clear();
        self.path.push((Tree::ROOT, self.rollout.seat));
        let key = self.root[choice].key;
        let node = self.descend(Tree::ROOT, key, self.rollout.seat);
        let mut node = self.open(state, self.legal[usize::from(key)], node);
        let mut turns = self.rollout.turns(state, self.style);
        // In the tree.
        while let Some(at) = node.filter(|_| turns > 0 && !matches!(state.phase(), Phase::Over)) {
            turns -= 1;
            node = match self.style.replies {
                _ if state.turn() == self.rollout.seat => self.own_turn(state, at),
                Some(replies) => self.reply(state, at, replies),
                None => {
                    self.others_turn(state);
                    Some(at)
                }
            };
        }
        let outcome = if state.phase() == Phase::Over {
            self.rollout.judge(state)
        } else {
            self.rollout.play(state, turns, &mut self.rng)
        };
        self.tree.learn(&self.path, &outcome);
    }

    /// Steps to the child that a seat chose; `None` if it is new, or cannot grow: then the tree ends there.
    fn descend(&mut self, node: u32, key: u8, seat: Seat) -> Option<u32> {
        let (child, is_new) = self.tree.child(node, key, MOST_NODES)?;
        self.path.push((child, seat));
        (!is_new).then_some(child)
    }

    /// Plays the root's action and what follows of the turn it belongs to; returns where in the tree that leads.
    fn open(&mut self, state: &mut State, action: Action, node: Option<u32>) -> Option<u32> {
        let game = self.rollout.game;
        let played = game.play(state, self.rollout.seat, action);
        debug_assert!(played.is_ok(), "the root's actions are legal in every world");
        loop {
            game.settle(state, &mut self.rng);
            match state.phase() {
                Phase::Placing => self.rollout.place(state, &mut self.rng),
                Phase::Planning => self.rollout.plan(state, &mut self.rng),
                Phase::Laying => return self.first_card(state, node),
                _ => return node,
            }
        }
    }

    /// The card after the root's move: the tree's second level.
    fn first_card(&mut self, state: &mut State, node: Option<u32>) -> Option<u32> {
        let hand = state.hand(self.rollout.seat);
        let (mut card, mut leaf) = (any_card(hand, self.rng.next_u32()), None);
        if let Some(at) = node {
            self.priors.clear();
            self.priors.extend(hand.kinds().map(|card| Prior { key: card as u8, prior: 0.5 }));
            let choice = self.tree.select(at, &self.priors, self.style.curiosity, self.tree.mean(at));
            let key = self.priors[choice].key;
            card = Card::ALL[usize::from(key)];
            leaf = self.descend(at, key, self.rollout.seat);
        }
        let laid = self.rollout.game.play(state, self.rollout.seat, Action::Lay(card));
        debug_assert!(laid.is_ok(), "the card is in the hand");
        self.rollout.game.settle(state, &mut self.rng);
        leaf
    }

    fn others_turn(&mut self, state: &mut State) {
        let to = self.rollout.policy(state, &mut self.rng);
        self.finish_turn(state, to);
    }

    /// Another's turn inside the tree: it branches by the card that turned up and by its destination.
    fn reply(&mut self, state: &mut State, at: u32, replies: Replies) -> Option<u32> {
        let seat = state.turn();
        let Some(node) = self.descend(at, TURNED_UP | state.row(seat).get(0) as u8, seat) else {
            self.others_turn(state);
            return None;
        };
        let is_careless = self.rollout.is_careless((self.rng.next_u32() >> 24) as u8);
        let to = if is_careless || self.tree.visits(node) < replies.after {
            self.rollout.policy(state, &mut self.rng)
        } else {
            self.choose(state, node, replies.curiosity, replies.eagerness)
        };
        let leaf = self.descend(node, to.index() as u8, seat);
        self.finish_turn(state, to);
        leaf
    }

    /// Our turn inside the tree: the move branches by its destination, the card does not.
    fn own_turn(&mut self, state: &mut State, at: u32) -> Option<u32> {
        let to = self.choose(state, at, self.style.curiosity, self.style.eagerness);
        let is_blocked = to == state.square(self.rollout.seat);
        let node = if is_blocked { Some(at) } else { self.descend(at, to.index() as u8, self.rollout.seat) };
        self.finish_turn(state, to);
        node
    }

    /// Where whoever's turn it is goes, by what came of it at this node; its own square if it is blocked.
    fn choose(&mut self, state: &State, at: u32, curiosity: f32, eagerness: f32) -> Square {
        let seat = state.turn();
        move_priors(&self.rollout.tactics, state, seat, eagerness, &mut self.priors);
        if self.priors.is_empty() {
            return state.square(seat);
        }
        // Without replies all that is passed is ours, and so is what a node was worth.
        let usual =
            if self.style.replies.is_some() { self.tree.mean_of_choices(at) } else { self.tree.mean(at) };
        let choice = self.tree.select(at, &self.priors, curiosity, usual);
        Square::new(self.priors[choice].key.into())
    }

    fn finish_turn(&mut self, state: &mut State, to: Square) {
        let random = self.rng.next_u32();
        self.rollout.game.turn(state, to, |hand| any_card(hand, random), &mut self.rng);
    }

    /// Would more iterations change nothing? Either all of them end alike, or nearly all of them try the same action.
    fn is_clear(&self, iterations: u64) -> bool {
        let (mut most, mut wins) = (0, 0.0);
        for prior in &self.root {
            let (visits, worth) = self.tree.report(Tree::ROOT, prior.key);
            most = most.max(visits);
            wins += visits as f32 * worth.win;
        }
        let win = wins / iterations as f32;
        !(1.0 - DECIDED..=DECIDED).contains(&win) || iterations >= CLEAR && 16 * most >= 15 * iterations
    }

    /// The most visited action; the others in order.
    fn decision(&self, iterations: u64) -> Decision<Gambit> {
        let considered = |prior: &Prior| {
            let (visits, Worth { win, score, .. }) = self.tree.report(Tree::ROOT, prior.key);
            let action = self.legal[usize::from(prior.key)];
            Considered { action, visits, score: f64::from(score), win: f64::from(win) }
        };
        let mut considered: Vec<_> = self.root.iter().map(considered).collect();
        considered.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
        Decision { action: considered[0].action, considered, iterations }
    }
}

/// What to look at first at the root: keys are indices into the legal actions.
fn root_priors(tactics: &Tactics, known: &Knowledge, legal: &[Action], eagerness: f32) -> Vec<Prior> {
    let open = known.open();
    let mut moves = Vec::new();
    if known.phase() == Phase::Moving {
        move_priors(tactics, open, known.seat(), eagerness, &mut moves);
    }
    let haul =
        |cards| tactics.haul(open.square(known.seat()), open.tokens(), open.gambits(tactics.seats()), cards);
    let prior = |action: &Action| match action {
        Action::Move(to) => {
            moves.iter().find(|prior| usize::from(prior.key) == to.index()).map_or(0.0, |prior| prior.prior)
        }
        Action::Plan(cards) => libm::expf(haul(*cards) * 0.6),
        Action::Place(Spot { .. }) | Action::Lay(_) | Action::Stay => 1.0,
        // There is nothing to gain by taking a plan back without new knowledge.
        Action::Unplan => 0.0,
    };
    let mut priors: Vec<Prior> =
        legal.iter().zip(0u8..).map(|(action, key)| Prior { key, prior: prior(action) }).collect();
    normalise(&mut priors);
    priors
}

/// Destinations of a seat's next card, likelier the more they bring; keys are squares.
fn move_priors(tactics: &Tactics, state: &State, seat: Seat, eagerness: f32, priors: &mut Vec<Prior>) {
    priors.clear();
    let row = state.row(seat);
    let (tokens, gambits) = (state.tokens(), state.gambits(tactics.seats()));
    tactics.two_cards(state.square(seat), tokens, gambits, [row.get(0), row.get(1)], |to, worth| {
        priors.push(Prior { key: to.index() as u8, prior: libm::expf(worth * eagerness) });
    });
    normalise(priors);
}

fn normalise(priors: &mut [Prior]) {
    let sum: f32 = priors.iter().map(|prior| prior.prior).sum();
    for prior in priors {
        prior.prior /= sum.max(f32::MIN_POSITIVE);
    }
}
