mod backup;
mod game_order;
mod game_summary;
mod games_query;
mod games_report;
mod import;
mod indexed_games;
mod look_alikes;
mod merge;
mod record_contains;
mod saver;
mod search_words;
mod stored;

use komadai_collection::Collection;
use komadai_names::Recognizer;
use komadai_records::{Record, key, notation::kif};
use shogi::{Move, Position, Setup};

use super::{Entry, GameId, GameSource, LibraryGame, Played, Writer, record_text};

fn record(kif: &str) -> Record {
    kif::read(kif).expect("a record").record
}

/// A record of as many moves, with names.
fn game(moves: usize) -> Record {
    let mut record = Record::new(Setup::startpos());
    record.headers.set(key::BLACK, "羽生 太郎");
    record.headers.set(key::WHITE, "Anna & Co = ?");
    let mut line = record.editor();
    for usi in ["7g7f", "3c3d", "2g2f", "8c8d"].iter().take(moves) {
        let ply = line.parse_ply(usi).expect("a move");
        line.push(ply).expect("made");
    }
    record
}

/// A game as it is kept in its third revision, changed at 3000.
fn kept(id: u128, moves: usize) -> LibraryGame {
    let record = game(moves);
    let mut entry = Entry::from_record(&record, GameId::new(id), GameSource::Opened, 1000);
    entry.changed = 3000;
    entry.revision.number = 3;
    entry.revision.writer = Writer(7);
    LibraryGame {
        entry,
        record: record_text::write(&record),
        review: String::new(),
    }
}

/// What is known of these moves.
fn played(moves: &str) -> Played {
    let moves = moves.split(' ').map(|usi| usi.parse::<Move>());
    let moves: Vec<_> = moves.collect::<Result<_, _>>().expect("moves");
    let start = Position::startpos();
    let mut games = Collection::new();
    let game = games.push(&start, moves.iter().copied());
    Played {
        names: Recognizer::new().names_of(&start, moves),
        advantages: games.advantages(game),
    }
}
