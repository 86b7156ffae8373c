use super::{Entry, GameId};

/// The games that neither players, occasion and date nor the number of moves tell from another
/// one of the list, as copies of a game; in the order of their ids.
pub fn look_alikes<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Vec<GameId> {
    let mut entries: Vec<_> = entries
        .into_iter()
        .map(|entry| {
            let about = &entry.about;
            let seen = (
                &about.black,
                &about.white,
                &about.title,
                &about.event,
                &about.date,
                about.plies,
            );
            (seen, entry.id)
        })
        .collect();
    entries.sort_unstable();
    let same = entries.chunk_by(|(one, _), (other, _)| one == other);
    let several = same.filter(|games| games.len() > 1);
    let mut alike: Vec<GameId> = several.flatten().map(|&(_, id)| id).collect();
    alike.sort_unstable();
    alike
}
