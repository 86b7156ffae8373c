//! What the record says of its game, in a form.
use leptos::prelude::*;
use shogi::record::key;

use super::{desk::Desk, heading::start};
use crate::{
    element::{
        El,
        dialog::Dialog,
        el,
        parts::{action, button, field, line_of},
    },
    i18n::InformationText,
    platform::dom,
    reactive::{dynamic, watch},
    session::review::{HeaderFault, HeaderRow, Information},
};

/// Where the focus goes when a line is added, and when one is removed.
const NEW: &str = "[data-row]:last-of-type [name=header-name]";
const ADD: &str = "[data-action=add-header]";

/// A header while it is filled in.
#[derive(Clone)]
struct Row {
    was: String,
    key: RwSignal<String>,
    value: RwSignal<String>,
}

impl Row {
    fn new(row: HeaderRow) -> Self {
        Self {
            was: row.was,
            key: RwSignal::new(row.key),
            value: RwSignal::new(row.value),
        }
    }
}

/// The form as it is filled in.
#[derive(Clone, Copy)]
struct Form {
    fields: StoredValue<Vec<(&'static str, RwSignal<String>)>>,
    rows: RwSignal<Vec<Row>>,
}

impl Form {
    fn of(desk: Desk) -> Self {
        let Information { fields, rows } = desk
            .review
            .with_untracked(|review| Information::of(review.record()));
        let fields = fields.into_iter();
        Self {
            fields: StoredValue::new(
                fields
                    .map(|(key, value)| (key, RwSignal::new(value)))
                    .collect(),
            ),
            rows: RwSignal::new(rows.into_iter().map(Row::new).collect()),
        }
    }

    fn filled(self) -> Information {
        let fields = self.fields.get_value().into_iter();
        let rows = self.rows.get_untracked().into_iter();
        Information {
            fields: fields
                .map(|(key, value)| (key, value.get_untracked()))
                .collect(),
            rows: rows
                .map(|row| HeaderRow {
                    was: row.was,
                    key: row.key.get_untracked(),
                    value: row.value.get_untracked(),
                })
                .collect(),
        }
    }
}

/// The headers, to be filled in.
pub fn information_dialog(desk: Desk, open: RwSignal<bool>) -> AnyView {
    // What is filled in is of one record: by a file that is dropped, or the browser's
    // way back, another one comes to the desk while the form is open.
    watch(move || {
        desk.arrivals.track();
        open.set(false);
    });
    Dialog {
        name: "information",
        title: |text| text.record().information.title,
        open,
    }
    .view(desk.words, move || vec![contents(desk, open)])
}

fn contents(desk: Desk, open: RwSignal<bool>) -> El {
    let words = desk.words;
    let form = Form::of(desk);
    let fault = RwSignal::new(None);
    let save = move || match save(desk, form) {
        Ok(()) => open.set(false),
        Err(found) => fault.set(Some(found)),
    };
    let said = move || {
        let text = &words.now().record().information;
        fault.with(|fault| fault.as_ref().map_or_else(String::new, text.fault))
    };
    let cancel = button(
        words,
        |text| text.record().information.cancel,
        move || open.set(false),
    );
    let submit = action(
        words,
        "save-information",
        |text| text.record().information.save,
        || {},
    );
    let foot = el("div")
        .class("dialog-foot")
        .child(el("p").class("faults").attr("role", "alert").says(said))
        .child(
            el("div")
                .class("dialog-buttons")
                .child(cancel)
                .child(submit.attr("type", "submit").class("button primary")),
        );
    let fields = form.fields.get_value().into_iter();
    el("form")
        .class("form")
        .on_submit(save)
        .child(
            el("div")
                .class("information-fields")
                .children(fields.map(|(key, value)| known(desk, key, value)))
                .child(start_field(desk)),
        )
        .child(others(desk, form))
        .child(foot)
}

/// Changes the record, if anything was changed.
fn save(desk: Desk, form: Form) -> Result<(), HeaderFault> {
    let text = &desk.words.once().record().information;
    let (old, new) = desk.review.with_untracked(|review| {
        let old = &review.record().headers;
        (old.clone(), form.filled().headers(old))
    });
    let new = new?;
    let said = if new == old {
        text.unchanged
    } else {
        text.saved
    };
    desk.edit(|review| review.set_headers(new));
    desk.say(said.to_owned());
    Ok(())
}

fn texts(desk: Desk) -> &'static InformationText {
    &desk.words.now().record().information
}

/// A header that has a field of its own.
fn known(desk: Desk, key: &'static str, value: RwSignal<String>) -> El {
    let line = writing(key.to_owned(), key == key::NOTE, value);
    let line = match key {
        key::STARTED | key::ENDED => {
            line.live("placeholder", move || Some(texts(desk).date.to_owned()))
        }
        _ => line,
    };
    field(move || (texts(desk).field)(key).to_owned(), line).attr("data-header", key)
}

/// A line to write on, or more where there is more than one.
fn writing(name: String, is_long: bool, value: RwSignal<String>) -> El {
    if !is_long && !value.with_untracked(|value| value.contains('\n')) {
        return line_of(name, value);
    }
    el("textarea")
        .set("name", name)
        .attr("rows", "2")
        .prop("value", move || value.get())
        .on_input(move |written| value.set(written))
}

/// What the game begins with, which is not changed here.
fn start_field(desk: Desk) -> El {
    let start = move || {
        desk.review
            .with(|review| start(review.record(), desk.words.now()))
    };
    let line = el("output")
        .class("information-start")
        .says(move || start().to_owned());
    field(move || texts(desk).start.to_owned(), line)
}

/// The headers that have none, under names that can be changed.
fn others(desk: Desk, form: Form) -> El {
    let words = desk.words;
    let rows = move || {
        let rows = form.rows.get().into_iter().enumerate();
        rows.map(|(index, row)| other(desk, form, index, row).view())
            .collect::<Vec<_>>()
            .into_any()
    };
    let add = action(
        words,
        "add-header",
        |text| text.record().information.add,
        move || {
            form.rows
                .update(|rows| rows.push(Row::new(HeaderRow::default())));
            dom::focus_next(NEW.to_owned());
        },
    );
    el("fieldset")
        .class("fields information-others")
        .child(el("legend").says(move || texts(desk).others.to_owned()))
        .child(dynamic(rows))
        .child(add)
}

fn other(desk: Desk, form: Form, index: usize, row: Row) -> El {
    let label =
        |pick: fn(&InformationText) -> &'static str| move || Some(pick(texts(desk)).to_owned());
    let (key, value) = (row.key, row.value);
    let name = line_of("header-name".to_owned(), key)
        .live("aria-label", label(|text| text.name))
        .live("placeholder", label(|text| text.name));
    let named = move || {
        let value = texts(desk).value;
        Some(key.with(|key| {
            if key.is_empty() {
                value.to_owned()
            } else {
                key.clone()
            }
        }))
    };
    let line = writing("header-value".to_owned(), false, value)
        .live("aria-label", named)
        .live("placeholder", label(|text| text.value));
    let words = move || Some(key.with(|key| (texts(desk).remove)(key)));
    let remove = el("button")
        .attr("type", "button")
        .attr("data-action", "remove-header")
        .class("button quiet")
        .live("aria-label", words)
        .live("title", words)
        .text("×".to_owned())
        .on_click(move || {
            dom::bequeath_focus(&[ADD]);
            form.rows.update(|rows| drop(rows.remove(index)));
        });
    el("div")
        .class("information-row")
        .attr("data-row", "")
        .child(name)
        .child(line)
        .child(remove)
}
