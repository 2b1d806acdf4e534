//! What somebody needs of a game: a server all of it, each of a page's two engines a part. What a part does not need is not linked into it.

/// A part, told by constants, so that the compiler sees what cannot happen.
pub(crate) trait Part: Send + Sync + 'static {
    /// Does it host tables: decide what people do, and tell them what they see?
    const HOSTS: bool;
    /// Does it think: bots, advice, reviews?
    const THINKS: bool;
}

/// Both.
pub(crate) struct Everything;

/// Tables whose bots think elsewhere.
pub(crate) struct Hosting;

/// Bots and advice for tables that are hosted elsewhere.
pub(crate) struct Thinking;

impl Part for Everything {
    const HOSTS: bool = true;
    const THINKS: bool = true;
}

impl Part for Hosting {
    const HOSTS: bool = true;
    const THINKS: bool = false;
}

impl Part for Thinking {
    const HOSTS: bool = false;
    const THINKS: bool = true;
}
