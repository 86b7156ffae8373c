use komadai_records::notation::{
    Encoding, FormattedRecord, OutputFormat, ShiftJisText, usen::MainLine,
};
use leptos::prelude::*;

use super::{
    controller::{RecordController, use_record},
    share_link::{
        AddressCode, AtThisMove, can_hand_on, copy_address, embed_code, hand_on, make_qr_code,
    },
};
use crate::components::QrCode;
use komadai_model::{LinePath, file_name, kento_url, piyo_shogi_url};
use komadai_texts::{Message, Text};
use komadai_ui::{
    Button, DialogButtons, Field, LazyDialog, Select, SelectOption, effect, lazy_module, use_i18n,
};
use komadai_web::{clipboard, encoding, files};

lazy_module! {
    static SAVE_FORM: fn(RwSignal<bool>) -> AnyView = export(|open| view! { <SaveForm open/> }.into_any());
}

/// Saves the record in a format of the reader's choice.
#[component]
pub fn SaveDialog(open: RwSignal<bool>) -> impl IntoView {
    let controller = use_record();
    // What it says is said of the record that was there.
    effect(move || {
        controller.open_count.track();
        open.set(false);
    });
    let view = move |form: fn(RwSignal<bool>) -> AnyView| form(open);
    view! {
        <LazyDialog
            name="save"
            title=|text| text.record_files().save_title
            open
            module=&SAVE_FORM
            view
        />
    }
}

/// The choice of a format, and the ways to save the record.
#[component]
fn SaveForm(open: RwSignal<bool>) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let target = RwSignal::new(OutputFormat::Kif.name());
    let here = RwSignal::new(false);
    let options = OutputFormat::ALL.map(|target| SelectOption {
        value: target.name(),
        label: Signal::derive(move || (i18n.text().record_files().target)(target)),
    });
    let choose = move |name: String| {
        if let Some(chosen) = OutputFormat::from_name(&name) {
            target.set(chosen.name());
        }
    };
    let lost = move || {
        let lost = made(controller, target.get()).dropped;
        match lost.is_empty() {
            true => String::new(),
            false => {
                let text = i18n.text().record_files();
                let lost: Vec<String> = lost.iter().map(text.loss).collect();
                format!("{}{}", text.lost, lost.join(", "))
            }
        }
    };
    let download = move |()| {
        download(controller, target.get_untracked());
        open.set(false);
    };
    let embed = move |()| {
        copy(
            controller,
            embed_code(controller, here.get_untracked()),
            |text| text.record_files().embed_copied,
        );
        open.set(false);
    };
    let copy = move |()| {
        copy(
            controller,
            made(controller, target.get_untracked()).text,
            |text| text.record_files().copied,
        );
        open.set(false);
    };
    let share = move |()| {
        copy_address(controller, here.get_untracked());
        open.set(false);
    };
    let code = RwSignal::new(None::<AddressCode>);
    let show_code = move |()| match code.get_untracked() {
        Some(_) => code.set(None),
        None => make_qr_code(controller, here.get_untracked(), code),
    };
    // A code that is shown leads to where the reader now wants.
    effect(move || {
        let here = here.get();
        if code.with_untracked(Option::is_some) {
            make_qr_code(controller, here, code);
        }
    });
    let hand_on = move |()| {
        hand_on(controller, here.get_untracked(), name(controller));
        open.set(false);
    };
    let hand_on = can_hand_on().then(|| {
        view! {
            <Button
                name="hand-on"
                label=|text| text.record_files().hand_on
                on_press=hand_on
            />
        }
    });
    view! {
        <Field label=move || i18n.text().record_files().format.to_owned()>
            <Select name="format" options=options.into() value=target on_change=choose/>
        </Field>
        <p class="hint" role="status">{lost}</p>
        <AtThisMove here/>
        {move || match code.get()? {
            Ok(picture) => {
                Some(view! { <QrCode picture label=|text| text.record_files().qr_code/> }.into_any())
            }
            Err(_) => {
                let text = move || i18n.text().record_files().qr_too_long;
                Some(view! { <p class="hint" role="alert">{text}</p> }.into_any())
            }
        }}
        <OpenElsewhere/>
        <DialogButtons>
            <Button
                name="close"
                label=|text| text.record_files().close
                on_press=move |()| open.set(false)
            />
            {hand_on}
            <Button
                name="embed"
                label=|text| text.record_files().embed
                on_press=embed
            />
            <Button
                name="qr"
                label=|text| text.record_files().qr_code
                expanded=move || Some(code.with(Option::is_some))
                on_press=show_code
            />
            <Button
                name="share"
                label=|text| text.record_files().share
                on_press=share
            />
            <Button name="copy" label=|text| text.record_files().copy on_press=copy/>
            <Button
                name="download"
                label=|text| text.record_files().download
                on_press=download
                class="primary"
            />
        </DialogButtons>
    }
}

