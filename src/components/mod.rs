//! Components that several screens are made of, and that know more than `komadai-ui` does.
mod engine_net_status;
pub mod explanations;
mod lesson_head;
mod qr_code;
mod update_notices;

pub use engine_net_status::EngineNetStatus;
pub use lesson_head::LessonHead;
pub use qr_code::QrCode;
pub use update_notices::UpdateNotices;
