use std::{cell::RefCell, rc::Rc};

use gloo_timers::future::TimeoutFuture;
use komadai::library::Library;
use komadai_model::library::{GameId, LibraryError};
use leptos::prelude::GetUntracked;
use wasm_bindgen_futures::spawn_local;
use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{kept, names, revision, until, write};

#[wasm_bindgen_test]
async fn no_tab_writes_over_what_another_has_written() {
    let (one, other) = (Library::new("test-tabs"), Library::new("test-tabs"));
    let game = write(kept(1, "Abe", 1), 1, None);
    one.write(&game).await.expect("written");
    // The other tab opens the game and goes on with it.
    let read = other
        .read(GameId::new(1))
        .await
        .expect("a game")
        .entry
        .revision;
    let change = write(kept(1, "Abe", 2), 2, Some(read));
    assert_eq!(other.write(&change).await, Ok(revision(2, 2)));
    // The first one does not know.
    let late = write(kept(1, "Abe", 3), 1, Some(revision(1, 1)));
    assert_eq!(one.write(&late).await, Err(LibraryError::Conflict));
    let stored = one.read(GameId::new(1)).await.expect("a game");
    assert_eq!(stored.entry.about.plies, 2);
    assert_eq!(stored.record, change.kept.record);
    // Under another id it has a place.
    let beside = write(kept(2, "Abe", 3), 1, None);
    assert_eq!(one.write(&beside).await, Ok(revision(1, 1)));
    assert_eq!(names(&other).await, ["Abe", "Abe"]);
}

#[wasm_bindgen_test]
async fn of_two_that_write_at_once_one_is_refused() {
    let (one, other) = (Library::new("test-race"), Library::new("test-race"));
    names(&one).await;
    names(&other).await;
    let (first, second) = (
        write(kept(1, "Abe", 1), 1, None),
        write(kept(1, "Abe", 2), 2, None),
    );
    let answers = Rc::<RefCell<Vec<_>>>::default();
    for (library, write) in [(one.clone(), first), (other, second)] {
        let answers = answers.clone();
        spawn_local(async move {
            let answer = library.write(&write).await;
            answers.borrow_mut().push(answer);
        });
    }
    until(|| answers.borrow().len() == 2).await;
    let conflicts = answers.borrow().iter().filter(|a| a.is_err()).count();
    assert_eq!(conflicts, 1, "{answers:?}");
    assert_eq!(names(&one).await.len(), 1);
}

#[wasm_bindgen_test]
async fn other_tabs_hear_that_the_list_has_changed() {
    let (one, other) = (Library::new("test-news"), Library::new("test-news"));
    let stranger = Library::new("test-other-news");
    let counts = [one.changes(), other.changes(), stranger.changes()];
    let count = move |index: usize| counts[index].get_untracked();
    let game = write(kept(1, "Abe", 1), 1, None);
    one.write(&game).await.expect("written");
    until(|| count(1) == 1).await;
    assert_eq!((count(0), count(2)), (1, 0));
    other.remove(&[GameId::new(1)]).await.expect("removed");
    until(|| count(0) == 2).await;
    // What is refused changes nothing.
    let refused = write(kept(1, "Abe", 1), 3, None);
    other.write(&refused).await.expect_err("a conflict");
    TimeoutFuture::new(50).await;
    assert_eq!((count(0), count(1)), (2, 2));
}
