#![allow(clippy::all, clippy::pedantic, missing_docs)]
use gambit::Gambit; use skakanie::Skakanie;
use stolik_study::puzzle::*;
fn run<G: Puzzling>(q: &'static str, seed: u64, from: u64, to: u64) {
    for game in from..to {
        let t = std::time::Instant::now();
        let found = find::<G>(Search { seed, game, questions: &[q] });
        eprint!("game {game} {:.1}s ", t.elapsed().as_secs_f64());
        for p in found { eprint!("step {} {:?} {}", p.rating.step(), p.rating.found, p.certificate); print!("{p}"); }
        eprintln!();
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (s, f, t) = (a[2].parse().unwrap(), a[3].parse().unwrap(), a[4].parse().unwrap());
    match a[1].as_str() { "cards" => run::<Gambit>("cards", s, f, t), "move" => run::<Gambit>("move", s, f, t), "turn" => run::<Skakanie>("turn", s, f, t), _ => run::<Skakanie>("give", s, f, t) }
}
