//! What keeps games on the page, and the list of them.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

pub mod harness;

use komadai::library::Library;
use komadai_model::{
    lesson::CourseProgress,
    library::{Entry, GameId, LibraryGame, backup_text, record_text},
    problems::ProblemProgress,
};
use wasm_bindgen_test::wasm_bindgen_test;

use self::harness::{RecordPage, empty_library};
use crate::library::harness::{kept, until, write};

#[wasm_bindgen_test]
async fn the_game_that_is_played_is_kept_under_an_id_of_its_own() {
    empty_library().await;
    let page = RecordPage::open("/play").await;
    page.play(&["7g7f"]);
    page.kept(|games| games.len() == 1).await;
    page.play(&["3c3d", "2g2f"]);
    let games = page.kept(|games| games[0].about.plies == 3).await;
    assert_eq!(games[0].id, GameId::for_played_game(RecordPage::BEGUN));
    assert!(
        games[0].about.date.starts_with("20"),
        "{:?}",
        games[0].about
    );
    page.begin(RecordPage::BEGUN + 1);
    page.play(&["2g2f"]);
    let games = page.kept(|games| games.len() == 2).await;
    assert_eq!(games[0].id, GameId::for_played_game(RecordPage::BEGUN + 1));
    assert_eq!((games[0].about.plies, games[1].about.plies), (1, 3));
}

#[wasm_bindgen_test]
async fn a_tab_that_does_not_have_the_game_keeps_nothing() {
    empty_library().await;
    let page = RecordPage::beside_another("/play", &["7g7f", "3c3d"]).await;
    page.wait(700).await;
    assert!(page.games().await.is_empty());
    page.own().await;
    let games = page.kept(|games| games.len() == 1).await;
    assert_eq!(games[0].about.plies, 2);
}

#[wasm_bindgen_test]
async fn a_deleted_game_does_not_come_back_with_the_page() {
    empty_library().await;
    let id = GameId::for_played_game(RecordPage::BEGUN);
    {
        let page = RecordPage::open("/play").await;
        page.play(&["7g7f"]);
        page.kept(|games| games.len() == 1).await;
        Library::of_page().remove(&[id]).await.expect("removed");
    }
    let page = RecordPage::open("/play").await;
    page.play(&["7g7f"]);
    page.wait(700).await;
    let games = page.games().await;
    assert!(games[0].deleted.is_some(), "{games:?}");
    page.play(&["3c3d"]);
    page.kept(|games| games[0].deleted.is_none()).await;
}

#[wasm_bindgen_test]
async fn a_list_of_many_games_shows_some_and_more() {
    empty_library().await;
    let games: Vec<LibraryGame> = (0..230)
        .map(|id| kept(1000 + id, &format!("Nr {id:03}"), 2))
        .collect();
    let page = RecordPage::open("/record").await;
    page.press("shelf").await;
    let empty = || page.find(".shelf-empty").is_some();
    until(empty).await;
    // It is another tab that takes them in.
    let other = Library::new("komadai");
    other
        .import(&backup_text(
            &games,
            &CourseProgress::default(),
            &ProblemProgress::default(),
        ))
        .await
        .expect("our file");
    until(|| page.count("[data-game]") == 100).await;
    page.press("more").await;
    until(|| page.count("[data-game]") == 200).await;
    until(|| page.focused("data-game").is_some()).await;
    page.press("more").await;
    until(|| page.count("[data-game]") == 230).await;
    assert!(page.find("[data-action=more]").is_none());
    page.write("[name=words]", "ＮＲ 229").await;
    until(|| page.count("[data-game]") == 1).await;
    assert_eq!(page.text(".shelf-count"), "1 of 230 games");
}

#[wasm_bindgen_test]
async fn copies_are_told_apart_and_dates_are_written_out() {
    empty_library().await;
    let page = RecordPage::open("/record").await;
    for (id, name) in [(5, "Abe"), (6, "Abe"), (7, "Oyama")] {
        let mut game = write(kept(id, name, 3), 7, None);
        game.kept.entry.about.date = "2026/11/21 15:04:05".to_owned();
        Library::of_page().write(&game).await.expect("written");
    }
    page.press("shelf").await;
    until(|| page.count("[data-game]") == 3).await;
    let about = |id: u128| page.text(&format!("[data-game='{}']", GameId::new(id)));
    assert!(about(7).starts_with("Nov 21, 2026"), "{}", about(7));
    assert!(!about(7).contains("last changed"), "{}", about(7));
    for id in [5, 6] {
        assert!(about(id).contains("last changed"), "{}", about(id));
    }
}

