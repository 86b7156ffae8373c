//! Files and texts that are dropped on the window or pasted.
use std::rc::Rc;

use komadai_input::drop_paste::{DroppedData, on_drop_or_paste};
use komadai_web::files::OpenedFile;
use leptos::prelude::{GetUntracked, Owner, Signal};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{DataTransfer, DragEvent, DragEventInit, Element, EventTarget, File};

use super::{Replaced, Told, a_while, document, file, run};
use crate::host::paste;

/// A page that listens, with a field for text.
struct Page {
    owner: Owner,
    told: Told<DroppedData>,
    held: Signal<bool>,
    root: Element,
}

impl Page {
    fn new() -> Self {
        let root = document().create_element("main").unwrap();
        root.set_inner_html("<p>board <b>piece</b></p><label>name <input></label>");
        document().body().unwrap().append_child(&root).unwrap();
        let owner = Owner::new();
        let told = Told::new();
        let held = owner.with(|| on_drop_or_paste(Rc::new(told.tell())));
        Self {
            owner,
            told,
            held,
            root,
        }
    }

    fn find(&self, selector: &str) -> Element {
        self.root.query_selector(selector).unwrap().unwrap()
    }

    /// Whether the page kept the browser from doing what it does by itself.
    fn drag(&self, event: &str, selector: &str, data: &DataTransfer) -> bool {
        drag(event, &self.find(selector), data)
    }

    fn paste(&self, selector: &str, data: &DataTransfer) {
        paste(&self.find(selector), data);
    }

    fn is_held(&self) -> bool {
        self.held.get_untracked()
    }

    async fn nothing_more(self) {
        a_while().await;
        assert!(self.told.so_far().is_none());
    }

    /// The names and contents of the files that come next.
    async fn files(&self) -> Vec<(String, Vec<u8>)> {
        let DroppedData::Files(files) = self.told.next().await else {
            panic!("a text");
        };
        let mut read = Vec::new();
        for file in files.all().await {
            let OpenedFile { name, bytes } = file.open().await;
            read.push((name, bytes.expect("bytes")));
        }
        read
    }

    /// Whether this text has come.
    fn has_text(&self, text: &str) -> bool {
        matches!(self.told.so_far(), Some(DroppedData::Text(found)) if found == text)
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.owner.cleanup();
        self.root.remove();
    }
}

fn drag(event: &str, on: &EventTarget, data: &DataTransfer) -> bool {
    let options = DragEventInit::new();
    options.set_bubbles(true);
    options.set_cancelable(true);
    options.set_data_transfer(Some(data));
    let event = DragEvent::new_with_event_init_dict(event, &options).unwrap();
    !on.dispatch_event(&event).unwrap()
}

fn of_files(files: &[File]) -> DataTransfer {
    let data = DataTransfer::new().unwrap();
    for file in files {
        data.items().add_with_file(file).unwrap();
    }
    data
}

fn of_text(text: &str) -> DataTransfer {
    let data = DataTransfer::new().unwrap();
    data.set_data("text/plain", text).unwrap();
    data
}

fn kif() -> File {
    file("a.kif", "", b"kif")
}

/// What comes of [`kif`].
fn a_kif() -> Vec<(String, Vec<u8>)> {
    vec![("a.kif".to_owned(), b"kif".to_vec())]
}

#[wasm_bindgen_test]
async fn a_file_is_seen_over_the_window_and_taken_when_dropped() {
    let page = Page::new();
    let data = of_files(&[kif()]);
    assert!(!page.is_held());
    assert!(page.drag("dragenter", "p", &data));
    assert!(page.is_held());
    assert!(page.drag("dragover", "p", &data));
    assert!(page.drag("dragenter", "b", &data));
    page.drag("dragleave", "p", &data);
    assert!(page.is_held(), "it went on to what is inside");
    assert!(page.drag("drop", "b", &data));
    assert!(!page.is_held());
    assert_eq!(page.files().await, a_kif());
    page.nothing_more().await;
}

