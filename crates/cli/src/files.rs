//! Files of nets, of records, and others.

use std::{fs, path::Path, sync::Arc};

use komadai_records::notation::Encoding;
use komadai_search::eval::Net;

/// Reads the file of a net.
///
/// # Errors
/// When it cannot be read, or is damaged.
pub fn read_net(file: &Path) -> Result<Arc<Net>, String> {
    let net = Net::from_bytes(&read(file)?);
    net.map(Arc::new)
        .map_err(|error| format!("{}: {error}", file.display()))
}

fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{}: cannot be read: {error}", file.display()))
}

/// Writes a file.
///
/// # Errors
/// When it cannot be written.
pub fn write(file: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, bytes)
        .map_err(|error| format!("{}: cannot be written: {error}", file.display()))
}

/// The text of bytes in an encoding, without a byte order mark; `None` where the encoding is not
/// known.
pub fn decode(encoding: Encoding, bytes: &[u8]) -> Option<String> {
    let table = encoding_rs::Encoding::for_label(encoding.label().as_bytes())?;
    Some(table.decode_with_bom_removal(bytes).0.into_owned())
}
