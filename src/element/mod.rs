//! Elements without a type of their own. The `view!` macro gives every
//! attribute and every closure a type, and all of Leptos that touches them is
//! compiled again for each; [`El`] knows one element, and closures in boxes.
//! What it makes is a Leptos view like any other.
#[cfg(not(feature = "embed"))]
pub mod dialog;
#[cfg(not(feature = "embed"))]
pub mod full_screen;
#[cfg(not(feature = "embed"))]
pub mod net;
#[cfg(not(feature = "embed"))]
pub mod notice;
#[cfg(not(feature = "embed"))]
pub mod parts;

use leptos::{
    ev, html,
    prelude::*,
    svg,
    tachys::html::{
        attribute::{
            any_attribute::{AnyAttribute, IntoAnyAttribute},
            custom::custom_attribute,
        },
        element::custom,
        event::on,
        node_ref::node_ref,
        property::prop,
        style::style,
    },
};
use wasm_bindgen::JsCast;

use crate::{
    i18n::Text,
    reactive::{Words, dynamic},
};

/// An element under construction.
#[expect(missing_debug_implementations, reason = "views have none")]
pub struct El(Box<Inner>);

/// In a box, so that handing an element on costs one word.
struct Inner {
    tag: &'static str,
    attributes: Vec<AnyAttribute>,
    children: Vec<AnyView>,
}

type Value = Box<dyn FnMut() -> Option<String> + Send>;
type Says = Box<dyn FnMut() -> String + Send>;
type Hears = Box<dyn FnMut(ev::Event)>;

/// An element to be built.
pub fn el(tag: &'static str) -> El {
    El(Box::new(Inner {
        tag,
        attributes: Vec::new(),
        children: Vec::new(),
    }))
}

impl El {
    /// An attribute that stays.
    pub fn attr(mut self, name: &'static str, value: &'static str) -> Self {
        self.0
            .attributes
            .push(custom_attribute(name, value).into_any_attr());
        self
    }

    pub fn class(self, value: &'static str) -> Self {
        self.attr("class", value)
    }

    /// An attribute that is made up once.
    pub fn set(mut self, name: &'static str, value: String) -> Self {
        self.0
            .attributes
            .push(custom_attribute(name, value).into_any_attr());
        self
    }

    /// An attribute that follows the signals it reads; without a value it is
    /// not there.
    pub fn live(
        self,
        name: &'static str,
        value: impl FnMut() -> Option<String> + Send + 'static,
    ) -> Self {
        self.live_boxed(name, Box::new(value))
    }

    fn live_boxed(mut self, name: &'static str, value: Value) -> Self {
        self.0
            .attributes
            .push(custom_attribute(name, value).into_any_attr());
        self
    }

    /// An attribute without a value, there while a condition holds.
    pub fn mark(self, name: &'static str, condition: impl Fn() -> bool + Send + 'static) -> Self {
        self.live(name, move || condition().then(String::new))
    }

    /// An attribute that is `true` or `false`.
    pub fn spelt(self, name: &'static str, condition: impl Fn() -> bool + Send + 'static) -> Self {
        self.live(name, move || Some(condition().to_string()))
    }

    /// Tab comes here while a condition holds; else only the program does.
    pub fn tab_stop(self, condition: impl Fn() -> bool + Send + 'static) -> Self {
        self.live("tabindex", move || {
            Some(if condition() { "0" } else { "-1" }.to_owned())
        })
    }

    /// A property of its style.
    pub fn style(
        mut self,
        name: &'static str,
        value: impl FnMut() -> Option<String> + Send + 'static,
    ) -> Self {
        let value: Value = Box::new(value);
        let value = style((name, value)).into_any_attr();
        self.0.attributes.push(value);
        self
    }

    /// A property that follows the signals it reads.
    pub fn prop(
        mut self,
        name: &'static str,
        value: impl FnMut() -> String + Send + 'static,
    ) -> Self {
        let value: Says = Box::new(value);
        self.0.attributes.push(prop(name, value).into_any_attr());
        self
    }

    /// A property that is on or off.
    pub fn prop_flag(
        mut self,
        name: &'static str,
        value: impl FnMut() -> bool + Send + 'static,
    ) -> Self {
        let value: Box<dyn FnMut() -> bool + Send> = Box::new(value);
        self.0.attributes.push(prop(name, value).into_any_attr());
        self
    }

