use komadai::library::Library;
use komadai_model::{
    StoredError,
    library::{GameId, LibraryError, Tag, record_text},
};
use komadai_web::indexed_db::DbError;
use leptos::prelude::GetUntracked;
use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{kept, names, record, revision, script, until, write};

#[wasm_bindgen_test]
async fn games_are_written_listed_and_read() {
    let library = Library::new("test-write");
    assert_eq!(names(&library).await, [""; 0]);
    let first = write(kept(1, "Abe", 2), 7, None);
    assert_eq!(library.write(&first).await, Ok(revision(1, 7)));
    let second = write(kept(2, "Baba", 4), 8, None);
    assert_eq!(library.write(&second).await, Ok(revision(1, 8)));
    let mut later = write(kept(1, "Abe", 3), 7, Some(revision(1, 7)));
    later.kept.entry.changed += 1000;
    assert_eq!(library.write(&later).await, Ok(revision(2, 7)));

    let listing = library.list().await.expect("a list");
    let entries = &listing.entries[..];
    let shown: Vec<_> = entries
        .iter()
        .map(|entry| (&*entry.about.black, entry.about.plies))
        .collect();
    assert_eq!(shown, [("Abe", 3), ("Baba", 4)], "the last changed first");

    let read = library.read(GameId::new(1)).await.expect("a game");
    assert_eq!(read.entry, entries[0]);
    assert_eq!(read.entry.revision, revision(2, 7));
    assert_eq!(record_text::read(&read.record), Ok(record("Abe", 3)));
    let missing = library.read(GameId::new(3)).await;
    assert_eq!(missing, Err(LibraryError::Missing));
}

#[wasm_bindgen_test]
async fn a_game_thrown_away_is_taken_back() {
    let library = Library::new("test-bin");
    let id = GameId::new(1);
    let game = write(kept(1, "Abe", 2), 7, None);
    library.write(&game).await.expect("written");
    let before = library.read(id).await.expect("a game");
    library.remove(&[id]).await.expect("removed");
    let entry = library.list().await.expect("a list").entries.remove(0);
    assert!(entry.deleted.is_some());
    library.restore(&[id]).await.expect("restored");
    let after = library.read(id).await.expect("a game");
    assert_eq!(after.entry.deleted, None);
    assert_eq!(after.record, before.record);
    // Other tabs that have read it are told apart.
    assert_eq!(after.entry.revision, revision(3, 7));
    let missing = library.remove(&[GameId::new(9)]).await;
    assert_eq!(missing, Err(LibraryError::Missing));
}

#[wasm_bindgen_test]
async fn tags_stay_when_another_tab_goes_on_with_the_game() {
    let library = Library::new("test-tags");
    let id = GameId::new(1);
    let game = write(kept(1, "Abe", 2), 7, None);
    let read = library.write(&game).await.expect("written");
    let tag = Tag::new("club").expect("a tag");
    let tagged = library.update(&[id], &|entry| entry.add_tag(&tag)).await;
    assert_eq!(tagged, Ok(vec![(id, read)]), "no other revision");
    // Another tab has read the game before.
    let later = write(kept(1, "Abe", 3), 8, Some(read));
    library.write(&later).await.expect("no conflict");
    let game = library.read(id).await.expect("a game");
    assert_eq!(game.entry.about.plies, 3);
    assert_eq!(game.entry.tags, ["club"]);
    let ids = [id, GameId::new(9)];
    let missing = library.update(&ids, &|entry| entry.remove_tag(&tag)).await;
    assert_eq!(missing, Err(LibraryError::Missing));
    let game = library.read(id).await.expect("a game");
    assert_eq!(game.entry.tags, ["club"], "all of them or none");
}

