//! Messages of web sockets and data channels: texts of a bounded length.
use core::fmt;

use js_sys::JsString;
use wasm_bindgen::JsCast;
use web_sys::{Event, MessageEvent};

/// In bytes; longer messages are neither sent nor taken.
pub const MAX_MESSAGE: usize = 65_536;

/// Why a message that came was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedMessage {
    Binary,
    TooLong,
}

/// Why a message could not be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SendError {
    /// Not yet, or not any more.
    NotOpen,
    TooLong,
    /// Anything else, in words for the console.
    Failed(String),
}

impl fmt::Display for RefusedMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Binary => "a message that is not a text",
            Self::TooLong => "a message of more than 64 KB",
        })
    }
}

impl core::error::Error for RefusedMessage {}

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOpen => f.write_str("the connection is not open"),
            Self::TooLong => f.write_str("the message has more than 64 KB"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for SendError {}

/// The text of a message event.
pub(super) fn text_of(event: Event) -> Result<String, RefusedMessage> {
    let data = event.unchecked_into::<MessageEvent>().data();
    let text: JsString = data.dyn_into().map_err(|_| RefusedMessage::Binary)?;
    // A text never has fewer bytes than units: what is far too long is not even copied.
    if text.length() as usize > MAX_MESSAGE {
        return Err(RefusedMessage::TooLong);
    }
    let text = String::from(text);
    match text.len() <= MAX_MESSAGE {
        true => Ok(text),
        false => Err(RefusedMessage::TooLong),
    }
}

/// Refuses a text that is too long to be sent.
pub(super) fn check_length(text: &str) -> Result<(), SendError> {
    match text.len() <= MAX_MESSAGE {
        true => Ok(()),
        false => Err(SendError::TooLong),
    }
}
