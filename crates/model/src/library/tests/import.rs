use komadai_records::{Record, key};

use super::{GameId, LibraryGame, game, record};
use crate::library::{Entry, KnownGames, record_text, stem};

fn with(key: &str, value: &str) -> Record {
    let mut record = game(4);
    record.headers.set(key, value);
    record
}

#[test]
fn contents_are_moves_names_and_day() {
    let id = |record: &Record| GameId::of_contents(record);
    let first = id(&with(key::STARTED, "2026/11/05 10:00:00"));
    for same in [
        with(key::STARTED, "2026-11-5"),
        with(key::STARTED, "2026/11/05 23:59"),
    ] {
        assert_eq!(id(&same), first);
    }
    let mut commented = with(key::STARTED, "2026/11/05");
    commented.headers.set(key::SITE, "Kyoto");
    assert_eq!(id(&commented), first);
    for other in [
        game(4),
        game(3),
        with(key::STARTED, "2026/11/06"),
        with(key::BLACK, "Oyama"),
    ] {
        assert_ne!(id(&other), first);
    }
    let handicap = record("手合割：香落ち\n");
    let even = record("手合割：平手\n");
    assert_ne!(id(&handicap), id(&even));
}

#[test]
fn a_game_knows_its_file_and_is_as_it_was_in_it() {
    let game = game(2);
    let kept = LibraryGame::from_file(&game, stem("folder/game 7.kif").to_owned(), 5);
    assert_eq!(kept.entry.file, "folder/game 7");
    assert_eq!(kept.entry.tags, ["folder"]);
    let tags = |file: &str| LibraryGame::from_file(&game, file.to_owned(), 5).entry.tags;
    assert_eq!(tags("club/2025/game"), ["2025"]);
    assert_eq!(tags("games.zip/game"), [""; 0]);
    assert_eq!(tags("game"), [""; 0]);
    assert_eq!(kept.entry.id, GameId::of_contents(&game));
    assert_eq!(record_text::read(&kept.record), Ok(game));
    let stored = Entry::from_stored(&kept.entry.to_stored()).expect("an entry");
    assert_eq!(stored.file, kept.entry.file);
    assert_eq!(stem("no ending"), "no ending");
}

#[test]
fn only_games_that_look_alike_are_read() {
    let library: Vec<LibraryGame> = [4, 4, 2]
        .into_iter()
        .map(|moves| LibraryGame::from_file(&game(moves), String::new(), 5))
        .collect();
    let mut deleted = library[2].clone();
    deleted.entry.deleted = Some(5);
    let entries = [&library[0].entry, &library[1].entry, &deleted.entry];
    let mut known = KnownGames::of(entries);
    let comes = LibraryGame::from_file(&game(2), String::new(), 9);
    assert_eq!(known.take_similar(&comes.entry.about), []);
    let comes = LibraryGame::from_file(&game(4), String::new(), 9);
    assert_eq!(known.take_similar(&comes.entry.about).len(), 2);
    assert_eq!(known.take_similar(&comes.entry.about), [], "once");
    assert!(!known.contains(comes.entry.id));
    known.note(GameId::of_contents(&game(4)));
    assert!(known.contains(comes.entry.id));
}
