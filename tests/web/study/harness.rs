//! The record screen alone on the page.
use std::ops::Deref;

use gloo_timers::future::TimeoutFuture;
use komadai::screens::record::RECORD;
use komadai_board::PieceSprite;
use komadai_records::{EndMarker, NodeId, Record, notation::usen};
use komadai_ui::LazyScreen;
use leptos::prelude::*;
use shogi::Setup;
use web_sys::{
    Event, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement, WheelEvent,
    WheelEventInit, wasm_bindgen::JsCast,
};

use crate::{
    host::{Host, document, painted},
    page::Page,
};

/// A record of moves with spaces between; a move in brackets is instead of the one
/// before it; `end` resigns.
pub fn record(text: &str) -> Record {
    let mut record = Record::new(Setup::startpos());
    let (mut at, mut before) = (NodeId::ROOT, NodeId::ROOT);
    for word in text.split(' ') {
        let variation = word
            .strip_prefix('(')
            .and_then(|word| word.strip_suffix(')'));
        let mut line = record.editor_from(if variation.is_some() { before } else { at });
        if word == "end" {
            line.end(EndMarker::Resignation).unwrap();
            continue;
        }
        let ply = line.parse_ply(variation.unwrap_or(word)).unwrap();
        let node = line.push_sibling(ply).unwrap();
        if variation.is_none() {
            (before, at) = (at, node);
        }
    }
    record
}

/// A mounted record screen; it is taken down when dropped.
pub struct Harness {
    host: Host,
}

pub async fn open(record: &Record) -> Harness {
    let fragment = format!("/record?usen={}", usen::write(record).text);
    const STYLE: &str = include_str!("../../../style/later/study.css");
    let page = Page::open(&fragment).await;
    let host = Host::of_record(STYLE, move || {
        page.provide();
        view! {
            <PieceSprite/>
            <LazyScreen module=&RECORD visible=Signal::stored(true)/>
        }
        .into_any()
    });
    let harness = Harness { host };
    while harness.find(".tree").is_none() {
        painted().await;
    }
    painted().await;
    harness
}

impl Deref for Harness {
    type Target = Host;

    fn deref(&self) -> &Host {
        &self.host
    }
}

impl Harness {
    /// The moves that the tree shows, the start left out.
    pub fn moves(&self) -> Vec<String> {
        self.texts(".tree .tree-words").split_off(1)
    }

    /// The number of the move at the cursor.
    pub fn number(&self) -> String {
        self.attribute("main", "data-node")
    }

    pub fn said(&self) -> String {
        self.announced("record")
    }

    pub fn verdict(&self) -> String {
        self.text(".guess-verdict")
    }

    pub fn score(&self) -> String {
        self.text(".guess-score")
    }

    pub fn is_off(&self, selector: &str) -> bool {
        let element = self.get(selector);
        element.has_attribute("disabled")
            || element.get_attribute("aria-disabled").as_deref() == Some("true")
    }

    pub async fn click(&self, selector: &str) {
        self.get(selector).click();
        painted().await;
    }

    pub async fn act(&self, action: &str) {
        self.click(&format!("[data-action={action}]")).await;
    }

    pub async fn walk(&self, way: &str) {
        self.click(&format!("[data-walk={way}]")).await;
    }

    /// By touching its two squares.
    pub async fn play(&self, usi: &str) {
        for square in [&usi[..2], &usi[2..]] {
            self.click(&format!("[data-square='{square}']")).await;
        }
    }

    pub async fn study(&self, name: &str) {
        self.click(&format!("[data-study={name}]")).await;
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
        field.dispatch_event(&Event::new("input").unwrap()).unwrap();
        painted().await;
    }

    /// What is chosen in a list.
    pub fn chosen(&self, selector: &str) -> String {
        let list = self.get(selector);
        list.unchecked_into::<HtmlSelectElement>().value()
    }

    /// Turns the wheel over the board by a notch.
    pub async fn wheel(&self, down: bool) {
        let init = WheelEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_delta_mode(WheelEvent::DOM_DELTA_LINE);
        init.set_delta_y(if down { 3.0 } else { -3.0 });
        let event = WheelEvent::new_with_event_init_dict("wheel", &init).unwrap();
        self.get(".record-table").dispatch_event(&event).unwrap();
        painted().await;
    }
}

/// What has the focus, a frame later.
pub async fn focused() -> HtmlElement {
    TimeoutFuture::new(50).await;
    document().active_element().unwrap().unchecked_into()
}
