//! Positions of Skakanie in text.

use skakanie::{StackId, View, Waiting};

const CELL: usize = 16;

/// The stacks, everybody's pieces, the Dragon and the team.
pub(super) fn diagram(view: &View, names: &[String]) -> String {
    let mut text = format!("{}\n", situation(view));
    let rule = format!("+{}\n", format!("{}+", "-".repeat(CELL)).repeat(4));
    for row in 0..3 {
        text += &rule;
        let stacks: Vec<StackId> = (0..4).filter_map(|column| StackId::new(row * 4 + column)).collect();
        for line in 0..3 {
            let cells: String =
                stacks.iter().map(|stack| format!("{:CELL$}|", cell(view, *stack, line))).collect();
            text += &format!("|{cells}\n");
        }
    }
    text += &rule;
    for pool in &view.pools {
        let owners: Vec<&str> =
            pool.owners.iter().filter_map(|seat| names.get(seat.index())).map(String::as_str).collect();
        text += &format!("{pool}   ({})\n", owners.join(", "));
    }
    let coming: Vec<String> = view.coming.iter().map(ToString::to_string).collect();
    if !coming.is_empty() {
        text += &format!("the Dragon goes to {}, where a token goes\n", coming.join(" "));
    }
    text + &format!("team {} of {}, {} Dragon tokens left\n", view.team.score, view.team.target, view.tokens)
}

fn situation(view: &View) -> String {
    match view.waiting {
        Waiting::Deal => "the pieces are dealt".to_owned(),
        Waiting::Dragon => "the Dragon finds its place".to_owned(),
        Waiting::Corner(seat) => format!("{seat} chooses a corner"),
        Waiting::Turn(seat) => format!("{seat} has {} actions left", view.actions_left),
        Waiting::Draw(seat) => format!("the Dragon draws a piece of {seat}"),
        Waiting::Give(seat, None) => format!("{seat} is bitten and gives a piece"),
        Waiting::Give(seat, Some(piece)) => format!("{seat} is bitten and gives {piece}"),
        Waiting::Over => "the game is over".to_owned(),
    }
}

/// The lines of a stack: its top and how many lie face down, what is known below, who stands there.
fn cell(view: &View, stack: StackId, line: usize) -> String {
    let shown = &view.stacks[stack.index()];
    match line {
        0 => match shown.top {
            None => format!(" {:>2}: empty", stack.to_string()),
            Some(top) => format!(" {:>2}: {top} +{}", stack.to_string(), shown.face_down()),
        },
        1 if shown.known.is_empty() => String::new(),
        1 => {
            let known: Vec<String> = shown.known.iter().map(ToString::to_string).collect();
            let text: String = format!("  / {}", known.join(" "));
            if text.chars().count() <= CELL { text } else { format!("{}…", &text[..CELL - 1]) }
        }
        _ => {
            let pawns = view.pawns.iter().filter(|(_, pawn)| **pawn == Some(stack));
            let mut text: String = pawns.map(|(seat, _)| format!(" {seat}")).collect();
            if view.dragon == Some(stack) {
                text += " DRAGON";
            } else if view.home == Some(stack) {
                text += " home";
            }
            text
        }
    }
}
