//! Parts of a report that both games share: aligned tables, and how the bots behaved.

use std::fmt::Write;

use super::estimate::Interval;
use super::sitter::Record;
use super::spec::Spec;

/// Lines of cells under each other: the first column begins at the left, the others end at the right.
pub(super) fn table(rows: &[Vec<String>]) -> String {
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
pub(super) fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

/// A number in a report: a real minus, a sign where asked for, and ∞ where it belongs.
pub(super) fn number(value: f64, digits: usize, signed: bool) -> String {
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
pub(super) fn range(interval: Interval, digits: usize, signed: bool) -> String {
    format!("[{}, {}]", number(interval.low, digits, signed), number(interval.high, digits, signed))
}

/// How long the bots thought, and what programs did wrong.
pub(super) fn behaviour(bots: &[Spec], records: &[Record]) -> String {
    let mut rows = vec![row(["bot", "decisions", "mean ms", "max ms", "overtime", "faults"])];
    for (bot, record) in bots.iter().zip(records) {
        let Record { clock, faults } = record;
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
    if records.iter().any(|record| record.faults.count > 0) {
        text.push_str("\nFaults, for each of which the first legal action was played; the first ones:\n");
        for fault in records.iter().flat_map(|record| &record.faults.first) {
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
