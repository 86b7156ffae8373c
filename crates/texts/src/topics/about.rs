//! The version of the program.

#[derive(Debug)]
pub struct AboutText {
    /// The heading of what is new in a version.
    pub version: fn(&str) -> String,
    /// What is new, a sentence each; CHANGELOG.md has all of it.
    pub news: &'static [&'static str],
    /// The link to the licences of what the program is made of.
    pub licences: &'static str,
}
