use std::collections::BTreeMap;

use komadai_model::{
    StoredError,
    stored::{from_json, to_json},
};

use super::{GameId, KeptGame};

/// All games by correspondence that a device keeps.
///
/// An entry of the stored text that this build cannot read, such as one of a later version, is
/// kept and stored again as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptGames {
    /// By the texts of their ids.
    entries: BTreeMap<String, Entry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    Game(Box<KeptGame>),
    /// The text of an entry that cannot be read.
    Unreadable(String),
}

/// The game with this id is kept in a form that this build cannot read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game is kept, but cannot be read")]
pub struct UnreadableGame;

impl KeptGames {
    /// No games.
    pub fn new() -> Self {
        Self::default()
    }

    /// The text that is stored.
    pub fn to_stored(&self) -> String {
        let text = |entry: &Entry| match entry {
            Entry::Game(game) => game.to_stored(),
            Entry::Unreadable(text) => text.clone(),
        };
        let entries = self.entries.iter();
        let texts: BTreeMap<&String, String> = entries.map(|(id, it)| (id, text(it))).collect();
        to_json(&texts)
    }

    /// The games of a stored text.
    ///
    /// # Errors
    /// When the text as a whole is of a later version, or not one of kept games. It should then
    /// not be overwritten.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        let texts = from_json::<BTreeMap<String, String>>(text)?;
        let entries = texts.into_iter().map(|(id, text)| {
            let game = KeptGame::from_stored(&text).ok();
            let game = game.filter(|game| game.id().to_string() == id);
            let entry = match game {
                Some(game) => Entry::Game(Box::new(game)),
                None => Entry::Unreadable(text),
            };
            (id, entry)
        });
        Ok(Self {
            entries: entries.collect(),
        })
    }

    /// The game with this id; `None` if it is not kept.
    ///
    /// # Errors
    /// When it is kept, but cannot be read.
    pub fn get(&self, id: GameId) -> Result<Option<&KeptGame>, UnreadableGame> {
        match self.entries.get(&id.to_string()) {
            Some(Entry::Game(game)) => Ok(Some(game)),
            Some(Entry::Unreadable(_)) => Err(UnreadableGame),
            None => Ok(None),
        }
    }

    /// Keeps a game, in the place of what was kept of it.
    ///
    /// # Errors
    /// When a game with its id is kept, but cannot be read. It remains as it is.
    pub fn insert(&mut self, game: KeptGame) -> Result<(), UnreadableGame> {
        self.get(game.id())?;
        let id = game.id().to_string();
        self.entries.insert(id, Entry::Game(Box::new(game)));
        Ok(())
    }

    /// Keeps a game no longer. Returns it if it was kept.
    ///
    /// # Errors
    /// When it is kept, but cannot be read. It remains as it is.
    pub fn remove(&mut self, id: GameId) -> Result<Option<KeptGame>, UnreadableGame> {
        self.get(id)?;
        match self.entries.remove(&id.to_string()) {
            Some(Entry::Game(game)) => Ok(Some(*game)),
            Some(Entry::Unreadable(_)) | None => Ok(None),
        }
    }

    /// The games that can be read, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = &KeptGame> {
        self.entries.values().filter_map(|entry| match entry {
            Entry::Game(game) => Some(&**game),
            Entry::Unreadable(_) => None,
        })
    }

    /// The number of games that can be read.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there is no game that can be read.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of entries that cannot be read.
    pub fn unreadable(&self) -> usize {
        self.entries.len() - self.len()
    }
}
