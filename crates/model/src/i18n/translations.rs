//! The texts of the languages other than English, and which of them are loaded.
use std::sync::OnceLock;

use super::*;

/// All texts of a language that is loaded when it is chosen.
#[derive(Debug)]
pub struct Translations {
    pub language: Language,
    pub app: AppText,
    pub navigation: NavigationText,
    pub home: HomeText,
    pub board: BoardText,
    pub clock: ClockText,
    pub shogi_terms: ShogiTermsText,
    pub errors: ErrorsText,
    pub play: PlayText,
    pub notices: NoticesText,
    pub new_game: NewGameText,
    pub settings: SettingsText,
    pub about: AboutText,
    pub appearance: AppearanceText,
    pub move_input: MoveInputText,
    pub resign: ResignText,
    pub assist: AssistText,
    pub rules: RulesText,
    pub game_summary: GameSummaryText,
    pub announcements: AnnouncementsText,
    pub moves: MovesText,
    pub claims: ClaimsText,
    pub impasse_count: ImpasseCountText,
    pub opponent: OpponentText,
    pub furigoma: FurigomaText,
    pub engine_net: EngineNetText,
    pub timer: TimerText,
    pub record: RecordText,
    pub record_files: RecordFilesText,
    pub record_result: RecordResultText,
    pub game_info: GameInfoText,
    pub drawing: DrawingText,
    pub study: StudyText,
    pub learn: LearnText,
    pub library: LibraryText,
    pub print: PrintText,
    pub problems: ProblemsText,
    pub answers: AnswersText,
    pub remote: RemoteText,
    pub editor: EditorText,
    pub analysis: AnalysisText,
}

static LOADED: [OnceLock<&Translations>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Makes a language that has been loaded available to [`Language::text`].
pub fn register(translations: &'static Translations) {
    LOADED[translations.language as usize].get_or_init(|| translations);
}

/// The texts of a language; nothing for English, whose texts are each where they are used.
pub(super) fn loaded(language: Language) -> Option<&'static Translations> {
    #[cfg(not(target_family = "wasm"))]
    if let Some(translations) = built_in(language) {
        register(translations);
    }
    LOADED[language as usize].get().copied()
}

/// Programs outside the browser contain all languages.
#[cfg(not(target_family = "wasm"))]
fn built_in(language: Language) -> Option<&'static Translations> {
    match language {
        Language::English => None,
        Language::Japanese => Some(&JA),
        Language::Italian => Some(&IT),
        Language::Romanian => Some(&RO),
        Language::Swedish => Some(&SV),
    }
}
