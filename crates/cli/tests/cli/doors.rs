//! Bad input at every door: a sentence on standard error that says what and where, exit code 2, no backtrace.

use crate::common;

use common::{log, stolik, stolik_with, temporary};
use gambit::Gambit;

/// Arguments, and what the sentence must contain.
const FLAGS: &[(&str, &str)] = &[
    ("nonsense", "unrecognized subcommand"),
    ("simulate", "Usage"),
    ("simulate chess", "unrecognized subcommand"),
    ("simulate gambit --players 1", "2 to 4 people can play"),
    ("simulate gambit --players 5", "2 to 4 people can play"),
    ("simulate gambit --players 99999999999", "2 to 4 people can play"),
    ("simulate gambit --players x", "invalid digit"),
    ("simulate gambit --games 0", "non-zero"),
    ("simulate gambit --bots clever", "a computer player"),
    ("simulate gambit --players 4 --bots random,greedy", "--bots names 2 players, but 4 play"),
    ("simulate gambit --seed -1", "unexpected argument"),
    ("simulate gambit --threads 99999", "--threads: 1024 at most"),
    ("simulate gambit --turn-limit 0", "non-zero"),
    ("simulate gambit --format yaml", "possible values: text, json"),
    ("simulate gambit --setup nowhere.setup", "no built-in card is called \"nowhere.setup\""),
    ("simulate gambit --setup .", "cannot be read"),
    ("simulate gambit --oldest G", "a seat, A to F"),
    ("simulate gambit --oldest C", "the oldest player needs a seat at the table (G4)"),
    ("simulate gambit --edition de", "possible values: en, pl, it"),
    ("simulate gambit --calm 251", "251 is not in 0..=250"),
    ("simulate gambit --peek AA", "each seat once"),
    ("simulate gambit --peek C", "only seats at the table can peek (G14)"),
    ("simulate gambit --deck BRQ", "a deck has 12 cards (G3)"),
    ("simulate gambit --deck XXX", "cards, such as BRQN"),
    ("simulate skakanie --players 0", "--players: there are 1 to 6 players"),
    ("simulate skakanie --players 7", "--players: there are 1 to 6 players"),
    ("simulate skakanie --picture 2x2", "12 to 128 pieces in all (S1)"),
    ("simulate skakanie --picture 12x8 --difficulty easy", "cannot be used with"),
    ("simulate skakanie --difficulty insane", "possible values: easy, normal, hard"),
    ("simulate skakanie --youngest F", "--youngest: seat F is not at the table"),
    ("simulate skakanie --actions 0", "0 is not in 1..=9"),
    ("simulate skakanie --extra A9", "seat A would have 10 actions in a turn, 9 is the most"),
    ("simulate skakanie --extra A7", "--extra: seat A would have 10 actions in a turn, 9 is the most"),
    ("simulate skakanie --extra Ax", "such as A2,C1"),
    ("simulate skakanie --extra A1,A1", "named twice"),
    ("simulate skakanie --extra D1", "--extra: seat D is not at the table"),
    ("simulate skakanie --target 0", "--target: the target is 1 to 99"),
    ("simulate skakanie --target 101%", "1% to 100%"),
    ("simulate skakanie --target many", "the target is 1 to 99"),
    ("simulate skakanie --dragon 6", "outer stack, not on 6 or 7 (S3)"),
    ("simulate skakanie --dragon 13", "an outer stack or “random”"),
    ("fairness", "Usage"),
    ("fairness nowhere.setup", "no built-in card is called \"nowhere.setup\""),
    ("fairness carousel --players 1", "1 is not in 2..=4"),
    ("fairness carousel --players 2,5", "5 is not in 2..=4"),
    ("fairness carousel --level clever", "is no computer player of gambit"),
    ("fairness carousel --level strong@0it", "strong@0it"),
    ("fairness carousel --until 0%", "write a width such as 1%"),
    ("fairness carousel --until 1", "write a width such as 1%"),
    (
        "fairness carousel --level master@5ms --certificate",
        "only games with a budget of iterations can be repeated",
    ),
    ("fairness carousel --games 0", "0 is not in 1.."),
    ("fairness carousel --games 4 --level greedy --svg /nowhere/x.svg", "/nowhere/x.svg cannot be written"),
    ("puzzles", "Usage"),
    ("puzzles show nothing-1", "there is no built-in puzzle “nothing-1”"),
    ("puzzles solve nothing-1", "`stolik puzzles list` names them"),
    ("puzzles check nowhere.txt", "nowhere.txt cannot be read"),
    ("puzzles check Cargo.toml", "there is no puzzle to check"),
    ("puzzles find gambit --asks mate", "puzzles of gambit ask for cards or move, not for “mate”"),
    ("puzzles find chess --asks move", "invalid value"),
    ("replay", "Usage"),
    ("replay nowhere.log", "nowhere.log cannot be read"),
    ("replay crates", "crates cannot be read"),
    ("replay Cargo.toml", "Cargo.toml:1: a log begins with"),
    ("replay docs/examples/gambit.log --as Z", "expected “watcher”, “all” or a seat's letter"),
    ("replay docs/examples/gambit.log --as F", "seat F is not at this table of 4"),
    ("replay docs/examples/gambit.log --ply 9999", "is beyond the end: the game has 77 plies"),
    ("replay docs/examples/gambit.log --ply -1", "unexpected argument"),
    ("replay docs/examples/gambit.log --svg /nowhere/x.svg", "/nowhere/x.svg cannot be written"),
    ("replay - --step", "name a file"),
    ("review", "Usage"),
    ("review nowhere.log", "nowhere.log cannot be read"),
    ("review Cargo.toml", "Cargo.toml:1: a log begins with"),
    ("review docs/examples/gambit.log --seat F", "seat F is not at this table of 4"),
    ("review docs/examples/gambit.log --seat Z", "a seat, A to F"),
    ("review docs/examples/gambit.log --budget 0", "non-zero"),
    ("review docs/examples/gambit.log --format pdf", "possible values: text, json, markdown, svg"),
    ("odds docs/examples/gambit.log", "--seat <SEAT>"),
    ("odds docs/examples/gambit.log --seat F", "seat F is not at this table of 4"),
    ("odds docs/examples/gambit.log --seat A --ply 9999", "is beyond the end: the game has 77 plies"),
    ("daily 9999-12-31", "the daily deal of 9999-12-31 has not come yet"),
    ("daily 2025-12-31", "the first daily deal is that of 2026-01-01"),
    ("daily tomorrow", "a date such as 2026-11-17"),
    ("daily --game chess", "possible values: gambit, skakanie"),
    ("verify", "Usage"),
    ("verify nowhere.log", "nowhere.log cannot be read"),
    ("verify Cargo.toml", "Cargo.toml:1: a log begins with"),
    ("setups", "Usage"),
    ("setups show Nothing", "there are Home Rows, Carousel, Two Armies, Crossroads"),
    ("setups check", "Usage"),
    ("setups check nowhere.setup", "nowhere.setup cannot be read"),
    (
        "setups check setups/carousel.setup setups/crossroads.setup --svg x.svg",
        "--svg draws one card; 2 files",
    ),
    ("perft", "Usage"),
    ("perft gambit", "Usage"),
    ("perft chess 3", "possible values: gambit, skakanie"),
    ("perft gambit 21", "21 is not in 0..=20"),
    ("perft gambit 1 --players 9", "2 to 4 people can play"),
    ("perft skakanie 1 --players 9", "there are 1 to 6 players"),
    ("perft skakanie 1", "a deal has too many outcomes"),
    ("perft skakanie 1 --log docs/examples/gambit.log", "the log is one of gambit"),
    ("perft gambit 1 --log nowhere.log", "nowhere.log cannot be read"),
    ("perft gambit 1 --log docs/examples/gambit.log --players 2", "cannot be used with"),
    ("bench", "Usage"),
    ("bench engine --seconds 0", "0 is not in 1..=3600"),
    ("bench bots --seconds 0", "0 is not in 1..=3600"),
    ("bench soak", "Usage"),
    ("bench soak go", "possible values: gambit, skakanie"),
    ("completions", "Usage"),
    ("completions tcsh", "possible values"),
];

