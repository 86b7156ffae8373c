//! The headers of a record.

use alloc::{borrow::ToOwned, string::String, vec::Vec};

/// The keys that several formats share, as in KIF.
pub mod key {
    /// Black's name.
    pub const BLACK: &str = "先手";
    /// White's name.
    pub const WHITE: &str = "後手";
    /// The name of the receiver of a handicap: Black.
    pub const RECEIVER: &str = "下手";
    /// The name of the giver of a handicap: White.
    pub const GIVER: &str = "上手";
    /// Date and time of the start.
    pub const STARTED: &str = "開始日時";
    /// Date and time of the end.
    pub const ENDED: &str = "終了日時";
    /// The event, such as a tournament.
    pub const EVENT: &str = "棋戦";
    /// The title of the record.
    pub const TITLE: &str = "表題";
    /// Where the game was played.
    pub const SITE: &str = "場所";
    /// The opening.
    pub const OPENING: &str = "戦型";
    /// The main time of both sides.
    pub const TIME_LIMIT: &str = "持ち時間";
    /// The byoyomi of both sides.
    pub const BYOYOMI: &str = "秒読み";
    /// Black's time limit, if the sides differ.
    pub const BLACK_TIME_LIMIT: &str = "先手の持ち時間";
    /// White's time limit, if the sides differ.
    pub const WHITE_TIME_LIMIT: &str = "後手の持ち時間";
    /// The move limit.
    pub const MAX_MOVES: &str = "最大手数";
    /// The impasse rule.
    pub const IMPASSE: &str = "持将棋";
    /// Remarks, which may have several lines.
    pub const NOTE: &str = "備考";
    /// The name of the handicap, which follows from the start position too.
    pub const HANDICAP: &str = "手合割";
}

/// The headers of a record: keys with values, in the order of the file.
///
/// Keys that several formats share are those of KIF: [`key`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Headers {
    entries: Vec<(String, String)>,
    /// Indices of the entries in the order of their keys, for a binary search.
    by_key: Vec<usize>,
}

impl Headers {
    /// Headers with distinct keys.
    pub(crate) fn of_distinct(entries: Vec<(String, String)>) -> Self {
        // Sorted as the reader of JSON sorts keys: another kind of list would bring the code of
        // another sort.
        let mut keys: Vec<(&str, u32)> = entries.iter().map(|(key, _)| &**key).zip(0..).collect();
        keys.sort_unstable();
        let by_key = keys.into_iter().map(|(_, index)| index as usize).collect();
        Self { entries, by_key }
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        let place = self.place(key).ok()?;
        Some(&self.entries[self.by_key[place]].1)
    }

    /// Replaces a value, or appends a header.
    pub fn set(&mut self, key: &str, value: &str) {
        match self.place(key) {
            Ok(place) => value.clone_into(&mut self.entries[self.by_key[place]].1),
            Err(place) => {
                self.by_key.insert(place, self.entries.len());
                self.entries.push((key.to_owned(), value.to_owned()));
            }
        }
    }

    /// Appends a line to a value, or appends a header.
    pub fn add(&mut self, key: &str, value: &str) {
        match self.place(key) {
            Ok(place) => {
                let (_, old) = &mut self.entries[self.by_key[place]];
                old.push('\n');
                old.push_str(value);
            }
            Err(_) => self.set(key, value),
        }
    }

    /// Changes a key, if no other header has the new one.
    pub fn rename(&mut self, key: &str, new: &str) {
        if let (Ok(place), Err(_)) = (self.place(key), self.place(new)) {
            let index = self.by_key.remove(place);
            let (Ok(to) | Err(to)) = self.place(new);
            self.by_key.insert(to, index);
            new.clone_into(&mut self.entries[index].0);
        }
    }

    /// Removes a header and returns its value.
    pub fn remove(&mut self, key: &str) -> Option<String> {
        let index = self.by_key.remove(self.place(key).ok()?);
        for other in &mut self.by_key {
            *other -= usize::from(*other > index);
        }
        Some(self.entries.remove(index).1)
    }

    /// The index of a key in the order of keys, or where it would be inserted.
    fn place(&self, key: &str) -> Result<usize, usize> {
        let known = |&index: &usize| (*self.entries[index].0).cmp(key);
        self.by_key.binary_search_by(known)
    }

    /// All headers, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.entries.iter().map(|(key, value)| (&**key, &**value))
    }

    /// The number of headers.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no header.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// A side's name, under either of its two keys.
    #[must_use]
    pub fn name(&self, color: komadai_shogi::Color) -> Option<&str> {
        let keys = match color {
            komadai_shogi::Color::Black => [key::BLACK, key::RECEIVER],
            komadai_shogi::Color::White => [key::WHITE, key::GIVER],
        };
        keys.into_iter().find_map(|key| self.get(key))
    }
}
