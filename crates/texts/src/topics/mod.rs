//! The topics: what one screen or dialog says, a struct each. The values are in the folder of
//! every language, in a file of the same name.
pub(crate) mod about;
pub(crate) mod analysis;
pub(crate) mod announcements;
pub(crate) mod answers;
pub(crate) mod app;
pub(crate) mod appearance;
pub(crate) mod assist;
pub(crate) mod board;
pub(crate) mod claims;
pub(crate) mod clock;
pub(crate) mod drawing;
pub(crate) mod editor;
pub(crate) mod embed;
pub(crate) mod engine_net;
pub(crate) mod errors;
pub(crate) mod explorer;
pub(crate) mod furigoma;
pub(crate) mod game_info;
pub(crate) mod game_summary;
pub(crate) mod games;
pub(crate) mod home;
pub(crate) mod impasse_count;
pub(crate) mod learn;
pub(crate) mod library;
pub(crate) mod move_input;
pub(crate) mod moves;
pub(crate) mod names;
pub(crate) mod navigation;
pub(crate) mod new_game;
pub(crate) mod notices;
pub(crate) mod opponent;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod problems;
pub(crate) mod record;
pub(crate) mod record_files;
pub(crate) mod record_result;
pub(crate) mod remarks;
pub(crate) mod remote;
pub(crate) mod resign;
pub(crate) mod results;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod shogi_terms;
pub(crate) mod study;
pub(crate) mod timer;

pub use about::AboutText;
pub use analysis::{AnalysisText, Sides};
pub use announcements::AnnouncementsText;
pub use answers::AnswersText;
pub use app::AppText;
pub use appearance::AppearanceText;
pub use assist::{AssistText, kanji};
pub use board::BoardText;
pub use claims::ClaimsText;
pub use clock::ClockText;
pub use drawing::DrawingText;
pub use editor::EditorText;
pub use embed::EmbedText;
pub use engine_net::EngineNetText;
pub use errors::ErrorsText;
pub use explorer::ExplorerText;
pub use furigoma::FurigomaText;
pub use game_info::GameInfoText;
pub use game_summary::GameSummaryText;
pub use games::GamesText;
pub use home::HomeText;
pub use impasse_count::ImpasseCountText;
pub use learn::LearnText;
pub use library::LibraryText;
pub use move_input::MoveInputText;
pub use moves::MovesText;
pub use names::NamesText;
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
pub use remarks::RemarksText;
pub use remote::RemoteText;
pub use resign::ResignText;
pub use results::ResultsText;
pub use rules::{RuleText, RulesText};
pub use settings::SettingsText;
pub use shogi_terms::ShogiTermsText;
pub use study::StudyText;
pub use timer::TimerText;

/// Calls a macro with every topic but `embed`, whose texts the page has no need of, its type and what it is: those of the page, and those that
/// boards on other pages have too.
macro_rules! topics {
    ($then:ident $($argument:tt)*) => {
        $then! {
            $($argument)*
            page {
                /// The page as a whole.
                app AppText,
                /// The main menu.
                navigation NavigationText,
                /// The home screen.
                home HomeText,
                /// What is wrong with a position, a time control or an address.
                errors ErrorsText,
                /// The screen of a game.
                play PlayText,
                /// Notices above the board: a game that could not be kept, a new version of the page.
                notices NoticesText,
                /// The form of a new game.
                new_game NewGameText,
                /// The settings.
                settings SettingsText,
                /// The version, and what is new in it.
                about AboutText,
                /// What pieces and board look like, in the settings.
                appearance AppearanceText,
                /// The field that moves are typed in.
                move_input MoveInputText,
                /// The question before resigning.
                resign ResignText,
                /// Hints for beginners, and what is heard, spoken and felt during a game.
                assist AssistText,
                /// The rules that two players agree on, in words.
                rules RulesText,
                /// The start position and the time control of a game.
                game_summary GameSummaryText,
                /// What is announced during a game, and its result.
                announcements AnnouncementsText,
                /// Moves as a list of moves writes them.
                moves MovesText,
                /// Claims of the players, and warnings of a repetition.
                claims ClaimsText,
                /// The count of points in an impasse.
                impasse_count ImpasseCountText,
                /// The computer as an opponent: its levels, its thinking, its hints.
                opponent OpponentText,
                /// Furigoma: five pawns are tossed to choose the sides.
                furigoma FurigomaText,
                /// The neural net that the engine evaluates with: whether it is loaded.
                engine_net EngineNetText,
                /// The clock without a board, for a game on a real one.
                timer TimerText,
                /// The record screen: moves, branches, comments, the way through them.
                record RecordText,
                /// Opening, saving and sharing records.
                record_files RecordFilesText,
                /// What readers of records remark on.
                remarks RemarksText,
                /// Choosing how a line of a record ends.
                record_result RecordResultText,
                /// The headers of a record: players, date, place.
                game_info GameInfoText,
                /// Arrows and circles drawn on a position.
                drawing DrawingText,
                /// Studying a record: the next moves are hidden, or guessed.
                study StudyText,
                /// The saved games: their list, and how they are kept.
                library LibraryText,
                /// The list of the saved games.
                games GamesText,
                /// The results of the saved games.
                results ResultsText,
                /// Openings, attacks and castles.
                names NamesText,
                /// What was played in a position in the saved games.
                explorer ExplorerText,
                /// Pictures of positions, and sheets of problems to print.
                print PrintText,
                /// The problems and their trainer.
                problems ProblemsText,
                /// What the engine takes for the answers in positions of a record.
                answers AnswersText,
                /// Games between two devices.
                remote RemoteText,
                /// Setting up a position.
                editor EditorText,
                /// The analysis of positions and games.
                analysis AnalysisText,
            }
            page and embed {
                /// The board: its labels, the question of promotion, its announcements.
                board BoardText,
                /// The clocks and their sounds.
                clock ClockText,
                /// The words of the game: pieces, squares, moves, reasons why a move is illegal.
                shogi_terms ShogiTermsText,
                /// The course and its lessons.
                learn LearnText,
            }
        }
    };
}
