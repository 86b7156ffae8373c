use super::Entry;

/// The games that were changed last, the newest first; without the deleted ones.
pub fn newest(entries: Vec<Entry>, count: usize) -> Vec<Entry> {
    let mut newest: Vec<Entry> = Vec::new();
    for entry in entries {
        if entry.deleted.is_some() {
            continue;
        }
        let is_older = |known: &Entry| known.changed < entry.changed;
        let place = newest.iter().position(is_older).unwrap_or(newest.len());
        newest.insert(place, entry);
        newest.truncate(count);
    }
    newest
}
