//! The tables that the build script makes of the data: a line for each name.
include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// Lines one after the other in a text.
#[derive(Debug)]
pub struct Lines {
    text: &'static str,
    /// Where each ends, after the 0 where the first begins.
    ends: [u16; LEN + 1],
}

impl Lines {
    pub fn get(&self, line: usize) -> &'static str {
        &self.text[self.ends[line].into()..self.ends[line + 1].into()]
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static str> {
        (0..LEN).map(|line| self.get(line))
    }
}
