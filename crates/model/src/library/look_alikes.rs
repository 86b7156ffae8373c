use super::{Entry, GameId};

/// What a list shows of a game.
type Shown<'a> = (&'a str, &'a str, &'a str, &'a str, &'a str, usize);

/// The games that neither players, occasion and date nor the number of moves tell from another
/// one of the list, as copies of a game; in the order of their ids.
pub fn look_alikes<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Vec<GameId> {
    let entries = entries.into_iter();
    let mut entries: Vec<_> = entries.map(|entry| (shown(entry), entry.id)).collect();
    entries.sort_unstable();
    let same = entries.chunk_by(|(one, _), (other, _)| one == other);
    let several = same.filter(|games| games.len() > 1);
    let mut alike: Vec<GameId> = several.flatten().map(|&(_, id)| id).collect();
    alike.sort_unstable();
    alike
}

/// Whether a list shows two games alike.
pub fn look_alike(one: &Entry, other: &Entry) -> bool {
    one.id != other.id && shown(one) == shown(other)
}

fn shown(entry: &Entry) -> Shown<'_> {
    let about = &entry.about;
    (
        &about.black,
        &about.white,
        &about.title,
        &about.event,
        &about.date,
        about.plies,
    )
}
