//! The record screen alone on the page.
use std::ops::Deref;

use komadai::screens::record::RECORD;
use komadai_board::PieceSprite;
use komadai_model::Settings;
use komadai_records::{Record, notation::usen};
use komadai_ui::LazyScreen;
use leptos::{prelude::*, task::tick};
use shogi::Setup;
use web_sys::{
    Element, HtmlElement, KeyboardEvent, KeyboardEventInit, PointerEvent, PointerEventInit,
};

use crate::{
    host::{Host, document, painted},
    page::Page,
};

/// A position in which both sides have pieces in hand.
pub const HANDS: &str =
    "ln1g3nl/1ks2r3/1p2ppbpp/p1pp5/7P1/P1P1P4/1PSP1PP1P/1KGB3R1/LN1G3NL b SPgs 1";

/// A mounted screen; it is taken down when dropped.
pub struct Harness {
    host: Host,
    settings: RwSignal<Settings>,
}

/// What a pointer is.
#[derive(Clone, Copy)]
pub enum Hand {
    /// The second button of a mouse, with Shift, with Alt.
    Second(bool, bool),
    First,
}

/// The record of moves from a position.
pub async fn record(sfen: &str, moves: &str) -> Harness {
    let mut record = Record::new(Setup::from_sfen(sfen).unwrap());
    let mut at = komadai_records::NodeId::ROOT;
    for word in moves.split_whitespace() {
        let mut line = record.editor_from(at);
        let ply = line.parse_ply(word).unwrap();
        at = line.push_sibling(ply).unwrap();
    }
    let fragment = format!("/record?usen={}", usen::write(&record).text);
    const STYLE: &str = include_str!("../../../style/later/draw.css");
    let page = Page::open(&fragment).await;
    let settings = page.settings;
    let host = Host::of_record(STYLE, move || {
        page.provide();
        view! {
            <PieceSprite/>
            <LazyScreen module=&RECORD visible=Signal::stored(true)/>
        }
        .into_any()
    });
    let harness = Harness { host, settings };
    harness.settle().await;
    harness
}

impl Deref for Harness {
    type Target = Host;

    fn deref(&self) -> &Host {
        &self.host
    }
}

impl Harness {
    /// Until the screen has been drawn, and what follows has been done.
    pub async fn settle(&self) {
        for _ in 0..3 {
            painted().await;
        }
    }

    /// What the reader was told last.
    pub fn said(&self) -> String {
        self.announced("record")
    }

    fn attributes(&self, selector: &str, attribute: &str) -> String {
        let of = |element: &HtmlElement| element.get_attribute(attribute).unwrap();
        let texts: Vec<String> = self.all(selector).iter().map(of).collect();
        texts.join(" ")
    }

    /// The marks that lie over the board.
    pub fn seen(&self) -> String {
        self.attributes(".record-marks [data-mark]", "data-mark")
    }

    /// What is about to be drawn there.
    pub fn pending(&self) -> String {
        self.attributes(".record-marks [data-pending]", "data-pending")
    }

    /// The marks of the list.
    pub fn listed(&self) -> String {
        self.attributes(".draw-list li", "data-drawn")
    }

    pub fn list_words(&self) -> Vec<String> {
        self.all(".draw-list li > span:nth-child(2)")
            .iter()
            .map(|i18n| i18n.text_content().unwrap())
            .collect()
    }

    pub async fn click(&self, selector: &str) {
        self.get(selector).click();
        self.settle().await;
    }

    pub async fn act(&self, action: &str) {
        self.click(&format!("[data-action={action}]")).await;
    }

    pub async fn flip(&self) {
        self.settings
            .update(|settings| settings.flipped = !settings.flipped);
        self.settle().await;
    }

    pub async fn resize(&self, style: &str) {
        self.host.place(&format!("position: fixed; {style}"));
        self.settle().await;
    }

    /// A square as in USI, or a piece in hand as in the texts of marks.
    pub fn place(&self, name: &str) -> HtmlElement {
        let selector = match name.strip_suffix('*') {
            None => format!("[data-square='{name}']"),
            Some(letter) => {
                let is_black = letter.chars().all(|letter| letter.is_ascii_uppercase());
                let side = if is_black { "black" } else { "white" };
                let letter = letter.to_ascii_uppercase();
                format!("[data-hand={side}] [data-piece={letter}]")
            }
        };
        self.get(&selector)
    }

    pub fn middle(&self, name: &str) -> (f64, f64) {
        middle_of(&self.place(name))
    }

    /// The middle of the only circle that is seen.
    pub fn circle(&self) -> (f64, f64) {
        middle_of(self.all(".record-marks circle").last().unwrap())
    }

    /// A line from one place to another, let go there.
    pub async fn stroke(&self, hand: Hand, from: &str, to: &str) {
        self.press(hand, from);
        self.point(hand, "pointermove", to);
        self.point(hand, "pointerup", to);
        self.settle().await;
    }

    pub fn press(&self, hand: Hand, at: &str) {
        self.point(hand, "pointerdown", at);
    }

    /// Sends an event of a pointer; returns whether nobody prevented it.
    pub fn point(&self, hand: Hand, kind: &str, at: &str) -> bool {
        let (x, y) = self.middle(at);
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_is_primary(true);
        init.set_pointer_id(1);
        init.set_client_x(x as i32);
        init.set_client_y(y as i32);
        if let Hand::Second(shift, alt) = hand {
            init.set_button(2);
            init.set_shift_key(shift);
            init.set_alt_key(alt);
        }
        let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
        let target = document().element_from_point(x as f32, y as f32);
        target.unwrap().dispatch_event(&event).unwrap()
    }

    /// Sends keys to what has the focus.
    pub async fn keys(&self, keys: &[&str]) {
        for key in keys {
            let init = KeyboardEventInit::new();
            init.set_key(key);
            init.set_bubbles(true);
            init.set_cancelable(true);
            let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
            let focused = document().active_element().unwrap();
            focused.dispatch_event(&event).unwrap();
            tick().await;
        }
        self.settle().await;
    }
}

fn middle_of(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (
        rect.left() + rect.width() / 2.0,
        rect.top() + rect.height() / 2.0,
    )
}
