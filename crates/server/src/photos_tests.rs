//! Photos: what is one, and what only looks like one.
