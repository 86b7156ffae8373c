use leptos::prelude::*;
use shogi::record::Brush;

use super::{super::button::bare, Draw};
use crate::{
    element::{El, el},
    i18n::DrawText,
    reactive::shown,
};

/// The button that lets touches draw.
pub fn toggle(draw: Draw) -> El {
    let words = draw.desk.words;
    bare("draw", move || draw.turn(!draw.on.get_untracked()))
        .spelt("aria-pressed", move || draw.on.get())
        .says(move || words.now().record().draw.draw.to_owned())
}

/// The brushes, while touches draw.
pub fn palette(draw: Draw) -> AnyView {
    let palette = move || {
        let palette = el("div").class("draw-palette").child(brushes(draw));
        palette.child(done(draw)).child(hints(draw)).view()
    };
    shown(move || draw.on.get(), palette)
}

fn brushes(draw: Draw) -> El {
    let words = draw.desk.words;
    let buttons = Brush::ALL.iter().map(|&brush| {
        let is_chosen = move || draw.pencil.with(|pencil| pencil.brush == brush);
        el("button")
            .attr("type", "button")
            .class("button")
            .attr("data-brush", brush.name())
            .spelt("aria-pressed", is_chosen)
            .child(swatch(brush))
            .child(el("span").says(move || (words.now().record().draw.brush)(brush).to_owned()))
            .on_click(move || draw.choose(brush))
    });
    el("div")
        .class("draw-brushes")
        .attr("role", "group")
        .live("aria-label", move || {
            Some(words.now().record().draw.brushes.to_owned())
        })
        .children(buttons)
}

fn done(draw: Draw) -> El {
    let words = draw.desk.words;
    bare("draw-done", move || draw.turn(false))
        .says(move || words.now().record().draw.done.to_owned())
}

/// How it is done.
fn hints(draw: Draw) -> El {
    let words = draw.desk.words;
    let hint = |class, text: fn(&DrawText) -> &'static str| {
        el("p")
            .class(class)
            .says(move || text(&words.now().record().draw).to_owned())
    };
    el("div")
        .class("draw-hints")
        .child(hint("hint", |text| text.hint))
        .child(hint("hint draw-mouse", |text| text.mouse_hint))
}

/// A line as the brush draws it.
pub fn swatch(brush: Brush) -> El {
    el("span")
        .class("draw-swatch")
        .attr("data-line", brush.name())
        .attr("aria-hidden", "true")
}
