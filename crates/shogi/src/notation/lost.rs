use super::Written;

/// Collects what a format cannot hold, each thing once.
#[derive(Debug, Default)]
pub(super) struct Lost(Vec<String>);

impl Lost {
    pub fn add(&mut self, what: &str) {
        if !self.0.iter().any(|known| known == what) {
            self.0.push(what.to_owned());
        }
    }

    pub fn finish(self, text: String) -> Written {
        Written { text, lost: self.0 }
    }
}
