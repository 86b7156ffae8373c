//! A place on the page for what is tested, and how a test finds its way in it.
use std::any::Any;

use js_sys::{Function, Object, Promise, Reflect};
use komadai_web::page;
use leptos::{mount::mount_to, prelude::*, task::tick};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    ClipboardEvent, ClipboardEventInit, DataTransfer, Document, Element, HtmlElement,
    wasm_bindgen::{JsCast, JsValue},
};

/// What every table is dressed in.
const STYLES: [&str; 8] = [
    include_str!("../../style/tokens.css"),
    include_str!("../../style/base.css"),
    include_str!("../../style/icons.css"),
    include_str!("../../style/frames.css"),
    include_str!("../../style/pieces.css"),
    include_str!("../../style/wood.css"),
    include_str!("../../style/board.css"),
    include_str!("../../style/board-layouts.css"),
];

/// What the record screen and all that stands on it are dressed in besides.
const RECORD: [&str; 5] = [
    include_str!("../../style/later/forms.css"),
    include_str!("../../style/later/menu.css"),
    include_str!("../../style/later/move-tree.css"),
    include_str!("../../style/later/record.css"),
    include_str!("../../style/later/record-phone.css"),
];

pub fn document() -> Document {
    let window = web_sys::window().expect("a window");
    window.document().expect("a document")
}

/// Until what a change leads to has been painted, and what follows that has been done.
pub async fn painted() {
    tick().await;
    let painted = Promise::new(&mut |resolve: Function, _| {
        let tell = move || drop(resolve.call0(&JsValue::UNDEFINED));
        page::after_paint(Box::new(tell));
    });
    JsFuture::from(painted).await.expect("a frame");
    tick().await;
}

/// Pastes on an element. To an event that a script makes Firefox gives no data of its own.
pub fn paste(on: &Element, data: &DataTransfer) {
    let bubbling = ClipboardEventInit::new();
    bubbling.set_bubbles(true);
    let event = ClipboardEvent::new_with_event_init_dict("paste", &bubbling).expect("an event");
    let own = Object::new();
    Reflect::set(&own, &"value".into(), data).expect("a value");
    Object::define_property(&event, &"clipboardData".into(), &own);
    on.dispatch_event(&event).expect("pasted");
}

/// It is taken down when dropped.
pub struct Host {
    element: HtmlElement,
    _mounted: Box<dyn Any>,
}

impl Host {
    /// All of the window, dressed as the record screen is, and in `style`.
    pub fn of_record(style: &str, view: impl FnOnce() -> AnyView + 'static) -> Self {
        let styles = [RECORD.as_slice(), &[style]].concat();
        Self::new("position: fixed; inset: 0", &styles, view)
    }

    /// A box placed by `place`, dressed as a table is, and in `styles`.
    pub fn new(place: &str, styles: &[&str], view: impl FnOnce() -> AnyView + 'static) -> Self {
        let element = document().create_element("div").expect("an element");
        let element: HtmlElement = element.unchecked_into();
        element.set_attribute("style", place).expect("a place");
        let sheet = document().create_element("style").expect("a sheet");
        sheet.set_text_content(Some(&(STYLES.concat() + &styles.concat())));
        let body = document().body().expect("a body");
        element.append_child(&sheet).expect("dressed");
        body.append_child(&element).expect("on the page");
        let mounted = mount_to(element.clone(), view);
        Self {
            element,
            _mounted: Box::new(mounted),
        }
    }

    /// Where it stands in the window, and how large it is.
    pub fn place(&self, style: &str) {
        self.element.set_attribute("style", style).expect("a place");
    }

    pub fn all(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.element.query_selector_all(selector);
        let found = found.expect(selector);
        (0..found.length())
            .map(|index| found.item(index).expect(selector).unchecked_into())
            .collect()
    }

    pub fn find(&self, selector: &str) -> Option<HtmlElement> {
        self.all(selector).into_iter().next()
    }

    pub fn get(&self, selector: &str) -> HtmlElement {
        self.find(selector)
            .unwrap_or_else(|| panic!("{selector} is shown"))
    }

    pub fn square(&self, name: &str) -> HtmlElement {
        self.get(&format!("[data-square='{name}']"))
    }

    pub fn attribute(&self, selector: &str, name: &str) -> String {
        self.get(selector).get_attribute(name).expect(name)
    }

    pub fn text(&self, selector: &str) -> String {
        self.get(selector).text_content().expect(selector)
    }

    pub fn texts(&self, selector: &str) -> Vec<String> {
        let texts = self.all(selector).into_iter();
        texts
            .map(|found| found.text_content().expect(selector))
            .collect()
    }

    pub fn sfen(&self) -> String {
        self.attribute("[data-board]", "data-sfen")
    }

    /// What a screen says, the space left out that makes it be said again.
    pub fn announced(&self, screen: &str) -> String {
        let said = self.text(&format!("[data-announce={screen}]"));
        said.trim_end_matches('\u{a0}').to_owned()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.element.remove();
    }
}