#[test]
fn flags_are_refused_with_a_sentence() {
    for (args, sentence) in FLAGS {
        let run = stolik(&args.split(' ').collect::<Vec<_>>());
        assert_eq!(run.code, Some(2), "{args}: {run:?}");
        assert!(run.stderr.contains(sentence), "{args}: {run:?}");
        assert!(!run.stderr.contains("panicked") && run.stdout.is_empty(), "{args}: {run:?}");
    }
}

#[test]
fn logs_are_refused_with_their_line() {
    let text = log(Gambit::usual(2), "doors").to_string();
    let cases = [
        (String::new(), "-:1: a log begins with"),
        ("\0\u{1}\u{2}".to_owned(), "-:1: a log begins with"),
        (text.replacen("stolik 1", "stolik 2", 1), "-:1: this program reads log format 1"),
        (text.replacen("gambit 2", "gambit 7", 1), "-:1: this program does not play version 7"),
        (text.replacen("seat B bot", "seat B cat", 1), "-:3:8: expected “person” or “bot”"),
        (text.replacen("edition=en", "edition=xx", 1), "edition: expected en, pl or it, found"),
        (text.replacen("\nlog\n", "\n", 1), "expected a line “log”"),
        (text.replacen("A place", "A hop", 1), "expected place, plan"),
        (text.replacen("result", "resort", 1), "expected the result after “end”"),
        (text.clone() + "and more\n", "nothing may follow the seed"),
    ];
    for (text, sentence) in cases {
        for command in ["replay", "perft gambit 1 --log"] {
            let args: Vec<&str> = command.split(' ').chain(["-"]).collect();
            let run = stolik_with(&args, &text);
            assert!(run.code == Some(2) && run.stderr.contains(sentence), "{sentence}: {run:?}");
        }
    }
}

#[test]
fn a_changed_log_is_replayed_with_a_warning() {
    let text = log(Gambit::usual(2), "doors").sealed().replace("bot Ola", "bot Ala");
    let run = stolik_with(&["replay", "-"], &text);
    assert_eq!(run.code, Some(0));
    assert!(run.stderr.contains("warning: -:2: this line was changed"), "{run:?}");
}

#[test]
fn a_reader_that_has_enough_is_no_error() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    let file = temporary("long.log", &log(Gambit::usual(4), "long").sealed());
    for _ in 0..5 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_stolik"))
            .args(["replay".as_ref(), file.as_os_str()])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary is built");
        let mut first = [0; 1];
        child.stdout.take().expect("it is piped").read_exact(&mut first).expect("something is printed");
        let output = child.wait_with_output().expect("the binary ends");
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    }
}
