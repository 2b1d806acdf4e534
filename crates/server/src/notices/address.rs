//! Where notices may be sent. People name the addresses, so what they name must not be the host's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use url::{Host, Url};

/// The longest address that is kept.
const LONGEST: usize = 1024;

/// An address that notices can be sent to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Destination {
    url: Url,
}

impl Destination {
    /// Reads an address. Only https and its usual port, and no address of a private network, unless `anywhere` is allowed.
    pub(crate) fn read(text: &str, anywhere: bool) -> Result<Self, &'static str> {
        if text.len() > LONGEST {
            return Err("an address has at most 1024 characters");
        }
        let mut url = Url::parse(text).map_err(|_| "this is no address such as https://example.org/hook")?;
        url.set_fragment(None);
        if url.scheme() != "https" && !(anywhere && url.scheme() == "http") {
            return Err("an address begins with https://");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("an address has no user and no password");
        }
        if url.port().is_some() && !anywhere {
            return Err("an address has no port: 443 is the only one");
        }
        let ip = match url.host() {
            Some(Host::Ipv4(ip)) => Some(IpAddr::V4(ip)),
            Some(Host::Ipv6(ip)) => Some(IpAddr::V6(ip)),
            Some(Host::Domain(_)) => None,
            None => return Err("an address names a host"),
        };
        if ip.is_some_and(|ip| !anywhere && !is_public(ip)) {
            return Err("this address is in a private network");
        }
        Ok(Self { url })
    }

    /// The name or the number of its host; IPv6 in brackets.
    pub(crate) fn host(&self) -> &str {
        self.url.host_str().unwrap_or_default()
    }

    /// The host as it is looked up, and its port.
    pub(crate) fn place(&self) -> (String, u16) {
        let host = self.host().trim_start_matches('[').trim_end_matches(']');
        (host.to_owned(), self.url.port_or_known_default().unwrap_or(443))
    }

    /// Is it reached by TLS?
    pub(crate) fn is_secure(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// Scheme, host and port.
    pub(crate) fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    /// Host and port, for the header `Host`.
    pub(crate) fn authority(&self) -> &str {
        self.url.authority()
    }

    /// What comes behind it.
    pub(crate) fn path(&self) -> &str {
        &self.url[url::Position::BeforePath..url::Position::AfterQuery]
    }
}

/// Is it an address of the open internet? All that carry another address inside (mapped, 6to4, NAT64, Teredo) are not.
pub(crate) fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    /// What IANA has set apart: first address and length of the prefix.
    const APART: [([u8; 4], u32); 15] = [
        ([0, 0, 0, 0], 8),
        ([10, 0, 0, 0], 8),
        ([100, 64, 0, 0], 10),
        ([127, 0, 0, 0], 8),
        ([169, 254, 0, 0], 16),
        ([172, 16, 0, 0], 12),
        ([192, 0, 0, 0], 24),
        ([192, 0, 2, 0], 24),
        ([192, 88, 99, 0], 24),
        ([192, 168, 0, 0], 16),
        ([198, 18, 0, 0], 15),
        ([198, 51, 100, 0], 24),
        ([203, 0, 113, 0], 24),
        ([224, 0, 0, 0], 4),
        ([240, 0, 0, 0], 4),
    ];
    let bits = ip.to_bits();
    !APART.iter().any(|(first, length)| (bits ^ Ipv4Addr::from(*first).to_bits()) >> (32 - length) == 0)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    /// Of what is given out at all (`2000::/3`) this is set apart: protocols (Teredo among them), documentation, 6to4.
    const APART: [(u128, u32); 4] =
        [(0x2001 << 112, 23), (0x2001_0db8 << 96, 32), (0x2002 << 112, 16), (0x3fff << 112, 20)];
    let bits = ip.to_bits();
    bits >> 125 == 1 && !APART.iter().any(|(first, length)| (bits ^ first) >> (128 - length) == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFUSED: [&str; 49] = [
        "http://example.org/",
        "ftp://example.org/",
        "//example.org",
        "example.org",
        "https://",
        "https://example.org:8443/",
        "https://example.org:80/",
        "https://user@example.org/",
        "https://user:word@example.org/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0177.0.0.1/",
        "https://0/",
        "https://0.0.0.0/",
        "https://0.1.2.3/",
        "https://10.0.0.1/",
        "https://100.64.0.1/",
        "https://100.127.255.255/",
        "https://169.254.169.254/latest/meta-data/",
        "https://172.16.0.1/",
        "https://172.31.255.255/",
        "https://192.0.0.8/",
        "https://192.168.1.1/",
        "https://198.18.0.1/",
        "https://224.0.0.1/",
        "https://240.0.0.1/",
        "https://255.255.255.255/",
        "https://１２７.0.0.1/",
        "https://[::]/",
        "https://[::1]/",
        "https://[::127.0.0.1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[::ffff:8.8.8.8]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::1]/",
        "https://[2001::1]/",
        "https://[2001:db8::1]/",
        "https://[2002:7f00:1::]/",
        "https://[3fff::1]/",
        "https://[100::1]/",
        "https://[5f00::1]/",
        "https://[fc00::1]/",
        "https://[fd12:3456::1]/",
        "https://[fe80::1]/",
        "https://[fec0::1]/",
        "https://[ff02::1]/",
    ];

    #[test]
    fn addresses_of_private_networks_are_refused_however_they_are_written() {
        for address in REFUSED {
            assert!(Destination::read(address, false).is_err(), "{address}");
        }
        let long = format!("https://example.org/{}", "x".repeat(LONGEST));
        assert!(Destination::read(&long, false).is_err());
        for fine in
            ["https://example.org/hook?a=1", "https://8.8.8.8/", "https://172.32.0.1/", "https://[2a00::1]/x"]
        {
            assert!(Destination::read(fine, false).is_ok(), "{fine}");
        }
        for home in ["http://127.0.0.1:8080/x", "https://[::1]:444/", "http://nas.local/"] {
            assert!(Destination::read(home, true).is_ok(), "{home}");
        }
    }

    #[test]
    fn an_address_is_taken_apart() {
        let read = Destination::read("https://Example.org:443/a/b?c=d#e", false).unwrap();
        assert_eq!((read.host(), read.place()), ("example.org", ("example.org".to_owned(), 443)));
        assert_eq!((read.authority(), read.path()), ("example.org", "/a/b?c=d"));
        assert_eq!(read.origin(), "https://example.org");
        let read = Destination::read("http://[::1]:81", true).unwrap();
        assert_eq!((read.place(), read.path()), (("::1".to_owned(), 81), "/"));
        assert!(!read.is_secure());
    }
}
