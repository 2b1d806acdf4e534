//! Milliseconds since 1970 as a date and a time of day, in UTC.

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Such as `2026-11-16 09:05`.
pub(super) fn utc(milliseconds: i64) -> String {
    let (days, rest) = (milliseconds.div_euclid(DAY), milliseconds.rem_euclid(DAY));
    let (year, month, day) = civil(days);
    let minutes = rest / MINUTE;
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// Year, month and day of a number of days since 1970. Years are counted from March, so that the leap day is their last day, in
/// eras of 400 years, after which the calendar repeats.
fn civil(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    // 1 March of the year 0 was so many days before 1970.
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    // From March on, months have 31 30 31 30 31 days again and again: 153 in five.
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_moments() {
        for (milliseconds, expected) in [
            (0, "1970-01-01 00:00"),
            (-1, "1969-12-31 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_799_999, "2000-02-29 23:59"),
            (951_868_800_000, "2000-03-01 00:00"),
            (1_709_210_096_000, "2024-02-29 12:34"),
            (4_107_542_400_000, "2100-03-01 00:00"),
            (1_798_761_599_000, "2026-12-31 23:59"),
        ] {
            assert_eq!(utc(milliseconds), expected);
        }
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let mut last = civil(-200_000);
        for days in -199_999..200_000 {
            let (year, month, day) = civil(days);
            assert!(
                (year, month, day) > last && (1..=12).contains(&month) && (1..=31).contains(&day),
                "{last:?} {year} {month} {day}"
            );
            assert!(day == last.2 + 1 || (day == 1 && last.2 >= 28), "{last:?} {year} {month} {day}");
            last = (year, month, day);
        }
    }
}