#[wasm_bindgen_test]
async fn the_line_of_a_game_of_an_earlier_version_is_added() {
    let library = Library::new("test-lines");
    let mut game = kept(1, "Abe", 2);
    let line = core::mem::take(&mut game.entry.about.line);
    let read = library.write(&write(game, 7, None)).await.expect("written");
    let id = GameId::new(1);
    assert_eq!(library.add_line(id).await, Ok(Some(line.clone())));
    let game = library.read(id).await.expect("a game");
    assert_eq!((game.entry.about.line, game.entry.revision), (line, read));
    assert_eq!(library.add_line(GameId::new(9)).await, Ok(None));
}

#[wasm_bindgen_test]
async fn what_was_thrown_away_long_ago_is_erased() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let library = Library::new("test-erase");
    for (id, name, days) in [(1, "old", 31), (2, "recent", 29)] {
        let mut game = kept(id, name, 1);
        game.entry.deleted = Some(Library::now() - days * DAY);
        library.write(&write(game, 7, None)).await.expect("written");
    }
    let changes = library.changes();
    let before = changes.get_untracked();
    assert_eq!(names(&library).await, ["recent"]);
    until(|| changes.get_untracked() > before).await;
    let old = library.read(GameId::new(1)).await;
    assert_eq!(old, Err(LibraryError::Missing));
    let raw = library.raw(&GameId::new(1).to_string()).await;
    assert_eq!(raw.expect("an answer").record, "");
    assert!(library.read(GameId::new(2)).await.is_ok());
}

#[wasm_bindgen_test]
async fn what_cannot_be_read_hides_nothing_and_is_not_written_over() {
    let library = Library::new("test-corrupt");
    for (id, name) in [(1, "Abe"), (2, "Baba"), (3, "Chiba"), (4, "Doi")] {
        let game = write(kept(id, name, 2), 7, None);
        library.write(&game).await.expect("written");
    }
    script(
        "const id = (digit) => '0'.repeat(31) + digit;
         const database = await open('test-corrupt');
         const all = database.transaction(['entries', 'records'], 'readwrite');
         all.objectStore('entries').put('garbage', id(2));
         all.objectStore('entries').put(12, id(4));
         await done(all.objectStore('records').delete(id(3)));
         database.close();",
    )
    .await;
    let listing = library.list().await.expect("a list");
    let mut black: Vec<_> = listing.entries.iter().map(|e| &*e.about.black).collect();
    black.sort_unstable();
    assert_eq!(black, ["Abe", "Chiba"]);
    let [second, fourth] = &listing.unreadable[..] else {
        panic!("{:?}", listing.unreadable);
    };
    assert_eq!(second.why, StoredError::Foreign);
    assert_eq!(fourth.key, GameId::new(4).to_string());

    for id in [2, 3, 4] {
        let read = library.read(GameId::new(id)).await;
        assert!(matches!(read, Err(LibraryError::Corrupt(_))), "{read:?}");
    }
    let over = write(kept(2, "Baba", 4), 7, Some(revision(1, 7)));
    assert_eq!(library.write(&over).await, Err(LibraryError::Conflict));
    let raw = library.raw(&second.key).await.expect("what is there");
    assert_eq!(raw.entry, "garbage");
    assert_eq!(record_text::read(&raw.record), Ok(record("Baba", 2)));
    let export = library.export().await.expect("a file");
    assert_eq!((export.games, export.unreadable), (1, 3));

    library.erase(&second.key).await.expect("erased");
    let listing = library.list().await.expect("a list");
    assert_eq!(listing.unreadable.len(), 1);
}

#[wasm_bindgen_test]
fn the_browsers_errors_are_known_by_name() {
    let error = |name: &str| {
        let exception = web_sys::DomException::new_with_message_and_name("for a reason", name);
        let error = DbError::from(exception.expect("an exception"));
        LibraryError::from_browser(&error.to_string())
    };
    assert_eq!(error("QuotaExceededError"), LibraryError::Full);
    assert_eq!(error("VersionError"), LibraryError::Outdated);
    assert_eq!(error("SecurityError"), LibraryError::Blocked);
    let LibraryError::Failed(text) = error("UnknownError") else {
        panic!("not a failure");
    };
    assert!(text.contains("for a reason"), "{text}");
}
