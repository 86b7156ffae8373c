use crate::element::{El, el};

/// A button that tests can name, without a word on it.
pub fn bare(name: &'static str, press: impl Fn() + 'static) -> El {
    el("button")
        .attr("type", "button")
        .class("button")
        .attr("data-action", name)
        .on_click(press)
}
