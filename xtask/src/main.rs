//! Project tasks: `cargo xtask <command>`.
fn main() {}
