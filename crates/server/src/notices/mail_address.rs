//! E-mail addresses: only such as everybody's mail server takes, so nothing else can get into a mail's head or a dialogue with a server.

use std::fmt;

use url::Host;

/// The longest address and the longest part before its `@` (RFC 5321).
const LONGEST: usize = 254;
const LONGEST_LOCAL: usize = 64;

/// An address that mail can be sent to.
#[derive(Clone, PartialEq, Eq)]
pub struct MailAddress {
    local: String,
    domain: String,
}

impl MailAddress {
    /// Reads an address as people type it. Quoted parts, comments and numbers instead of a name are none here; a name in other letters than
    /// ASCII becomes what stands in its place on the wire.
    pub fn read(text: &str) -> Result<Self, &'static str> {
        const NONE: &str = "this is no e-mail address such as name@example.org";
        let (local, domain) = text.trim().rsplit_once('@').ok_or(NONE)?;
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(letter);
        let words = || local.split('.');
        if local.len() > LONGEST_LOCAL || words().any(|word| word.is_empty() || !word.chars().all(fits)) {
            return Err(NONE);
        }
        let Ok(Host::Domain(domain)) = Host::parse(domain) else { return Err(NONE) };
        let is_name = |label: &str| {
            let inner = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
            !label.is_empty()
                && label.len() <= 63
                && label.chars().all(inner)
                && !label.starts_with('-')
                && !label.ends_with('-')
        };
        if !domain.contains('.') || !domain.split('.').all(is_name) || local.len() + domain.len() >= LONGEST {
            return Err(NONE);
        }
        Ok(Self { local: local.to_owned(), domain })
    }

    /// What comes behind the `@`.
    pub(crate) fn domain(&self) -> &str {
        &self.domain
    }

    /// The same for all ways to write it: capitals make no difference.
    pub(crate) fn canonical(&self) -> String {
        self.to_string().to_ascii_lowercase()
    }

    /// The mailbox it leads to, as far as one can know: what stands behind a `+` is its owner's own mark.
    pub(crate) fn mailbox(&self) -> String {
        let local = self.local.split('+').next().filter(|name| !name.is_empty()).unwrap_or(&self.local);
        format!("{local}@{}", self.domain).to_ascii_lowercase()
    }
}

/// All of it: for the wire, never for logs.
impl fmt::Display for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.local, self.domain)
    }
}

/// Addresses do not end up in logs.
impl fmt::Debug for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shown(&self.to_string()))
    }
}

/// What may be shown of an address: its first letter, and what comes behind the `@`. Of that it shows the same.
pub(crate) fn shown(address: &str) -> String {
    let (local, domain) = address.rsplit_once('@').unwrap_or(("", address));
    format!("{}…@{domain}", local.chars().next().map(String::from).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (written, read) in [
            ("ola@example.org", "ola@example.org"),
            (" Ola.Nowak+stolik@Poczta.Example.PL ", "Ola.Nowak+stolik@poczta.example.pl"),
            ("o'brien_{x}@a-b.co", "o'brien_{x}@a-b.co"),
            ("ola@żółw.pl", "ola@xn--w-uga1v8h.pl"),
        ] {
            assert_eq!(MailAddress::read(written).map(|one| one.to_string()), Ok(read.to_owned()));
        }
    }

    #[test]
    fn nothing_that_could_break_a_mail_is_an_address() {
        let long = format!("{}@example.org", "a".repeat(65));
        let longer = format!("a@{}org", "abcdefgh.".repeat(30));
        for text in [
            "",
            "@",
            "ola",
            "ola@",
            "@example.org",
            "ola@localhost",
            "ola@127.0.0.1",
            "ola@[127.0.0.1]",
            "ola@[::1]",
            "ola@example.org\r\nBcc: jan@example.org",
            "ola\r\n@example.org",
            "ola@exam\nple.org",
            "ola\0@example.org",
            "o la@example.org",
            "\"ola\"@example.org",
            "ola@jan@example.org",
            "<ola@example.org>",
            "ola@example.org>",
            "ola,jan@example.org",
            "ola;@example.org",
            "ola@example.org,jan@example.org",
            "Ola <ola@example.org>",
            ".ola@example.org",
            "ola.@example.org",
            "o..la@example.org",
            "ola@-example.org",
            "ola@example-.org",
            "ola@example..org",
            "ola@example.org.",
            "ola@exa_mple.org",
            "ola@example.org:25",
            "ola@example.org/x",
            "óla@example.org",
            "ola@%0d%0a.org",
            &long,
            &longer,
        ] {
            assert!(MailAddress::read(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn of_an_address_little_is_shown() {
        let ola = MailAddress::read("Ola+x@Example.org").unwrap();
        assert_eq!(
            (ola.canonical().as_str(), ola.mailbox().as_str()),
            ("ola+x@example.org", "ola@example.org")
        );
        assert_eq!(format!("{ola:?}"), "O…@example.org");
        assert_eq!(shown(&shown("ola@example.org")), "o…@example.org");
    }
}
