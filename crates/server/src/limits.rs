//! How often somebody may ask for something.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A bucket of permits that fills up again with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    permits: f64,
    filled: Instant,
}

/// How large buckets are and how fast they fill.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Permits at most.
    pub burst: f64,
    /// New ones a second.
    pub per_second: f64,
}

impl Bucket {
    /// A full one.
    pub(crate) fn new(rate: Rate, now: Instant) -> Self {
        Self { permits: rate.burst, filled: now }
    }

    /// Takes a permit, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let new = now.saturating_duration_since(self.filled).as_secs_f64() * rate.per_second;
        self.permits = (self.permits + new).min(rate.burst);
        self.filled = now;
        let enough = self.permits >= 1.0;
        if enough {
            self.permits -= 1.0;
        }
        enough
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let new = now.saturating_duration_since(self.filled).as_secs_f64() * rate.per_second;
        self.permits + new >= rate.burst
    }
}

/// A bucket for each address.
pub(crate) struct ByAddress {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl ByAddress {
    /// So many addresses are remembered; then those with full buckets are forgotten, which changes nothing for them.
    const MOST: usize = 10_000;

    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes a permit of this address, if it has one.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= Self::MOST {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        if buckets.len() >= Self::MOST && !buckets.contains_key(&address) {
            return false;
        }
        buckets.entry(address).or_insert_with(|| Bucket::new(self.rate, now)).take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rate = Rate { burst: 3.0, per_second: 2.0 };
        let start = Instant::now();
        let by_address = ByAddress::new(rate);
        let (ours, theirs) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let took = (0..5).filter(|_| by_address.take(ours, start)).count();
        assert_eq!(took, 3);
        assert!(by_address.take(theirs, start), "others are not held back");
        let later = start + Duration::from_secs(1);
        assert_eq!((0..5).filter(|_| by_address.take(ours, later)).count(), 2);
    }
}
