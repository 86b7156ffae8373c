//! Drag and drop, and paste: files and texts dropped anywhere on the window, or pasted
//! outside text fields.
use std::{cell::RefCell, rc::Rc};

use leptos::{logging::warn, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event, EventTarget};

use komadai_web::{dom, file_system_entry::DroppedFiles, listener::Listener};

/// What was dropped, pasted or chosen.
#[derive(Debug)]
pub enum DroppedData {
    Files(DroppedFiles),
    Text(String),
}

/// Calls `on` with what is dropped or pasted, as long as the calling owner lives. The signal
/// says whether files are dragged over the window.
pub fn on_drop_or_paste(on: Rc<dyn Fn(DroppedData)>) -> Signal<bool> {
    let held = RwSignal::new(false);
    let drag = Rc::new(Drag {
        held,
        on,
        state: RefCell::default(),
    });
    match drag.listen() {
        Ok(listeners) => {
            StoredValue::new_local(listeners);
        }
        Err(error) => warn!("drop: {error:?}"),
    }
    held.into()
}

/// What is dragged over the window.
struct Drag {
    held: RwSignal<bool>,
    on: Rc<dyn Fn(DroppedData)>,
    state: RefCell<State>,
}

type Handler = fn(&Drag, &Event);

#[derive(Default)]
struct State {
    /// The drag began in this page, and is not for us.
    is_own: bool,
    /// The last element entered. An element is entered before the one around it or beside it
    /// is left, so leaving this one is leaving the window.
    over: Option<EventTarget>,
}

impl Drag {
    fn listen(self: Rc<Self>) -> Result<Vec<Listener>, JsValue> {
        const EVENTS: [(&str, Handler); 7] = [
            ("dragstart", |drag, _| drag.state.borrow_mut().is_own = true),
            ("dragend", |drag, _| drag.state.borrow_mut().is_own = false),
            ("dragenter", Drag::enter),
            ("dragover", Drag::over),
            ("dragleave", Drag::leave),
            ("drop", Drag::drop),
            ("paste", Drag::paste),
        ];
        let listen = |(event, handle): (&'static str, Handler)| {
            let drag = Rc::clone(&self);
            let tell = Box::new(move |event: Event| handle(&drag, &event));
            Listener::with_event(window().into(), event, tell)
        };
        EVENTS.into_iter().map(listen).collect()
    }

    fn enter(&self, event: &Event) {
        self.state.borrow_mut().over = event.target();
        self.over(event);
    }

    /// Allows a drop: else the browser would open the file in place of the page.
    fn over(&self, event: &Event) {
        let Some((data, kind)) = self.foreign(event) else {
            return;
        };
        event.prevent_default();
        data.set_drop_effect("copy");
        self.hold(kind == Kind::Files);
    }

    fn leave(&self, event: &Event) {
        if self.state.borrow().over == event.target() {
            self.hold(false);
        }
    }

    fn drop(&self, event: &Event) {
        self.hold(false);
        let Some((data, kind)) = self.foreign(event) else {
            return;
        };
        event.prevent_default();
        match kind {
            Kind::Files => self.emit_files(DroppedFiles::of(&data)),
            Kind::Text => self.emit_text(text(&data)),
        }
    }

    /// Some programs copy a picture along with a text.
    fn paste(&self, event: &Event) {
        if is_for_a_field(event) {
            return;
        }
        let event: &ClipboardEvent = event.unchecked_ref();
        let Some(data) = event.clipboard_data() else {
            return;
        };
        let (text, files) = (text(&data), DroppedFiles::of(&data));
        if text.is_empty() || !files.are_pictures() {
            self.emit_files(files);
        } else {
            self.emit_text(text);
        }
    }

    /// What is dragged, if it comes from outside and no text field takes it.
    fn foreign(&self, event: &Event) -> Option<(DataTransfer, Kind)> {
        if self.state.borrow().is_own {
            return None;
        }
        let data = event.unchecked_ref::<DragEvent>().data_transfer()?;
        let holds = |kind: &str| data.types().includes(&kind.into(), 0);
        let kind = if holds("Files") {
            Kind::Files
        } else if holds("text/plain") && !is_for_a_field(event) {
            Kind::Text
        } else {
            return None;
        };
        Some((data, kind))
    }

    fn hold(&self, is_held: bool) {
        if self.held.try_get_untracked() != Some(is_held) {
            self.held.try_set(is_held);
        }
    }

    fn emit_files(&self, files: DroppedFiles) {
        if !files.is_empty() {
            (self.on)(DroppedData::Files(files));
        }
    }

    fn emit_text(&self, text: String) {
        if !text.is_empty() {
            (self.on)(DroppedData::Text(text));
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Files,
    Text,
}

fn is_for_a_field(event: &Event) -> bool {
    dom::element(event.target()).is_some_and(|element| dom::takes_text(&element))
}

fn text(data: &DataTransfer) -> String {
    // Fails for data that pages may not read.
    data.get_data("text/plain").unwrap_or_default()
}
