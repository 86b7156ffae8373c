use leptos::prelude::*;
use shogi::{
    notation::{Encoding, ShiftJisText, Target, Written},
    record::Record,
};

use super::{
    desk::Desk,
    sharing::{AtThisMove, can_hand_on, copy_address, embed_code, hand_on},
};
use crate::{
    components::{Button, Dialog, DialogButtons, Field, Select, SelectOption},
    state::{effect, use_i18n},
    web::{clipboard, encoding, files},
};
use komadai_model::i18n::{FilesText, Message};

/// Saves the record in a format of the reader's choice.
#[component]
pub fn SaveDialog(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    // What it says is said of the record that was there.
    effect(move || {
        desk.arrivals.track();
        open.set(false);
    });
    view! {
        <Dialog name="save" title=|text| text.record().files.save_title open>
            <SaveForm desk open/>
        </Dialog>
    }
}

/// The choice of a format, and the ways to save the record.
#[component]
fn SaveForm(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let target = RwSignal::new(Target::Kif.name());
    let here = RwSignal::new(false);
    let options = Target::ALL.map(|target| SelectOption {
        value: target.name(),
        label: Signal::derive(move || (i18n.text().record().files.target)(target)),
    });
    let choose = move |name: String| {
        if let Some(chosen) = Target::from_name(&name) {
            target.set(chosen.name());
        }
    };
    let lost = move || {
        let lost = made(desk, target.get()).lost;
        match lost.is_empty() {
            true => String::new(),
            false => format!("{}{}", i18n.text().record().files.lost, lost.join(", ")),
        }
    };
    let download = move |()| {
        download(desk, target.get_untracked());
        open.set(false);
    };
    let embed = move |()| {
        copy(desk, embed_code(desk, here.get_untracked()), |text| {
            text.embed_copied
        });
        open.set(false);
    };
    let copy = move |()| {
        copy(desk, made(desk, target.get_untracked()).text, |text| {
            text.copied
        });
        open.set(false);
    };
    let share = move |()| {
        copy_address(desk, here.get_untracked());
        open.set(false);
    };
    let hand_on = move |()| {
        hand_on(desk, here.get_untracked(), name(desk));
        open.set(false);
    };
    let hand_on = can_hand_on().then(|| {
        view! {
            <Button
                name="hand-on"
                label=|text| text.record().files.hand_on
                on_press=hand_on
            />
        }
    });
    view! {
        <Field label=move || i18n.text().record().files.format.to_owned()>
            <Select name="format" options=options.into() value=target on_change=choose/>
        </Field>
        <p class="hint" role="status">{lost}</p>
        <AtThisMove desk here/>
        <DialogButtons>
            <Button
                name="close"
                label=|text| text.record().files.close
                on_press=move |()| open.set(false)
            />
            {hand_on}
            <Button
                name="embed"
                label=|text| text.record().files.embed
                on_press=embed
            />
            <Button
                name="share"
                label=|text| text.record().files.share
                on_press=share
            />
            <Button name="copy" label=|text| text.record().files.copy on_press=copy/>
            <Button
                name="download"
                label=|text| text.record().files.download
                on_press=download
                class="primary"
            />
        </DialogButtons>
    }
}

fn made(desk: Desk, target: &str) -> Written {
    let target = Target::from_name(target).unwrap_or(Target::Kif);
    desk.review
        .with_untracked(|review| target.write(review.record()))
}

fn download(desk: Desk, target: &str) {
    let target = Target::from_name(target).unwrap_or(Target::Kif);
    let written = made(desk, target.name()).text;
    let (bytes, lacks) = match target.encoding() {
        Encoding::ShiftJis => {
            let (bytes, encoded) = encoding::encode_shift_jis(&written);
            (bytes, lacks(&encoded))
        }
        _ => (written.into_bytes(), String::new()),
    };
    let name = format!("{}.{}", name(desk), target.ending());
    desk.tell(match files::save(&name, "text/plain", &bytes) {
        Ok(()) if lacks.is_empty() => Message::of(|text| text.record().files.saved),
        Ok(()) => Message::new(move |text| {
            let text = &text.record().files;
            format!("{} {}{}", text.saved, text.lost, (text.missing)(&lacks))
        }),
        Err(_) => Message::of(|text| text.record().files.not_saved),
    });
}

/// The characters that Shift_JIS lacks, with those that are written instead if
/// they are similar: `☗ 〜→～`.
fn lacks(encoded: &ShiftJisText) -> String {
    let missing = (!encoded.missing.is_empty()).then(|| encoded.missing.clone());
    let changed = encoded.changed.iter();
    let changed = changed.map(|(from, by)| format!("{from}→{by}"));
    let all: Vec<String> = missing.into_iter().chain(changed).collect();
    all.join(" ")
}

/// What a file of the record is called, without its ending.
fn name(desk: Desk) -> String {
    let text = &desk.i18n.text_untracked().record().files;
    desk.review
        .with_untracked(|review| file_name(review.record(), text.file_name))
}

/// The players' names, as far as a file may be called so, or else the fallback.
pub fn file_name(record: &Record, fallback: &str) -> String {
    let names = shogi::Color::ALL.map(|color| record.headers.name(color).unwrap_or_default());
    let may_stand = |c: &char| !c.is_control() && !"\\/:*?\"<>|.".contains(*c);
    let name: String = names
        .join(" - ")
        .chars()
        .filter(may_stand)
        .take(80)
        .collect();
    match name.trim_matches([' ', '-']) {
        "" => fallback.to_owned(),
        name => name.to_owned(),
    }
}

fn copy(desk: Desk, text: String, said: fn(&FilesText) -> &'static str) {
    let then = move |copied| {
        desk.tell(Message::new(move |text| {
            let text = &text.record().files;
            if copied { said(text) } else { text.not_copied }.to_owned()
        }));
    };
    clipboard::write_text(&text, Box::new(then));
}
