use std::collections::{BTreeMap, BTreeSet};

use super::{Entry, GameId};

/// The games that neither players, occasion and date nor the number of moves tell from another
/// one of the list, as copies of a game.
pub fn look_alikes<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> BTreeSet<GameId> {
    let mut alike: BTreeMap<_, Vec<GameId>> = BTreeMap::new();
    for entry in entries {
        let about = &entry.about;
        let seen = (
            &about.black,
            &about.white,
            &about.title,
            &about.event,
            &about.date,
            about.plies,
        );
        alike.entry(seen).or_default().push(entry.id);
    }
    let several = alike.into_values().filter(|ids| ids.len() > 1);
    several.flatten().collect()
}
