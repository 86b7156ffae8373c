//! Analysis of a record, without engine and screen: evaluations of positions, the
//! judgement of moves, and boards to try moves on.
mod cache;
mod game_analysis;
mod judgement;
mod line_preview;
mod mate_goal;
mod mistake_kind;
mod mistake_walk;
mod move_mark;
mod phase;
mod position_eval;
mod puzzle;
mod reasons;
mod retry;
mod review_position;
mod review_step;
mod review_summary;
mod saved_review;
mod settings;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod trial_board;

pub use cache::{AnalysisCache, AnalysisResult};
pub use game_analysis::{AnalyzedMove, AnalyzedPosition, GameAnalysis};
pub use judgement::{JudgedMove, Judgement, SideSummary, accuracy, judge};
pub use line_preview::{LinePreview, step};
pub use mate_goal::MateGoal;
pub use mistake_kind::MistakeKind;
pub use mistake_walk::{MistakeWalk, WalkOutcome, WalkedMistake};
pub use move_mark::MoveMark;
pub use phase::Phase;
pub use position_eval::PositionEval;
pub use puzzle::{Puzzle, PuzzleFeedback, PuzzleStage, Question};
pub use reasons::reasons;
pub use retry::{Retry, RetryVerdict};
pub use review_position::ReviewPosition;
pub use review_step::ReviewStep;
pub use review_summary::{PhaseReview, ReviewSummary, SideReview};
pub use saved_review::{ENGINE, ReviewOrigin, SavedReview};
pub use settings::{AnalysisSettings, QUICK_NODES, ReviewTime};
pub use trial_board::TrialBoard;
