//! The editor alone on the page.
use std::ops::Deref;

use komadai::{screens::record::PositionEditor, state::provide_settings};
use komadai_board::PieceSprite;
use komadai_model::{Language, Settings};
use komadai_ui::provide_i18n;
use leptos::prelude::*;
use shogi::Setup;
use web_sys::{
    DomRect, Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement,
    KeyboardEvent, KeyboardEventInit, PointerEvent, PointerEventInit, wasm_bindgen::JsCast,
};

use crate::host::{Host, document, painted};

pub const EMPTY: &str = "9/9/9/9/9/9/9/9/9 b - 1";

/// A mounted editor; it is taken down when dropped.
pub struct Harness {
    host: Host,
    result: RwSignal<Option<Option<String>>>,
}

pub async fn editor(sfen: &str) -> Harness {
    const STYLE: &str = include_str!("../../../style/later/editor.css");
    let start = Setup::from_sfen(sfen).unwrap();
    let result = RwSignal::new(None);
    let host = Host::of_record(STYLE, move || {
        let done = move |setup: Option<Setup>| result.set(Some(setup.map(|setup| setup.to_sfen())));
        provide_i18n(Signal::stored(Language::English));
        provide_settings(RwSignal::new(Settings::default()));
        let on_leave = Callback::new(|_: Setup| {});
        let start = start.clone();
        view! {
            <PieceSprite/>
            <PositionEditor start on_leave on_done=Callback::new(done)/>
        }
        .into_any()
    });
    painted().await;
    Harness { host, result }
}

impl Deref for Harness {
    type Target = Host;

    fn deref(&self) -> &Host {
        &self.host
    }
}

impl Harness {
    /// What the reader was told last.
    pub fn said(&self) -> String {
        self.announced("editor")
    }

    pub fn alert(&self) -> String {
        self.text(".editor-text [role=alert]")
    }

    pub fn good_for(&self) -> String {
        self.text(".editor-good-for")
    }

    pub fn faults(&self) -> Vec<String> {
        self.texts("[data-faults] > li")
    }

    /// How many of a kind the box says are left.
    pub fn left(&self, kind: &str) -> String {
        self.attribute(&format!("[data-box={kind}]"), "data-left")
    }

    pub fn is_disabled(&self, action: &str) -> bool {
        self.attribute(&format!("[data-action={action}]"), "aria-disabled") == "true"
    }

    /// What came of it, once it is done.
    pub fn result(&self) -> Option<Option<String>> {
        self.result.get_untracked()
    }

    pub async fn click(&self, selector: &str) {
        self.get(selector).click();
        painted().await;
    }

    pub async fn act(&self, action: &str) {
        self.click(&format!("[data-action={action}]")).await;
    }

    pub async fn touch(&self, square: &str) {
        self.click(&format!("[data-square='{square}']")).await;
    }

    pub async fn take(&self, kind: &str) {
        self.click(&format!("[data-box={kind}]")).await;
    }

    /// Sends keys to what has the focus.
    pub async fn keys(&self, keys: &[&str]) {
        for key in keys {
            send_key(key, false).await;
        }
    }

    /// What a browser makes of Enter on a button.
    pub async fn press_focused(&self) {
        let focused = document().active_element().unwrap();
        focused.unchecked_into::<HtmlElement>().click();
        painted().await;
    }

    pub async fn ctrl(&self, key: &str) {
        send_key(key, true).await;
    }

    /// Presses the secondary button on a square; returns whether a menu would open.
    pub async fn press_secondary(&self, square: &str) -> bool {
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_button(2);
        let square = self.square(square);
        let send = |kind| {
            let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
            square.dispatch_event(&event).unwrap()
        };
        send("mousedown");
        let opens_menu = send("contextmenu");
        painted().await;
        opens_menu
    }

    /// Writes in a field, or chooses from a list.
    pub async fn write(&self, selector: &str, text: &str) {
        let field = self.get(selector);
        if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
            input.set_value(text);
        } else if let Some(area) = field.dyn_ref::<HtmlTextAreaElement>() {
            area.set_value(text);
        } else {
            field.unchecked_ref::<HtmlSelectElement>().set_value(text);
        }
        let event = Event::new("input").unwrap();
        field.dispatch_event(&event).unwrap();
        painted().await;
    }

    /// What a field shows: it is written a moment after all else.
    pub async fn value(&self, selector: &str) -> String {
        painted().await;
        let field = self.get(selector);
        field.unchecked_into::<HtmlTextAreaElement>().value()
    }

    pub fn rect(&self, selector: &str) -> DomRect {
        self.get(selector).get_bounding_client_rect()
    }

    pub fn middle(&self, selector: &str) -> (i32, i32) {
        let rect = self.rect(selector);
        (
            (rect.left() + rect.width() / 2.0) as i32,
            (rect.top() + rect.height() / 2.0) as i32,
        )
    }

    /// As a finger does it, with the click that browsers send afterwards.
    pub async fn carry(&self, from: (i32, i32), to: (i32, i32)) {
        let (x, y) = from;
        let target = document().element_from_point(x as f32, y as f32);
        let target = target.expect("a point inside the window");
        for (kind, at) in [
            ("pointerdown", from),
            ("pointermove", (x + 8, y - 8)),
            ("pointermove", to),
            ("pointerup", to),
            ("click", to),
        ] {
            point(&target, kind, at);
            painted().await;
        }
    }
}

/// Sends an event of a pointer, which an element has caught.
fn point(target: &Element, kind: &str, (x, y): (i32, i32)) {
    let init = PointerEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_is_primary(true);
    init.set_pointer_id(1);
    init.set_client_x(x);
    init.set_client_y(y);
    let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
    target.dispatch_event(&event).unwrap();
}

async fn send_key(key: &str, ctrl: bool) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_ctrl_key(ctrl);
    init.set_shift_key(key.len() == 1 && key.chars().all(|letter| letter.is_ascii_uppercase()));
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
    let focused = document().active_element().unwrap();
    focused.dispatch_event(&event).unwrap();
    painted().await;
}
