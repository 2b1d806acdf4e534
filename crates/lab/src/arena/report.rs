//! Parts of a report that all contests share: aligned tables, and how the bots behaved.

use std::fmt::Write;

use super::contestant::Behaviour;
use super::spec::Spec;
use crate::stats::Interval;

/// Lines of cells under each other: the first column begins at the left, the others end at the right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell_width =
        |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().map(|row| cell_width(row, column)).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            // Writing to a string cannot fail.
            let _ =
                if column == 0 { write!(line, "{cell:width$}") } else { write!(line, "  {cell:>width$}") };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A row of a table.
pub(crate) fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

/// A number in a report: a real minus, a sign where asked for, and ∞ where it belongs.
pub(crate) fn number(value: f64, digits: usize, signed: bool) -> String {
    let magnitude = if value.is_infinite() { "∞".to_owned() } else { format!("{:.digits$}", value.abs()) };
    let is_zero = magnitude.chars().all(|c| matches!(c, '0' | '.'));
    match () {
        () if is_zero => magnitude,
        () if value < 0.0 => format!("−{magnitude}"),
        () if signed => format!("+{magnitude}"),
        () => magnitude,
    }
}

/// `[97.1, 99.0]`.
pub(crate) fn range(interval: Interval, digits: usize, signed: bool) -> String {
    format!("[{}, {}]", number(interval.low, digits, signed), number(interval.high, digits, signed))
}

/// How long the bots thought, and what programs did wrong.
pub(crate) fn behaviour(bots: &[Spec], all: &[Behaviour]) -> String {
    let mut rows = vec![row(["bot", "decisions", "mean ms", "max ms", "overtime", "faults"])];
    for (bot, Behaviour { clock, faults }) in bots.iter().zip(all) {
        rows.push(vec![
            bot.name.clone(),
            clock.decisions.to_string(),
            number(clock.mean(), 3, false),
            number(clock.longest(), 3, false),
            clock.over.to_string(),
            faults.count.to_string(),
        ]);
    }
    let mut text = table(&rows);
    if all.iter().any(|behaviour| behaviour.faults.count > 0) {
        text.push_str("\nFaults, for each of which the first legal action was played; the first ones:\n");
        for fault in all.iter().flat_map(|behaviour| &behaviour.faults.first) {
            let _ = writeln!(text, "  {fault}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_aligned() {
        let rows = [row(["bot", "win %"]), row(["strong", "9"]), row(["an – ż", "100.0"])];
        assert_eq!(table(&rows), "bot     win %\nstrong      9\nan – ż  100.0\n");
    }

    #[test]
    fn numbers_have_a_real_minus_and_no_signed_zero() {
        let cases = [
            (number(-0.04, 1, true), "0.0"),
            (number(-12.0, 0, false), "−12"),
            (number(3.25, 1, true), "+3.2"),
            (number(f64::NEG_INFINITY, 0, true), "−∞"),
            (range(Interval { value: 0.0, low: -1.0, high: f64::INFINITY }, 0, true), "[−1, +∞]"),
        ];
        for (found, expected) in cases {
            assert_eq!(found, expected);
        }
    }
}