/// Links that open the line on the board in other programs.
#[component]
fn OpenElsewhere() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let line = controller.with_review_untracked(|review| {
        let record = review.record();
        let moves = review.line().into_iter();
        MainLine {
            start: record.start().clone(),
            moves: moves
                .filter_map(|node| Some(record.node(node).ply()?.mv))
                .collect(),
        }
    });
    let ply =
        controller.with_review_untracked(|review| LinePath::to(review.record(), review.at()).ply);
    let links = [
        ("kento", "KENTO", kento_url(&line, ply)),
        ("piyo-shogi", "ぴよ将棋", piyo_shogi_url(&line, ply)),
    ];
    let links = links.map(|(name, label, url)| {
        view! {
            <a class="button" data-elsewhere=name href=url target="_blank" rel="noopener">
                {label}
            </a>
        }
        .into_any()
    });
    view! {
        <p class="elsewhere">
            <span>{move || i18n.text().record_files().open_elsewhere}</span>
            {links.into_iter().collect_view()}
        </p>
    }
}

/// Copies the record, in the format that most programs read.
pub fn copy_as_kif(controller: RecordController) {
    copy(
        controller,
        made(controller, OutputFormat::Kif.name()).text,
        |text| text.record_files().record_copied,
    );
}

fn made(controller: RecordController, target: &str) -> FormattedRecord {
    let target = OutputFormat::from_name(target).unwrap_or(OutputFormat::Kif);
    controller.with_review_untracked(|review| target.write(review.record()))
}

fn download(controller: RecordController, target: &str) {
    let target = OutputFormat::from_name(target).unwrap_or(OutputFormat::Kif);
    let written = made(controller, target.name()).text;
    let (bytes, lacks) = match target.encoding() {
        Encoding::ShiftJis => {
            let (bytes, encoded) = encoding::encode_shift_jis(&written);
            (bytes, lacks(&encoded))
        }
        _ => (written.into_bytes(), String::new()),
    };
    let name = format!("{}.{}", name(controller), target.extension());
    match files::save(&name, "text/plain", &bytes) {
        Ok(()) if lacks.is_empty() => {
            controller.confirm(Message::of(|text| text.record_files().saved));
        }
        Ok(()) => controller.notify(Message::new(move |text| {
            let text = text.record_files();
            format!("{} {}{}", text.saved, text.lost, (text.missing)(&lacks))
        })),
        Err(_) => controller.notify(Message::of(|text| text.record_files().not_saved)),
    }
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
fn name(controller: RecordController) -> String {
    let text = controller.i18n.text_untracked().record_files();
    controller.with_review_untracked(|review| file_name(review.record(), text.file_name))
}

fn copy(controller: RecordController, text: String, said: fn(Text) -> &'static str) {
    let then = move |copied| match copied {
        true => controller.confirm(Message::of(said)),
        false => controller.notify(Message::of(|text| text.record_files().not_copied)),
    };
    clipboard::write_text(&text, Box::new(then));
}
