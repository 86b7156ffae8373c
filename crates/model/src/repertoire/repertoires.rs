use serde::{Deserialize, Serialize};

use super::{Definition, RepertoireProgress};

/// All repertoires and what is learned of them, as they are archived and taken elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Repertoires {
    /// Each once.
    #[serde(default)]
    pub definitions: Vec<Definition>,
    #[serde(default)]
    pub progress: RepertoireProgress,
}

impl Repertoires {
    pub fn is_empty(&self) -> bool {
        self.definitions.is_empty() && self.progress.is_empty()
    }

    /// What is in either of two places.
    pub fn merge(&mut self, other: &Self) {
        for definition in &other.definitions {
            let mut own = self.definitions.iter_mut();
            match own.find(|own| own.id() == definition.id()) {
                Some(own) => own.merge(definition),
                None => self.definitions.push(definition.clone()),
            }
        }
        self.progress.merge(&other.progress);
    }
}
