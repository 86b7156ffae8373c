/// The keys that several formats share, as KIF writes them.
pub mod key {
    /// Black's name.
    pub const BLACK: &str = "先手";
    /// White's name.
    pub const WHITE: &str = "後手";
    /// The receiver's name in a handicap game: Black's.
    pub const RECEIVER: &str = "下手";
    /// The giver's name in a handicap game: White's.
    pub const GIVER: &str = "上手";
    pub const STARTED: &str = "開始日時";
    pub const ENDED: &str = "終了日時";
    pub const EVENT: &str = "棋戦";
    pub const TITLE: &str = "表題";
    pub const SITE: &str = "場所";
    pub const OPENING: &str = "戦型";
    pub const TIME_LIMIT: &str = "持ち時間";
    pub const BYOYOMI: &str = "秒読み";
    /// Black's time limit, where the sides differ.
    pub const BLACK_TIME_LIMIT: &str = "先手の持ち時間";
    /// White's.
    pub const WHITE_TIME_LIMIT: &str = "後手の持ち時間";
    pub const MAX_MOVES: &str = "最大手数";
    /// The rule of impasse.
    pub const IMPASSE: &str = "持将棋";
    pub const NOTE: &str = "備考";
    /// The handicap's name, which the start position says already.
    pub const HANDICAP: &str = "手合割";
}

/// What stands before the moves: keys with values, in the order of the file.
///
/// The keys that several formats share are those of KIF: [`key`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| known == key)?;
        Some(value)
    }

    /// Changes a value, or adds it at the end.
    pub fn set(&mut self, key: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((key.to_owned(), value.to_owned())),
        }
    }

    /// Adds another line to a value, or the value.
    pub fn add(&mut self, key: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => {
                old.push('\n');
                old.push_str(value);
            }
            None => self.set(key, value),
        }
    }

    /// Adds a header whose key the caller knows to be new, however many there are.
    pub(crate) fn push(&mut self, key: &str, value: &str) {
        self.0.push((key.to_owned(), value.to_owned()));
    }

    /// Adds another line to the last value, if it has this key.
    pub(crate) fn add_to_last(&mut self, key: &str, value: &str) -> bool {
        match self.0.last_mut().filter(|(known, _)| known == key) {
            Some((_, lines)) => {
                lines.push('\n');
                lines.push_str(value);
                true
            }
            None => false,
        }
    }

    /// Gives a value another key, if nothing has it yet.
    pub fn rename(&mut self, key: &str, new: &str) {
        if self.get(new).is_none()
            && let Some((old, _)) = self.0.iter_mut().find(|(known, _)| known == key)
        {
            new.clone_into(old);
        }
    }

    /// Takes a key away and returns its value.
    pub fn remove(&mut self, key: &str) -> Option<String> {
        let index = self.0.iter().position(|(known, _)| known == key)?;
        Some(self.0.remove(index).1)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (&**key, &**value))
    }

    /// How many keys there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A side's name, whichever of its two keys holds it.
    pub fn name(&self, color: crate::Color) -> Option<&str> {
        let keys = match color {
            crate::Color::Black => [key::BLACK, key::RECEIVER],
            crate::Color::White => [key::WHITE, key::GIVER],
        };
        keys.into_iter().find_map(|key| self.get(key))
    }
}
