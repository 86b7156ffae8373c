//! The Clipboard API: reading texts, writing texts and pictures.
use core::{future::Future, pin::Pin};

use js_sys::{Array, Object, Promise, Reflect};
use leptos::{
    logging::warn,
    prelude::{document, window},
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{
    Clipboard, ClipboardEvent, ClipboardItem, Element, HtmlDocument, HtmlElement,
    HtmlTextAreaElement,
};

use super::{canvas::RasterizeError, dom, files, listener::on_window_event};

/// Gets whether it was written.
pub type Then = Box<dyn FnOnce(bool)>;

/// A picture in the making, as [`svg_to_png`](super::canvas::svg_to_png) gives it.
pub type ComingPicture = Pin<Box<dyn Future<Output = Result<Vec<u8>, RasterizeError>>>>;

const PNG: &str = "image/png";

/// Writes a text. To be called in answer to a click or a key.
pub fn write_text(text: &str, then: Then) {
    let writing = clipboard().map(|clipboard| clipboard.write_text(text));
    let text = text.to_owned();
    spawn_local(async move {
        let is_written = match writing {
            Some(writing) => is_done(writing).await,
            None => false,
        };
        then(is_written || copied(&text));
    });
}

/// Gives a text when the reader copies and has selected nothing, as long as the calling owner
/// lives. `text` has none where something else is meant.
pub fn on_copy(text: impl Fn() -> Option<String> + 'static) {
    on_window_event("copy", move |event: &ClipboardEvent, target| {
        let has_selection = || {
            let selection = window().get_selection().ok().flatten();
            selection.is_some_and(|selection| !selection.is_collapsed())
        };
        if target.is_some_and(dom::takes_text) || has_selection() {
            return;
        }
        let Some(data) = event.clipboard_data() else {
            return;
        };
        if let Some(text) = text() {
            match data.set_data("text/plain", &text) {
                Ok(()) => event.prevent_default(),
                Err(error) => warn!("clipboard: {error:?}"),
            }
        }
    });
}

/// Reads a text, where the browser has it and the reader allows it. To be called in answer
/// to a click or a key.
pub fn read_text(then: Box<dyn FnOnce(Option<String>)>) {
    let reading = clipboard()
        .filter(|clipboard| Reflect::has(clipboard, &"readText".into()).unwrap_or_default())
        .map(|clipboard| clipboard.read_text());
    spawn_local(async move {
        let text = match reading {
            Some(reading) => JsFuture::from(reading).await,
            None => Ok(JsValue::NULL),
        };
        then(text.ok().and_then(|text| text.as_string()));
    });
}

/// Writes a picture, where the browser can. To be called in answer to a click or
/// a key; the picture may come later.
pub fn write_png(png: ComingPicture, then: Then) {
    match picture_written(png) {
        Ok(Some(writing)) => spawn_local(async move { then(is_done(writing).await) }),
        Ok(None) => then(false),
        Err(error) => {
            warn!("clipboard: {error:?}");
            then(false);
        }
    }
}

/// None where the browser has no clipboard for pictures.
fn picture_written(png: ComingPicture) -> Result<Option<Promise>, JsValue> {
    let Some(clipboard) = clipboard() else {
        return Ok(None);
    };
    if !Reflect::has(&window(), &"ClipboardItem".into())? {
        return Ok(None);
    }
    let picture = future_to_promise(async move {
        let png = png.await.map_err(|_| JsValue::from("no picture"))?;
        Ok(files::blob(PNG, &png)?.into())
    });
    let kinds = Object::new();
    Reflect::set(&kinds, &PNG.into(), &picture)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&kinds)?;
    Ok(Some(clipboard.write(&Array::of1(&item))))
}

/// None outside secure contexts, whatever web-sys says.
fn clipboard() -> Option<Clipboard> {
    let clipboard = window().navigator().clipboard();
    (!clipboard.is_undefined()).then_some(clipboard)
}

async fn is_done(writing: Promise) -> bool {
    let done = JsFuture::from(writing).await;
    if let Err(error) = &done {
        warn!("clipboard: {error:?}");
    }
    done.is_ok()
}

/// Where there is no such API: a field with the text selected, and `execCommand`.
fn copied(text: &str) -> bool {
    let focused = document().active_element();
    let copy = || -> Result<bool, JsValue> {
        let field: HtmlTextAreaElement = document().create_element("textarea")?.unchecked_into();
        field.set_class_name("visually-hidden");
        // No keyboard on a phone.
        field.set_attribute("readonly", "")?;
        field.set_value(text);
        place(focused.as_ref())?.append_child(&field)?;
        field.select();
        let copied = document()
            .unchecked_into::<HtmlDocument>()
            .exec_command("copy");
        field.remove();
        copied
    };
    let copied = copy().unwrap_or_else(|error| {
        warn!("clipboard: {error:?}");
        false
    });
    if let Some(focused) = focused.and_then(|focused| focused.dyn_into::<HtmlElement>().ok()) {
        // Fails only for what cannot be focused, and it was.
        let _ = focused.focus();
    }
    copied
}

/// Where a field can have the focus: in the dialog that has it now.
fn place(focused: Option<&Element>) -> Result<Element, JsValue> {
    let dialog = match focused {
        Some(focused) => focused.closest("dialog[open]")?,
        None => None,
    };
    match dialog {
        Some(dialog) => Ok(dialog),
        None => Ok(document().body().ok_or("no body")?.into()),
    }
}
