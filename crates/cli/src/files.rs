//! Files of nets, and others.

use std::{fs, path::Path, sync::Arc};

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