#[wasm_bindgen_test]
async fn several_files_come_together() {
    let page = Page::new();
    let data = of_files(&[kif(), file("b.csa", "", b"csa")]);
    assert!(page.drag("drop", "b", &data));
    let names = page.files().await.into_iter().map(|(name, _)| name);
    assert_eq!(names.collect::<Vec<_>>(), ["a.kif", "b.csa"]);
    page.nothing_more().await;
}

#[wasm_bindgen_test]
async fn a_file_that_is_carried_away_is_let_go() {
    let page = Page::new();
    let data = of_files(&[kif()]);
    page.drag("dragenter", "p", &data);
    page.drag("dragenter", "input", &data);
    page.drag("dragleave", "p", &data);
    assert!(page.is_held());
    page.drag("dragleave", "input", &data);
    assert!(!page.is_held());
    page.nothing_more().await;
}

#[wasm_bindgen_test]
async fn a_file_is_taken_on_a_field_too() {
    let page = Page::new();
    let data = of_files(&[kif()]);
    assert!(page.drag("dragover", "input", &data));
    assert!(page.drag("drop", "input", &data));
    assert_eq!(page.files().await, a_kif());
}

#[wasm_bindgen_test]
async fn a_text_is_taken_unless_a_field_takes_it() {
    let page = Page::new();
    let data = of_text("７六歩");
    assert!(page.drag("dragover", "p", &data));
    assert!(!page.is_held(), "a text is no file");
    assert!(page.drag("drop", "p", &data));
    assert!(page.has_text("７六歩"));
    assert!(!page.drag("dragover", "input", &data));
    assert!(!page.drag("drop", "input", &data));
    page.nothing_more().await;
}

#[wasm_bindgen_test]
async fn what_was_taken_up_in_the_page_is_left_alone() {
    let page = Page::new();
    let data = of_text("board");
    page.drag("dragstart", "p", &data);
    assert!(!page.drag("dragover", "b", &data));
    assert!(!page.drag("drop", "b", &data));
    page.drag("dragend", "p", &data);
    assert!(page.drag("drop", "b", &data));
    assert!(page.has_text("board"));
    page.nothing_more().await;
}

#[wasm_bindgen_test]
async fn what_is_pasted_is_taken_unless_a_field_takes_it() {
    let page = Page::new();
    page.paste("p", &of_text("７六歩"));
    assert!(page.has_text("７六歩"));
    page.paste("p", &of_files(&[kif()]));
    assert_eq!(page.files().await, a_kif());
    page.paste("input", &of_text("name"));
    page.paste("input", &of_files(&[kif()]));
    page.paste("p", &of_text(""));
    page.nothing_more().await;
}

#[wasm_bindgen_test]
async fn of_a_text_with_its_picture_the_text_is_pasted() {
    let page = Page::new();
    let picture = file("a.png", "image/png", b"png");
    let both = of_text("７六歩");
    both.items().add_with_file(&picture).unwrap();
    page.paste("p", &both);
    assert!(page.has_text("７六歩"));
    // Of a file with its name, the file.
    let named = of_text("a.kif");
    named.items().add_with_file(&kif()).unwrap();
    page.paste("p", &named);
    assert_eq!(page.files().await, a_kif());
    page.nothing_more().await;
}

#[wasm_bindgen_test]
async fn nothing_is_listened_to_when_the_owner_is_gone() {
    let noting = |name, note: &str| {
        let listen = format!(
            "function(event, ...rest) {{
                if (this === window) window.heard.{note}(event);
                return EventTarget.prototype.{name}.call(this, event, ...rest);
            }}"
        );
        Replaced::new("window", name, &listen)
    };
    run("window.heard = new Set()");
    let _noting = (
        noting("addEventListener", "add"),
        noting("removeEventListener", "delete"),
    );
    let page = Page::new();
    assert_eq!(run("window.heard.size"), 7);
    page.owner.cleanup();
    assert_eq!(run("window.heard.size"), 0);
    assert!(!page.drag("drop", "p", &of_text("７六歩")));
    page.paste("p", &of_text("７六歩"));
    assert!(page.told.is_over());
    assert!(page.told.so_far().is_none());
}
