use komadai::library::Library;
use komadai_model::library::{GameId, LibraryError};
use leptos::prelude::GetUntracked;
use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{kept, names, revision, script, until, write};

#[wasm_bindgen_test]
async fn the_next_page_finds_the_games() {
    let game = write(kept(1, "Abe", 1), 1, None);
    let library = Library::new("test-next");
    library.write(&game).await.expect("written");
    drop(library);
    assert_eq!(names(&Library::new("test-next")).await, ["Abe"]);
}

#[wasm_bindgen_test]
async fn a_database_that_others_delete_or_change_is_let_go() {
    let library = Library::new("test-deleted");
    let game = write(kept(1, "Abe", 1), 1, None);
    library.write(&game).await.expect("written");
    // It waits for every connection to be closed.
    script("await done(indexedDB.deleteDatabase('test-deleted'))").await;
    assert_eq!(names(&library).await, [""; 0]);
    library.write(&game).await.expect("written again");
    // A newer version of the page.
    script("(await open('test-deleted', 5)).close()").await;
    let answer = library.write(&game).await;
    assert_eq!(answer, Err(LibraryError::Outdated));
    let list = library.list().await.map(|listing| listing.entries.len());
    assert_eq!(list, Err(LibraryError::Outdated));
}

#[wasm_bindgen_test]
async fn a_library_that_others_hold_is_not_waited_for_for_ever() {
    script(
        "window.holder = await open('test-held', 1);
         indexedDB.deleteDatabase('test-held');",
    )
    .await;
    let library = Library::new("test-held");
    let list = || async { library.list().await.map(|listing| listing.entries.len()) };
    assert_eq!(list().await, Err(LibraryError::Held));
    // Now it is known.
    assert_eq!(list().await, Err(LibraryError::Held));
    let changes = library.changes();
    script("window.holder.close()").await;
    until(|| changes.get_untracked() > 0).await;
    assert_eq!(list().await, Ok(0));
}

#[wasm_bindgen_test]
async fn what_a_closed_page_has_left_is_taken_in() {
    let library = Library::new("test-left");
    let first = write(kept(1, "Abe", 1), 1, None);
    let read = library.write(&first).await.expect("written");
    // One page goes on with the game, another begins one, and both are closed.
    let mut further = write(kept(1, "Abe", 3), 1, Some(read));
    further.kept.entry.changed += 1;
    library.stash(&further).expect("left");
    library
        .stash(&write(kept(2, "Baba", 2), 2, None))
        .expect("left");
    assert_eq!(names(&library).await, ["Abe"]);

    let next = Library::new("test-left");
    let changes = library.changes();
    let before = changes.get_untracked();
    assert_eq!(names(&next).await, ["Abe", "Baba"]);
    until(|| changes.get_untracked() > before).await;
    let game = next.read(GameId::new(1)).await.expect("a game");
    assert_eq!(game.record, further.kept.record);
    assert_eq!(game.entry.revision, revision(2, 1));
    // The page that left it goes on with it if it was not closed after all.
    let after = write(kept(1, "Abe", 4), 1, Some(read));
    assert_eq!(library.write(&after).await, Ok(revision(3, 1)));
    // It is taken in once.
    next.erase(&GameId::new(2).to_string())
        .await
        .expect("erased");
    assert_eq!(names(&Library::new("test-left")).await, ["Abe"]);
}

#[wasm_bindgen_test]
async fn what_a_page_has_left_gives_way_to_what_it_wrote_later() {
    let library = Library::new("test-left-late");
    let early = write(kept(1, "Abe", 1), 1, None);
    library.stash(&early).expect("left");
    let mut late = write(kept(1, "Abe", 2), 1, None);
    late.kept.entry.changed += 1;
    library.write(&late).await.expect("written");
    let left = script("return localStorage.getItem('test-left-late.left.1')").await;
    assert!(left.is_null());
    // It was closed before it could clear that away.
    library.stash(&early).expect("left");
    let next = Library::new("test-left-late");
    assert_eq!(names(&next).await, ["Abe"]);
    let game = next.read(GameId::new(1)).await.expect("a game");
    assert_eq!(game.entry.about.plies, 2);
}

#[wasm_bindgen_test]
async fn an_earlier_write_that_comes_through_leaves_what_was_left() {
    let library = Library::new("test-left-early");
    assert_eq!(names(&library).await, [""; 0]);
    let on_its_way = write(kept(1, "Abe", 1), 1, None);
    let mut left = write(kept(1, "Abe", 2), 1, None);
    left.kept.entry.changed += 1;
    library.stash(&left).expect("left");
    library.write(&on_its_way).await.expect("written");
    let next = Library::new("test-left-early");
    assert_eq!(names(&next).await, ["Abe"]);
    let game = next.read(GameId::new(1)).await.expect("a game");
    assert_eq!(game.entry.about.plies, 2);
}

#[wasm_bindgen_test]
async fn what_a_page_has_left_writes_over_nothing() {
    let library = Library::new("test-left-conflict");
    let game = write(kept(1, "Abe", 1), 1, None);
    let read = library.write(&game).await.expect("written");
    let other = write(kept(1, "Abe", 2), 2, Some(read));
    library.write(&other).await.expect("written");
    for _ in 0..2 {
        let left = write(kept(1, "Abe", 3), 1, Some(read));
        library.stash(&left).expect("left");
        let next = Library::new("test-left-conflict");
        assert_eq!(names(&next).await, ["Abe", "Abe"], "once, not twice");
        let stored = next.read(GameId::new(1)).await.expect("a game");
        assert_eq!(stored.entry.about.plies, 2);
    }
}

#[wasm_bindgen_test]
async fn what_goes_on_as_a_copy_is_not_taken_in_once_more() {
    let library = Library::new("test-left-copied");
    let game = write(kept(1, "Abe", 1), 1, None);
    let read = library.write(&game).await.expect("written");
    let other = write(kept(1, "Abe", 2), 2, Some(read));
    library.write(&other).await.expect("written");
    let refused = write(kept(1, "Abe", 3), 3, Some(read));
    library.stash(&refused).expect("left");
    let answer = library.write(&refused).await;
    assert_eq!(answer, Err(LibraryError::Conflict));
    let copy = write(kept(9, "Abe", 3), 3, None);
    library.write(&copy).await.expect("written");
    let next = Library::new("test-left-copied");
    assert_eq!(names(&next).await, ["Abe", "Abe"], "no third one");
}

#[wasm_bindgen_test]
async fn what_was_left_and_cannot_be_read_is_shown() {
    script("localStorage.setItem('test-left-torn.left.5', 'torn')").await;
    let library = Library::new("test-left-torn");
    let listing = library.list().await.expect("a list");
    let [torn] = &listing.unreadable[..] else {
        panic!("{:?}", listing.unreadable);
    };
    let raw = library.raw(&torn.key).await.expect("what is there");
    assert_eq!(raw.entry, "torn");
    let left = script("return localStorage.getItem('test-left-torn.left.5')").await;
    assert!(left.is_null());
}
