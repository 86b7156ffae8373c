//! The tables of languages other than English, and which of them have come.
use std::sync::OnceLock;

use super::{AnalysisText, EN, EditorText, Language, LaterText, PaperText, RecordText, Text};

/// All texts of a language that is loaded when it is chosen.
#[derive(Debug)]
pub struct Tables {
    pub text: Text,
    pub later: LaterText,
    pub record: RecordText,
    pub editor: EditorText,
    pub paper: PaperText,
    pub analysis: AnalysisText,
}

static COME: [OnceLock<&Tables>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// From now on their language can be read. The first tables of a language stay.
pub fn arrived(tables: &'static Tables) {
    COME[tables.text.language as usize].get_or_init(|| tables);
}

impl Language {
    /// Whether its texts are there: the others are English for now.
    pub fn is_there(self) -> bool {
        self.text().language == self
    }

    /// The texts of the first load; English until the language has come.
    pub fn text(self) -> &'static Text {
        #[cfg(feature = "embed")]
        let text = super::embed::tables(self).map(|tables| &tables.text);
        #[cfg(not(feature = "embed"))]
        let text = self.tables().map(|tables| &tables.text);
        text.unwrap_or(&EN)
    }

    /// English has no tables: each of its texts is where it is used, or a first
    /// load would hold them all.
    pub(super) fn tables(self) -> Option<&'static Tables> {
        #[cfg(not(target_family = "wasm"))]
        if let Some(tables) = built_in(self) {
            arrived(tables);
        }
        COME[self as usize].get().copied()
    }
}

/// In the browser a language is registered when it has been loaded; elsewhere all of
/// them are there from the start.
#[cfg(not(target_family = "wasm"))]
fn built_in(language: Language) -> Option<&'static Tables> {
    match language {
        Language::English => None,
        Language::Japanese => Some(&super::JA),
        Language::Italian => Some(&super::IT),
        Language::Romanian => Some(&super::RO),
        Language::Swedish => Some(&super::SV),
    }
}
