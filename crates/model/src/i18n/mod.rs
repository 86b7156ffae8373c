//! Every text of the page, typed: a missing text does not compile.
//!
//! A topic is what one screen or dialog says: `play.rs` has the struct of its texts,
//! `en/play.rs`, `ja/play.rs` and so on their values. [`Text`] has a method a topic.
//!
//! English is in the program. Every other language is one file that is loaded when it
//! is chosen (`src/app/languages.rs`): [`register`] makes its [`Translations`] known.
//! What part of the English texts is in which file: see [`Text`].
mod about;
mod analysis;
mod announcements;
mod answers;
mod app;
mod appearance;
mod assist;
mod board;
mod capitalized;
mod claims;
mod clock;
mod drawing;
mod editor;
mod embed;
mod en;
mod engine_net;
mod errors;
mod furigoma;
mod game_info;
mod game_summary;
mod home;
mod impasse_count;
mod it;
mod ja;
mod learn;
mod library;
mod move_input;
mod moves;
mod navigation;
mod new_game;
mod notices;
mod opponent;
mod play;
mod print;
mod problems;
mod record;
mod record_files;
mod record_result;
mod remote;
mod resign;
mod ro;
mod rules;
mod settings;
mod shogi_terms;
mod study;
mod sv;
mod text;
mod timer;
mod translations;
mod unbroken;
pub use it::{EMBED_IT, IT};
pub use ja::{EMBED_JA, JA};
pub use ro::{EMBED_RO, RO};
pub use sv::{EMBED_SV, SV};
mod message;
#[cfg(test)]
mod tests;

pub use about::AboutText;
pub use analysis::{AnalysisText, Sides};
pub use announcements::AnnouncementsText;
pub use answers::AnswersText;
pub use app::AppText;
pub use appearance::AppearanceText;
pub use assist::{AssistText, kanji};
pub use board::{BoardText, SquareFacts, SquareState};
pub use capitalized::capitalized;
pub use claims::ClaimsText;
pub use clock::ClockText;
pub use drawing::DrawingText;
pub use editor::EditorText;
pub use embed::{EmbedText, EmbedTranslations, register_embed};
pub use engine_net::EngineNetText;
pub use errors::ErrorsText;
pub use furigoma::FurigomaText;
pub use game_info::GameInfoText;
pub use game_summary::GameSummaryText;
pub use home::HomeText;
pub use impasse_count::ImpasseCountText;
pub use learn::LearnText;
pub use library::LibraryText;
pub use message::Message;
pub use move_input::MoveInputText;
pub use moves::MovesText;
pub use navigation::NavigationText;
pub use new_game::NewGameText;
pub use notices::NoticesText;
pub use opponent::OpponentText;
pub use play::PlayText;
pub use print::PrintText;
pub use problems::ProblemsText;
pub use record::RecordText;
pub use record_files::RecordFilesText;
pub use record_result::RecordResultText;
pub use remote::RemoteText;
pub use resign::ResignText;
pub use rules::{RuleText, RulesText};
pub use settings::SettingsText;
pub use shogi_terms::{MoveContext, ShogiTermsText};
pub use study::StudyText;
pub use text::Text;
pub use timer::TimerText;
pub use translations::{Translations, register};

use crate::Coordinates;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Language {
    #[serde(rename = "en")]
    English,
    #[serde(rename = "ja")]
    Japanese,
    #[serde(rename = "it")]
    Italian,
    #[serde(rename = "ro")]
    Romanian,
    #[serde(rename = "sv")]
    Swedish,
}

impl Language {
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Japanese,
        Self::Italian,
        Self::Romanian,
        Self::Swedish,
    ];

    /// The tag for `lang` attributes.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
            Self::Italian => "it",
            Self::Romanian => "ro",
            Self::Swedish => "sv",
        }
    }

    /// How the ranks of a board are named in its texts.
    pub const fn coordinates(self) -> Coordinates {
        match self {
            Self::Japanese => Coordinates::Kanji,
            _ => Coordinates::Letters,
        }
    }

    /// What its readers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Japanese => "日本語",
            Self::Italian => "Italiano",
            Self::Romanian => "Română",
            Self::Swedish => "Svenska",
        }
    }

    /// The language of a tag such as `ja-JP`, if it is one of ours.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next()?;
        Self::ALL
            .into_iter()
            .find(|l| l.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of a reader's languages that is one of ours; English otherwise.
    pub fn preferred<T: AsRef<str>>(tags: &[T]) -> Self {
        tags.iter()
            .find_map(|tag| Self::from_tag(tag.as_ref()))
            .unwrap_or(Self::English)
    }
}