    /// The label for those who do not see the page.
    pub fn labelled(self, words: Words, pick: fn(&'static Text) -> &'static str) -> Self {
        self.live("aria-label", move || Some(pick(words.now()).to_owned()))
    }

    /// Text that stays.
    pub fn text(mut self, text: String) -> Self {
        self.0.children.push(text.into_any());
        self
    }

    /// Text that follows the signals it reads.
    pub fn says(self, text: impl FnMut() -> String + Send + 'static) -> Self {
        self.says_boxed(Box::new(text))
    }

    fn says_boxed(mut self, text: Says) -> Self {
        self.0.children.push(text.into_any());
        self
    }

    /// A text of the page.
    pub fn word(self, words: Words, pick: fn(&'static Text) -> &'static str) -> Self {
        self.says(move || pick(words.now()).to_owned())
    }

    pub fn child(mut self, child: impl Into<AnyView>) -> Self {
        self.0.children.push(child.into());
        self
    }

    /// A part of it that is made again when a signal it reads changes.
    pub fn changing(self, make: impl Fn() -> AnyView + Send + Sync + 'static) -> Self {
        self.child(dynamic(make))
    }

    pub fn children(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.0.children.extend(children.into_iter().map(Self::view));
        self
    }

    /// Where the element is kept once it is there.
    pub fn kept(mut self, node: NodeRef<html::Div>) -> Self {
        let node = node_ref::<html::Div, _>(node).into_any_attr();
        self.0.attributes.push(node);
        self
    }

    /// Hears of an event by its name.
    pub fn hears<E: JsCast>(mut self, name: &'static str, f: impl Fn(E) + 'static) -> Self {
        let f: Hears = Box::new(move |event| f(event.unchecked_into()));
        let heard = on(ev::Custom::<ev::Event>::new(name), f);
        self.0.attributes.push(heard.into_any_attr());
        self
    }

    pub fn on_click(self, f: impl Fn() + 'static) -> Self {
        self.hears("click", move |_: ev::Event| f())
    }

    /// As soon as a finger or the mouse presses it. The click that follows when they
    /// let go is not another press; those of keys and screen readers are.
    pub fn on_press(self, f: impl Fn() + Clone + 'static) -> Self {
        let clicked = f.clone();
        self.hears("pointerdown", move |event: ev::PointerEvent| {
            if event.button() == 0 {
                f();
            }
        })
        .hears("click", move |event: ev::MouseEvent| {
            if event.detail() == 0 {
                clicked();
            }
        })
    }

    /// A click that is not one on what this stands in.
    pub fn on_own_click(self, f: impl Fn() + 'static) -> Self {
        self.hears("click", move |event: ev::Event| {
            event.stop_propagation();
            f();
        })
    }

    /// In place of what the browser does with a form.
    pub fn on_submit(self, f: impl Fn() + 'static) -> Self {
        self.hears("submit", move |event: ev::Event| {
            event.prevent_default();
            f();
        })
    }

    /// `f` is given what is written or chosen.
    pub fn on_input(self, f: impl Fn(String) + 'static) -> Self {
        self.hears("input", move |event: ev::Event| {
            f(event_target_value(&event));
        })
    }

    pub fn view(self) -> AnyView {
        custom(self.0.tag)
            .add_any_attr(self.0.attributes)
            .child(self.0.children)
            .into_any()
    }
}

/// A drawing of another place in the document, for those who see it alone.
pub fn drawing(class: &'static str, field: &'static str, of: String) -> AnyView {
    let kept = |name, value: &'static str| custom_attribute(name, value).into_any_attr();
    let of = custom_attribute("href", of).into_any_attr();
    svg::svg()
        .add_any_attr(vec![
            kept("class", class),
            kept("viewBox", field),
            kept("aria-hidden", "true"),
        ])
        .child(svg::r#use().add_any_attr(vec![of]))
        .into_any()
}

impl From<El> for AnyView {
    fn from(element: El) -> Self {
        element.view()
    }
}

/// The place of what is not there.
pub fn nothing() -> AnyView {
    ().into_any()
}
