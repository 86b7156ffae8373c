//! Reading a record from a file or standard input.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use komadai_records::{
    Record,
    notation::{Diagnostic, Encoding, Format, ParsedRecord, read_bytes},
};

use crate::files::decode;

/// A file whose record was read, to its end or up to an error.
pub struct File {
    /// Its name for messages: what is not UTF-8 in it becomes replacement characters.
    pub name: String,
    /// `None` if the format is unknown.
    pub format: Option<Format>,
    pub encoding: Encoding,
    pub reading: ParsedRecord,
    /// Why it was not read to its end.
    pub fault: Option<Diagnostic>,
}

impl File {
    /// Reads a file; `-` is standard input.
    pub fn read(path: &Path) -> Result<Self, String> {
        let name = path.to_string_lossy().into_owned();
        let bytes = bytes(path).map_err(|error| format!("{name}: cannot be read: {error}"))?;
        Ok(match read_bytes(&bytes, Some(&name), &mut decode) {
            Ok((format, encoding, reading)) => Self {
                name,
                format: Some(format),
                encoding,
                reading,
                fault: None,
            },
            Err(error) => {
                let encoding = Encoding::detect(&bytes);
                let text = decode(encoding, &bytes).unwrap_or_default();
                Self {
                    format: Format::detect(&text, Some(&name)).ok(),
                    name,
                    encoding,
                    reading: *error.before,
                    fault: Some(error.diagnostic),
                }
            }
        })
    }

    pub fn record(&self) -> &Record {
        &self.reading.record
    }

    /// The error that ended reading, with the file's name.
    pub fn error_message(&self) -> Option<String> {
        let fault = self.fault.as_ref()?;
        Some(format!("{}: {fault}", self.name))
    }
}

fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    if path != Path::new("-") {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
