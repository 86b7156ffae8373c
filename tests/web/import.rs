//! Files that are dropped on the list of games, and what comes of them.
use komadai::{library::Library, screens::games::GAMES};
use komadai_model::library::Entry;
use komadai_ui::LazyScreen;
use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{DataTransfer, DragEvent, DragEventInit};

use crate::{
    host::{Host, document},
    page::{Page, until},
    shelf::harness::empty_library,
    web_apis::file,
};

async fn screen() -> Host {
    empty_library().await;
    let page = Page::open("/games").await;
    let host = Host::new("", &[], move || {
        page.provide();
        view! { <LazyScreen module=&GAMES visible=Signal::stored(true)/> }.into_any()
    });
    assert!(until(|| host.find("[data-action=import]").is_some()).await);
    dismiss(&host).await;
    host
}

/// What was taken in before is not reported any more.
async fn dismiss(host: &Host) {
    if let Some(dismiss) = host.find("[data-action=dismiss-import]") {
        dismiss.click();
        assert!(until(|| host.text("[data-import] .shelf-told").is_empty()).await);
    }
}

/// Drops files of these names and contents.
fn drop_files(files: &[(&str, String)]) {
    let data = DataTransfer::new().expect("data");
    for (name, text) in files {
        let file = file(name, "", text.as_bytes());
        data.items().add_with_file(&file).expect("added");
    }
    let options = DragEventInit::new();
    options.set_bubbles(true);
    options.set_cancelable(true);
    options.set_data_transfer(Some(&data));
    let event = DragEvent::new_with_event_init_dict("drop", &options).expect("an event");
    let body = document().body().expect("a body");
    body.dispatch_event(&event).expect("dropped");
}

fn kif(black: &str, moves: &str) -> String {
    format!("開始日時：2026/11/05\n先手：{black}\n後手：B\n手数----指手--\n{moves}")
}

async fn games() -> Vec<Entry> {
    Library::of_page().list().await.expect("a list").entries
}

/// What the import reports, once it has ended.
async fn report(host: &Host) -> String {
    let ended = || {
        let import = host.find("[data-import=idle] .shelf-told");
        import.is_some_and(|told| !told.inner_text().is_empty())
    };
    assert!(until(ended).await);
    host.get("[data-import] .shelf-told").inner_text()
}

#[wasm_bindgen_test]
async fn files_of_any_format_come_in_once_and_faults_are_told() {
    let host = screen().await;
    let first = kif("A", "1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n");
    let csa = "V2.2\nN+C\nN-D\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+E\nN-F\nPI\n+\n+2726FU\n";
    let damaged = kif("G", "1 ７六歩(77)\n2 ３九歩(33)\n");
    drop_files(&[
        ("a.kif", first.clone()),
        ("same.kif", first.replace("投了", "中断")),
        ("two.csa", csa.to_owned()),
        ("damaged.kif", damaged),
        (
            "list.usi",
            "startpos moves 2g2f\nstartpos moves 2g2f 8c8d\n".to_owned(),
        ),
        ("picture.png", "\u{89}PNG no record".to_owned()),
    ]);
    let said = report(&host).await;
    assert!(said.contains("6 games imported."), "{said}");
    assert!(said.contains("1 game was here already."), "{said}");
    let faults = host.get(".import-faults").inner_text();
    assert!(
        faults.contains("damaged.kif: could be read to move 2 only."),
        "{faults}"
    );
    assert!(faults.contains("picture.png: "), "{faults}");
    let kept = games().await;
    let mut names: Vec<_> = kept
        .iter()
        .map(|entry| match &*entry.about.black {
            "" => (entry.file.clone(), entry.about.plies),
            black => (black.to_owned(), entry.about.plies),
        })
        .collect();
    names.sort();
    let expected = [
        ("A", 2),
        ("C", 1),
        ("E", 1),
        ("G", 2),
        ("list 1", 1),
        ("list 2", 2),
    ];
    assert_eq!(
        names,
        expected.map(|(name, plies)| (name.to_owned(), plies))
    );

    // The same again, one of them thrown away meanwhile.
    let away = kept
        .iter()
        .find(|entry| entry.about.black == "A")
        .expect("A")
        .id;
    Library::of_page().remove(&[away]).await.expect("removed");
    dismiss(&host).await;
    drop_files(&[("a.kif", first), ("two.csa", csa.to_owned())]);
    let said = report(&host).await;
    assert!(said.contains("1 game imported."), "{said}");
    assert!(said.contains("2 games were here already."), "{said}");
    assert_eq!(games().await.len(), 6);
}

#[wasm_bindgen_test]
async fn many_games_come_in_with_progress_and_what_is_read_stays_when_cancelled() {
    let host = screen().await;
    let files: Vec<(String, String)> = (0..300)
        .map(|number| {
            let text = kif(&format!("Player {number}"), "1 ７六歩(77)\n2 ３四歩(33)\n");
            (format!("{number}.kif"), text)
        })
        .collect();
    let named: Vec<(&str, String)> = files
        .iter()
        .map(|(name, text)| (&**name, text.clone()))
        .collect();
    drop_files(&named);
    assert!(until(|| host.find("[data-action=stop-import]").is_some()).await);
    let is_underway = || host.get(".import .hint").inner_text().contains(" / 300 · ");
    assert!(until(is_underway).await);
    host.get("[data-action=stop-import]").click();
    let said = report(&host).await;
    assert!(said.contains("Cancelled. What was read is kept."), "{said}");
    let kept = games().await.len();
    assert!(kept < 300, "{kept}");
    // The rest comes later, and nothing twice.
    drop_files(&named);
    assert!(until(|| host.find("[data-action=stop-import]").is_some()).await);
    let said = report(&host).await;
    assert!(
        said.contains(&format!("{} games imported.", 300 - kept)),
        "{said}"
    );
    assert_eq!(games().await.len(), 300);
}
