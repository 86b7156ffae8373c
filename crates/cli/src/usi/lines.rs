//! Reading lines of any length and content.

use std::io::{self, BufRead};

/// Ten times the length of a game of ten thousand moves.
pub const MAX_LINE_BYTES: usize = 1 << 20;

pub enum Line {
    Text(String),
    /// Longer than [`MAX_LINE_BYTES`]; the content is dropped.
    TooLong,
}

/// Reads the next line without its end; `None` after the last. Invalid UTF-8 becomes
/// replacement characters.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() && line.is_empty() && !too_long {
            return Ok(None);
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        too_long |= line.len() + part.len() > MAX_LINE_BYTES;
        if !too_long {
            line.extend_from_slice(part);
        }
        let is_last = end.is_some() || buffer.is_empty();
        let read = part.len() + usize::from(end.is_some());
        input.consume(read);
        if is_last {
            return Ok(Some(if too_long {
                Line::TooLong
            } else {
                Line::Text(String::from_utf8_lossy(&line).into_owned())
            }));
        }
    }
}
