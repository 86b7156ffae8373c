use komadai_texts::Message;
use komadai_web::files::OpenError;

/// Why a file was not opened.
pub fn not_opened(error: &OpenError) -> Message {
    Message::of(match error {
        OpenError::TooLarge => |text| text.record_files().too_large,
        OpenError::Unreadable => |text| text.record_files().unreadable,
        OpenError::NotFetched => |text| text.record_files().not_fetched,
    })
}
