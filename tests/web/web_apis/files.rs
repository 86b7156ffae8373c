//! Files are chosen, read and saved.
use komadai_web::files::{self, Choice, LIMIT, LocalFile, OpenError, OpenedFile};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{
    DataTransfer, Event, File, HtmlInputElement,
    wasm_bindgen::{JsCast, JsValue},
};

use super::{Replaced, Told, a_while, document, file, run};

/// A browser may open its window for files only after a click.
fn no_window() -> Replaced {
    Replaced::new(
        "HTMLInputElement.prototype",
        "click",
        "(window.clicks = 0, function() { window.clicks += 1 })",
    )
}

fn input() -> Option<HtmlInputElement> {
    let input = document().query_selector("input[type=file]").unwrap()?;
    Some(input.unchecked_into())
}

fn choose(files: &[File]) {
    let data = DataTransfer::new().unwrap();
    for file in files {
        data.items().add_with_file(file).unwrap();
    }
    let input = input().unwrap();
    input.set_files(data.files().as_ref());
    input
        .dispatch_event(&Event::new("change").unwrap())
        .unwrap();
}

fn opened(name: &str, bytes: &[u8]) -> OpenedFile {
    OpenedFile {
        name: name.to_owned(),
        bytes: Ok(bytes.to_vec()),
    }
}

async fn read(files: Vec<LocalFile>) -> Vec<OpenedFile> {
    let mut read = Vec::new();
    for file in files {
        read.push(file.open().await);
    }
    read
}

#[wasm_bindgen_test]
async fn files_that_are_chosen_are_read() {
    let _no_window = no_window();
    let told = Told::new();
    files::pick(".kif,.csa", Choice::Several, Box::new(told.tell()));
    let field = input().expect("a field for files");
    assert_eq!(field.accept(), ".kif,.csa");
    assert!(field.multiple());
    assert!(field.hidden());
    assert_eq!(run("window.clicks"), 1);
    choose(&[
        file("a.kif", "", b"\x90\xE6\x8E\xE8"),
        file("b.csa", "", b""),
    ]);
    let files = read(told.next().await).await;
    assert_eq!(
        files,
        [opened("a.kif", b"\x90\xE6\x8E\xE8"), opened("b.csa", b"")]
    );
    assert!(input().is_none());
    assert!(told.is_over());
}

#[wasm_bindgen_test]
async fn choosing_nothing_leaves_nothing_behind() {
    let _no_window = no_window();
    for event in ["cancel", "change"] {
        let told = Told::<OpenedFile>::new();
        files::pick_one(".kif", Box::new(told.tell()));
        let field = input().unwrap();
        assert!(!field.multiple());
        field.dispatch_event(&Event::new(event).unwrap()).unwrap();
        a_while().await;
        assert!(told.so_far().is_none());
        assert!(told.is_over());
        assert!(input().is_none());
    }
}

#[wasm_bindgen_test]
async fn a_choice_that_never_came_ends_with_the_next_one() {
    let _no_window = no_window();
    let (first, second) = (Told::<OpenedFile>::new(), Told::new());
    files::pick_one(".kif", Box::new(first.tell()));
    files::pick_one(".kif", Box::new(second.tell()));
    a_while().await;
    assert!(first.is_over());
    choose(&[file("b.kif", "", b"b")]);
    assert_eq!(second.next().await, opened("b.kif", b"b"));
    assert!(first.so_far().is_none());
    assert!(input().is_none());
}

#[wasm_bindgen_test]
async fn what_cannot_be_read_is_told_beside_what_can() {
    let _no_window = no_window();
    let unreadable = file("gone.kif", "", b"");
    let gone = js_sys::Function::new_no_args("return Promise.reject(new Error('gone'))");
    js_sys::Reflect::set(&unreadable, &"arrayBuffer".into(), &gone).unwrap();
    let told = Told::new();
    files::pick("", Choice::Several, Box::new(told.tell()));
    let (full, larger) = (vec![0; LIMIT], vec![0; LIMIT + 1]);
    choose(&[
        file("full", "", &full),
        file("larger", "", &larger),
        unreadable,
        file("good", "", b"good"),
    ]);
    let files = read(told.next().await).await;
    let sizes: Vec<_> = files
        .iter()
        .map(|file| (file.name.as_str(), file.bytes.as_ref().map(Vec::len)))
        .collect();
    assert_eq!(
        sizes,
        [
            ("full", Ok(LIMIT)),
            ("larger", Err(&OpenError::TooLarge)),
            ("gone.kif", Err(&OpenError::Unreadable)),
            ("good", Ok(4)),
        ]
    );
}

#[wasm_bindgen_test]
async fn a_download_has_its_name_kind_and_bytes() {
    let _no_download = Replaced::new(
        "HTMLAnchorElement.prototype",
        "click",
        "function() { window.download = this; }",
    );
    files::save("先手.kif", "application/x-kif", b"\x90\xE6\x8E\xE8").unwrap();
    let name = run("window.download.download");
    assert_eq!(name.as_string().unwrap(), "先手.kif");
    let answer = run("fetch(window.download.href).then(async (answer) => \
        answer.headers.get('content-type') + ' ' + new Uint8Array(await answer.arrayBuffer()))");
    let answer: JsValue = wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(answer))
        .await
        .unwrap();
    assert_eq!(
        answer.as_string().unwrap(),
        "application/x-kif 144,230,142,232"
    );
}

#[wasm_bindgen_test]
fn a_download_that_is_refused_is_told() {
    let _refused = Replaced::new(
        "URL",
        "createObjectURL",
        "() => { throw new Error('no room') }",
    );
    assert_eq!(files::save("a", "text/plain", b"a"), Err(files::NotSaved));
}
