use std::{
    collections::{BTreeSet, HashMap},
    hash::{DefaultHasher, Hash, Hasher},
};

use komadai_collection::{Advantage, Collection, FoundAdvantage};
use komadai_names::{GameNames, Name, Recognizer};
use komadai_records::notation::usen::MainLine;
use shogi::{Color, Position};

use super::{Entry, GameId};
use crate::{RecordDate, UtcOffset};

/// The main lines of the games of the library, to search their positions, and what both sides
/// have played. It follows the library: only games that have come or changed are
/// read.
#[derive(Debug, Default)]
pub struct IndexedGames {
    collection: Collection,
    /// The games of the collection; one that has changed since is another one by now.
    games: Vec<Indexed>,
    numbers: HashMap<GameId, usize>,
    recognizer: Recognizer,
}

#[derive(Clone, Debug)]
struct Indexed {
    /// `None` for a game that is deleted, or was changed or erased since: no search finds it.
    id: Option<GameId>,
    line: u64,
    winner: Option<Color>,
    date: RecordDate,
    played: Played,
    tags: Vec<String>,
}

/// What was played in a game.
#[derive(Clone, Debug, Default)]
pub struct Played {
    pub names: GameNames,
    pub advantages: Vec<FoundAdvantage>,
}

impl Played {
    /// The number of moves after which a side has come to an advantage, if it has.
    pub fn ply_of(&self, color: Color, advantage: Advantage) -> Option<usize> {
        let is_it = |found: &&FoundAdvantage| (found.color, found.advantage) == (color, advantage);
        self.advantages.iter().find(is_it).map(|found| found.ply)
    }
}

impl IndexedGames {
    /// The games; those that [`id`](Self::id) does not know are no longer there.
    pub const fn collection(&self) -> &Collection {
        &self.collection
    }

    /// The id of a game of the collection.
    pub fn id(&self, game: usize) -> Option<GameId> {
        self.games[game].id
    }

    /// Who won a game of the collection.
    pub fn winner(&self, game: usize) -> Option<Color> {
        self.games[game].winner
    }

    /// When a game of the collection was played.
    pub fn date(&self, game: usize) -> RecordDate {
        self.games[game].date
    }

    /// What was played in a game; `None` for one that is not in memory.
    pub fn played(&self, id: GameId) -> Option<&Played> {
        let &number = self.numbers.get(&id)?;
        Some(&self.games[number].played)
    }

    /// Whether a game of the collection is under a tag; an empty one stands for all games.
    pub(super) fn has_tag(&self, game: usize, tag: &str) -> bool {
        let game = &self.games[game];
        tag.is_empty() || game.tags.iter().any(|own| own == tag)
    }

    /// The tags of the games, in order, each once.
    pub fn tags(&self) -> Vec<&str> {
        let found = self.games.iter().filter(|game| game.id.is_some());
        let tags: BTreeSet<&str> = found
            .flat_map(|game| &game.tags)
            .map(|tag| &**tag)
            .collect();
        tags.into_iter().collect()
    }

    /// The openings, attacks and castles of all games, each once.
    pub fn played_names(&self) -> Vec<Name> {
        let mut played = Vec::new();
        for game in self.games.iter().filter(|game| game.id.is_some()) {
            for found in game.played.names.found() {
                if !played.contains(&found.name) {
                    played.push(found.name);
                }
            }
        }
        played
    }

    /// Forgets the games that are no longer in the list as they are here, and returns those
    /// that have to be [added](Self::add). Of those that are deleted it is known what was played,
    /// as long as the list has them.
    pub fn retain<'a>(&mut self, entries: impl IntoIterator<Item = &'a Entry>) -> Vec<&'a Entry> {
        let mut missing = Vec::new();
        let mut numbers = HashMap::new();
        for entry in entries {
            let known = self.numbers.remove(&entry.id);
            // In a list of an earlier version the line may be missing.
            let line = &entry.about.line;
            let is_same =
                |&number: &usize| line.is_empty() || self.games[number].line == hash(line);
            match known.filter(is_same) {
                Some(number) => {
                    let game = &mut self.games[number];
                    game.winner = entry.winner();
                    game.tags.clone_from(&entry.tags);
                    game.id = found_id(entry);
                    numbers.insert(entry.id, number);
                }
                None => {
                    missing.push(entry);
                    if let Some(number) = known {
                        self.games[number].id = None;
                    }
                }
            }
        }
        for (_, number) in core::mem::replace(&mut self.numbers, numbers) {
            self.games[number].id = None;
        }
        missing
    }

    /// Adds a game, unless it is there; one whose line cannot be read has no positions.
    pub fn add(&mut self, entry: &Entry, offset: UtcOffset) {
        if self.numbers.contains_key(&entry.id) {
            return;
        }
        let Ok(MainLine { start, moves }) = entry.about.line.parse() else {
            return;
        };
        let start = Position::from_setup_unchecked(&start);
        let number = self.collection.push(&start, moves);
        let moves = self.collection.moves(number);
        let names = self.recognizer.names_of_legal(&start, moves);
        let advantages = self.collection.advantages(number);
        self.numbers.insert(entry.id, number);
        self.games.push(Indexed {
            id: found_id(entry),
            line: hash(&entry.about.line),
            winner: entry.winner(),
            date: entry.date(offset),
            played: Played { names, advantages },
            tags: entry.tags.clone(),
        });
    }
}

/// The id under which searches find a game.
fn found_id(entry: &Entry) -> Option<GameId> {
    entry.deleted.is_none().then_some(entry.id)
}

fn hash(line: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    line.hash(&mut hasher);
    hasher.finish()
}
