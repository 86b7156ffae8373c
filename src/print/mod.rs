//! Positions and problems on paper: what the record screen and the problems share.
mod answer_notes;
mod board_options;
mod fields;
mod printed_sheet;
mod sheet_options;

pub use answer_notes::AnswerNotes;
pub use board_options::board_options;
pub use fields::{ReportFoot, STYLES, SelectField, SignalCheckbox, choice_of};
pub use printed_sheet::PrintedSheet;
pub use sheet_options::{SheetFields, SheetOptions};
