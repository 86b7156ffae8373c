use leptos::prelude::*;
use shogi::{
    notation::{Encoding, Target, Written},
    record::Record,
};

use super::{
    button::bare,
    desk::Desk,
    sharing::{at_this_move, can_hand_on, copy_address, embed_code, hand_on},
};
use crate::{
    element::{El, dialog::Dialog, el, parts::choice, parts::field},
    i18n::FilesText,
    platform::{clipboard, encoding, files},
    reactive::watch,
};

/// Saves the record in a format of the reader's choice.
pub fn save_dialog(desk: Desk, open: RwSignal<bool>) -> AnyView {
    // What it says is said of the record that was there.
    watch(move || {
        desk.arrivals.track();
        open.set(false);
    });
    Dialog {
        name: "save",
        title: |text| text.record().files.save_title,
        open,
    }
    .view(desk.words, move || contents(desk, open))
}

fn contents(desk: Desk, open: RwSignal<bool>) -> Vec<El> {
    let words = desk.words;
    let target = RwSignal::new(Target::Kif.name());
    let here = RwSignal::new(false);
    let options = Target::ALL.map(|target| {
        let name: Box<dyn Fn() -> &'static str + Send> =
            Box::new(move || (words.now().record().files.target)(target));
        (target.name(), name)
    });
    let choose = move |name: String| {
        if let Some(chosen) = Target::from_name(&name) {
            target.set(chosen.name());
        }
    };
    let format = field(
        move || words.now().record().files.format.to_owned(),
        choice(
            "format".to_owned(),
            options.into(),
            move || target.get(),
            choose,
        ),
    );
    let lost = move || {
        let lost = made(desk, target.get()).lost;
        match lost.is_empty() {
            true => String::new(),
            false => format!("{}{}", words.now().record().files.lost, lost.join(", ")),
        }
    };
    let lost = el("p").class("hint").attr("role", "status").says(lost);
    let download = tool(
        desk,
        "download",
        |text| text.download,
        move || {
            download(desk, target.get_untracked());
            open.set(false);
        },
    );
    let embed = tool(
        desk,
        "embed",
        |text| text.embed,
        move || {
            copy(desk, embed_code(desk, here.get_untracked()), |text| {
                text.embed_copied
            });
            open.set(false);
        },
    );
    let copy = tool(
        desk,
        "copy",
        |text| text.copy,
        move || {
            copy(desk, made(desk, target.get_untracked()).text, |text| {
                text.copied
            });
            open.set(false);
        },
    );
    let share = tool(
        desk,
        "share",
        |text| text.share,
        move || {
            copy_address(desk, here.get_untracked());
            open.set(false);
        },
    );
    let hand_on = can_hand_on().then(|| {
        tool(
            desk,
            "hand-on",
            |text| text.hand_on,
            move || {
                hand_on(desk, here.get_untracked(), name(desk));
                open.set(false);
            },
        )
    });
    let close = tool(desk, "close", |text| text.close, move || open.set(false));
    let buttons = el("div")
        .class("dialog-buttons")
        .child(close)
        .children(hand_on)
        .child(embed)
        .child(share)
        .child(copy)
        .child(download.class("button primary"));
    vec![format, lost, at_this_move(desk, here), buttons]
}

fn tool(
    desk: Desk,
    name: &'static str,
    word: fn(&FilesText) -> &'static str,
    press: impl Fn() + 'static,
) -> El {
    let words = desk.words;
    bare(name, press).says(move || word(&words.now().record().files).to_owned())
}

fn made(desk: Desk, target: &str) -> Written {
    let target = Target::from_name(target).unwrap_or(Target::Kif);
    desk.review
        .with_untracked(|review| target.write(review.record()))
}

fn download(desk: Desk, target: &str) {
    let target = Target::from_name(target).unwrap_or(Target::Kif);
    let text = &desk.words.once().record().files;
    let written = made(desk, target.name()).text;
    let (bytes, missing) = match target.encoding() {
        Encoding::ShiftJis => encoding::encode_shift_jis(&written),
        _ => (written.into_bytes(), String::new()),
    };
    let name = format!("{}.{}", name(desk), target.ending());
    let said = match files::save(&name, "text/plain", &bytes) {
        Ok(()) if missing.is_empty() => text.saved.to_owned(),
        Ok(()) => format!("{} {}{}", text.saved, text.lost, (text.missing)(&missing)),
        Err(_) => text.not_saved.to_owned(),
    };
    desk.tell(said);
}

/// What a file of the record is called, without its ending.
fn name(desk: Desk) -> String {
    let text = &desk.words.once().record().files;
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
        let text = &desk.words.once().record().files;
        desk.tell(if copied { said(text) } else { text.not_copied }.to_owned());
    };
    clipboard::write_text(&text, Box::new(then));
}