#[wasm_bindgen_test]
async fn the_list_opens_a_game_that_goes_on_under_its_id() {
    empty_library().await;
    let game = write(kept(5, "Abe", 3), 7, None);
    Library::of_page().write(&game).await.expect("written");
    let id = GameId::new(5);
    let page = RecordPage::open(&format!("/record?id={id}")).await;
    until(|| page.text(".record-names").starts_with("Abe")).await;
    page.write("[name=comment]", "a thought").await;
    // A record of another test may be saved as late.
    let is_abe = |game: &&Entry| game.about.black == "Abe";
    let changed = |games: &[Entry]| {
        games
            .iter()
            .find(is_abe)
            .is_some_and(|game| game.revision.number == 2)
    };
    let games = page.kept(changed).await;
    let ids: Vec<_> = games.iter().filter(is_abe).map(|game| game.id).collect();
    assert_eq!(ids, [id]);
    let read = Library::of_page().read(id).await.expect("a game");
    let record = record_text::read(&read.record).expect("a record");
    assert_eq!(
        record.node(komadai_records::NodeId::ROOT).notes().comment,
        "a thought"
    );
}

#[wasm_bindgen_test]
async fn a_game_on_the_desk_that_is_deleted_and_taken_back_is_no_copy() {
    empty_library().await;
    let game = write(kept(5, "Abe", 3), 7, None);
    Library::of_page().write(&game).await.expect("written");
    let id = GameId::new(5);
    let page = RecordPage::open(&format!("/record?id={id}")).await;
    until(|| page.text(".record-names").starts_with("Abe")).await;
    page.press("shelf").await;
    until(|| page.count("[data-action=remove]") == 1).await;
    page.press("remove").await;
    until(|| page.count("[data-action=restore]") == 1).await;
    // It is said in its row, and once.
    until(|| page.focused("data-action").as_deref() == Some("restore")).await;
    assert!(page.text(".games-table").contains("Deleted: Abe"));
    assert_eq!(page.text(".shelf-told"), "");
    assert_eq!(page.text(".shelf-count"), "0 games");
    page.press("restore").await;
    until(|| page.count("[data-action=remove]") == 1).await;
    assert_eq!(page.text(".shelf-count"), "1 game");
    page.go(&format!("/record?id={id}")).await;
    page.write("[name=comment]", "a thought").await;
    let games = page.kept(|games| games[0].revision.number == 4).await;
    assert_eq!((games.len(), games[0].id), (1, id));
}

const OPENED: &str = "先手：甲\n後手：乙\n手数----指手--\n1 ７六歩(77)\n2 ３四歩(33)\n";

#[wasm_bindgen_test]
async fn a_record_that_is_opened_is_kept_once() {
    empty_library().await;
    let page = RecordPage::open("/record").await;
    page.keep_opened(true);
    page.paste(OPENED);
    let games = page.kept(|games| games.len() == 1).await;
    assert_eq!((&*games[0].about.black, games[0].about.plies), ("甲", 2));
    // What is written is in that game, and is there when the file is opened again.
    page.walk("forward");
    page.write(".record-comment", "a good move").await;
    page.kept(|games| games[0].revision.number > 1).await;
    page.paste(OPENED);
    until(|| page.text("[data-notice=opened]").contains("saved already")).await;
    page.walk("forward");
    until(|| page.written(".record-comment") == "a good move").await;
    // One with another comment stands beside it, once.
    let other = OPENED.replace("2 ３四歩", "*theirs\n2 ３四歩");
    for _ in 0..2 {
        page.paste(&other);
        page.kept(|games| games.len() == 2).await;
    }
    assert_eq!(page.games().await.len(), 2);
}

#[wasm_bindgen_test]
async fn nothing_is_kept_where_the_reader_does_not_want_it() {
    empty_library().await;
    let page = RecordPage::open("/record").await;
    page.keep_opened(false);
    page.paste(OPENED);
    until(|| page.count("[role=treeitem]") >= 2).await;
    page.wait(500).await;
    assert!(page.games().await.is_empty());
}
