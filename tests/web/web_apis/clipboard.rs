//! What is written to the clipboard, and what happens where the browser refuses.
use komadai_web::{canvas, clipboard};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlElement, wasm_bindgen::JsCast};

use super::{Replaced, Told, document, run};

const DRAWING: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>"#;

async fn text_written(text: &str) -> bool {
    let told = Told::new();
    clipboard::write_text(text, Box::new(told.tell()));
    told.next().await
}

async fn picture_written(svg: &str) -> bool {
    let told = Told::new();
    let png = Box::pin(canvas::svg_to_png(svg.to_owned(), 2.0));
    clipboard::write_png(png, Box::new(told.tell()));
    told.next().await
}

fn with_clipboard(clipboard: &str) -> Replaced {
    Replaced::new("navigator", "clipboard", clipboard)
}

/// What the order to copy would copy.
fn with_copying(answer: bool) -> Replaced {
    let copy = format!(
        "(order) => {{
            const field = document.activeElement;
            const {{ selectionStart: start, selectionEnd: end, value }} = field;
            window.copied = `${{order}} ${{value.slice(start, end)}} in ${{field.parentElement.tagName}}`;
            return {answer};
        }}"
    );
    Replaced::new("document", "execCommand", &copy)
}

fn copied() -> String {
    run("window.copied").as_string().unwrap()
}

#[wasm_bindgen_test]
async fn a_text_goes_to_the_clipboard() {
    let _clipboard = with_clipboard("{ writeText: async (text) => { window.written = text } }");
    assert!(text_written("７六歩\n").await);
    assert_eq!(run("window.written").as_string().unwrap(), "７六歩\n");
}

#[wasm_bindgen_test]
async fn where_there_is_no_clipboard_a_selection_is_copied() {
    let field: HtmlElement = document().create_element("input").unwrap().unchecked_into();
    document().body().unwrap().append_child(&field).unwrap();
    field.focus().unwrap();
    for clipboard in [
        "undefined",
        "{ writeText: () => Promise.reject(new Error('not allowed')) }",
    ] {
        let _clipboard = with_clipboard(clipboard);
        let copying = with_copying(true);
        assert!(text_written("７六歩\n８四歩").await);
        assert_eq!(copied(), "copy ７六歩\n８四歩 in BODY");
        drop(copying);
        let _refusing = with_copying(false);
        assert!(!text_written("７六歩").await);
        let active = document().active_element();
        assert_eq!(active.as_ref(), Some(field.as_ref()));
        assert!(document().query_selector("textarea").unwrap().is_none());
    }
    field.remove();
}

#[wasm_bindgen_test]
async fn the_selection_is_made_in_the_open_dialog() {
    let dialog = run("(() => {
        const dialog = document.createElement('dialog');
        dialog.append(document.createElement('button'));
        document.body.append(dialog);
        dialog.showModal();
        return dialog;
    })()");
    let _clipboard = with_clipboard("undefined");
    let _copying = with_copying(true);
    assert!(text_written("７六歩").await);
    assert_eq!(copied(), "copy ７六歩 in DIALOG");
    dialog.unchecked_into::<HtmlElement>().remove();
}

#[wasm_bindgen_test]
async fn a_picture_goes_to_the_clipboard() {
    let _clipboard = with_clipboard(
        "{ write: async ([item]) => {
            const blob = await item.getType('image/png');
            const map = await createImageBitmap(blob);
            window.written = `${item.types} ${blob.type} ${map.width}x${map.height}`;
        } }",
    );
    assert!(picture_written(DRAWING).await);
    assert_eq!(
        run("window.written").as_string().unwrap(),
        "image/png image/png 4x2"
    );
    assert!(!picture_written("no drawing").await);
}

#[wasm_bindgen_test]
async fn a_picture_that_cannot_be_written_is_told() {
    let refusing = with_clipboard("{ write: () => Promise.reject(new Error('not allowed')) }");
    assert!(!picture_written(DRAWING).await);
    drop(refusing);
    let missing = with_clipboard("undefined");
    assert!(!picture_written(DRAWING).await);
    drop(missing);
    let _texts_only = with_clipboard("{ write: () => { window.written = 'a picture' } }");
    run("window.Kept = ClipboardItem, delete window.ClipboardItem");
    let is_written = picture_written(DRAWING).await;
    run("window.ClipboardItem = window.Kept");
    assert!(!is_written);
}
