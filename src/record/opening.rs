use std::rc::Rc;

use leptos::prelude::*;
use shogi::{
    notation::{ReadError, Reading, Remark, read, read_bytes, usen},
    record::Record,
};

use super::{
    button::bare,
    desk::Desk,
    shelf::{RECORD, open_kept, open_played},
};
use crate::{
    element::{El, el},
    i18n::FilesText,
    platform::{
        address,
        dropped::{self, Incoming},
        encoding,
        files::{self, OpenError, OpenedFile},
        given,
        packed::{self, UnpackError},
        page,
    },
    reactive::{shown, watch},
    session::review::{Review, Spot, SpotFault, Study},
};

/// What a file picker offers.
const ENDINGS: &str = ".kif,.kifu,.ki2,.ki2u,.csa,.jkf,.json,.usi,.sfen,.usen,.txt,text/plain";

/// What has more bytes takes a moment to be read.
const LARGE: usize = 256_000;

/// What an address may unpack to, in bytes.
const UNPACKED: usize = 4_000_000;

/// Warnings shown at most; a file in another language has one for every line.
const SHOWN: usize = 20;

/// What is to be told of the record that was opened, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    pub lines: Vec<String>,
    /// Whether something could not be read.
    pub failed: bool,
}

/// Puts the record on the desk that the address names.
pub fn follow_address(desk: Desk) {
    watch(move || {
        let fragment = desk.given.fragment.get();
        let Some(query) = fragment.strip_prefix("/record?") else {
            return;
        };
        let (query, spot) = Spot::taken_from(query);
        let name = texts(desk).address;
        if query.starts_with("given=") {
            let (now, asked) = (desk.given.fragment, fragment.clone());
            let then = move |file: Option<OpenedFile>| {
                if now.try_get_untracked() != Some(asked) {
                    return;
                }
                if let Some(mut file) = file {
                    if file.name.is_empty() {
                        texts(desk).shared.clone_into(&mut file.name);
                    }
                    take_files(desk, vec![file]);
                }
            };
            given::take(Box::new(then));
        } else if query == "play" {
            open_played(desk, &spot);
        } else if let Some(id) = query.strip_prefix("id=") {
            open_kept(desk, id, spot);
        } else if let Some(text) = query.strip_prefix("usen=") {
            take(desk, name, Some(&spot), usen::read(text));
        } else if let Some(text) = query.strip_prefix("kif=") {
            let (now, asked) = (desk.given.fragment, fragment.clone());
            let then = move |text: Result<String, UnpackError>| {
                // Something else may have been asked for.
                if now.try_get_untracked() != Some(asked) {
                    return;
                }
                match text {
                    Ok(text) => take_text(desk, name, Some(spot), text),
                    Err(_) => refuse(desk, name, texts(desk).bad_address.to_owned()),
                }
            };
            packed::unpack(text, UNPACKED, Box::new(then));
        } else {
            refuse(desk, name, texts(desk).bad_address.to_owned());
        }
    });
}

/// Lets the reader choose a file.
pub fn choose(desk: Desk) {
    files::pick(
        ENDINGS,
        false,
        Box::new(move |files| take_files(desk, files)),
    );
}

/// Takes what is dropped on the window or pasted, as long as the calling owner
/// lives; the part of the screen that says so.
pub fn incoming(desk: Desk) -> AnyView {
    let held = dropped::listen(Rc::new(move |incoming| match incoming {
        Incoming::Files(files) => take_files(desk, files),
        Incoming::Text(text) => take_text(desk, texts(desk).pasted, None, text),
    }));
    shown(
        move || held.get(),
        move || {
            el("p")
                .class("record-drop")
                .says(move || desk.words.now().record().files.drop_here.to_owned())
                .view()
        },
    )
}

/// What is told of opening.
pub fn told(desk: Desk) -> El {
    let notice = move || {
        let dismiss = bare("dismiss", move || desk.dismiss())
            .says(move || desk.words.now().record().files.dismiss.to_owned());
        el("div")
            .class("notice")
            .attr("data-notice", "opened")
            .mark("data-failed", move || desk.told.with(|told| told.failed))
            .child(
                el("p")
                    .class("notice-lines")
                    .says(move || desk.told.with(|told| told.lines.join("\n"))),
            )
            .child(dismiss)
            .view()
    };
    el("div")
        .class("record-told")
        .attr("role", "status")
        .child(shown(
            move || desk.told.with(|told| !told.lines.is_empty()),
            notice,
        ))
}

fn texts(desk: Desk) -> &'static FilesText {
    &desk.words.once().record().files
}

fn take_files(desk: Desk, files: Vec<OpenedFile>) {
    let Some(OpenedFile { name, bytes }) = files.into_iter().next() else {
        return;
    };
    match bytes {
        Ok(bytes) => {
            let size = bytes.len();
            let shown = name.clone();
            let read = move || {
                let read = read_bytes(&bytes, Some(&name), &mut encoding::decode);
                take(desk, &name, None, read.map(|(_, _, reading)| reading));
            };
            announced(desk, &shown, size, Box::new(read));
        }
        Err(OpenError::TooLarge) => refuse(desk, &name, texts(desk).too_large.to_owned()),
        Err(OpenError::Unreadable) => refuse(desk, &name, texts(desk).unreadable.to_owned()),
    }
}

fn take_text(desk: Desk, name: &'static str, spot: Option<Spot>, text: String) {
    let size = text.len();
    let read = move || {
        let reading = read(&text, None).map(|(_, reading)| reading);
        take(desk, name, spot.as_ref(), reading);
    };
    announced(desk, name, size, Box::new(read));
}

/// Reads at once, or says that it will where that takes a moment.
fn announced(desk: Desk, name: &str, size: usize, read: Box<dyn FnOnce()>) {
    if size <= LARGE {
        return read();
    }
    desk.tell((texts(desk).reading)(name));
    page::after_paint(read);
}

/// How many moves a record has, unless those ahead are not to be known.
pub fn moves_told(desk: Desk, record: &Record) -> Option<usize> {
    let study = desk.review.with_untracked(Review::study);
    (study == Study::Open).then(|| record.main_moves().len())
}

/// Puts what was read on the desk, as far as it could be read; `spot` is for what an
/// address names.
fn take(desk: Desk, name: &str, spot: Option<&Spot>, reading: Result<Reading, ReadError>) {
    let text = texts(desk);
    let remark = |remark: &Remark| (text.remark)(remark);
    match reading {
        Ok(Reading { record, warnings }) => {
            let first = (text.opened)(name, moves_told(desk, &record));
            let warnings = warnings.iter().take(SHOWN).map(remark);
            let lines: Vec<String> = core::iter::once(first.clone()).chain(warnings).collect();
            let lines = if lines.len() > 1 { lines } else { Vec::new() };
            desk.said.set(first);
            let failed = false;
            put(desk, record, spot, Told { lines, failed });
        }
        Err(ReadError {
            remark: fault,
            before,
        }) => {
            let Reading { record, .. } = *before;
            let fault = remark(&fault);
            if record.is_empty() {
                refuse(desk, name, fault);
            } else {
                let first = (text.opened_in_part)(name, moves_told(desk, &record));
                let lines = vec![first, fault];
                let failed = true;
                put(desk, record, spot, Told { lines, failed });
            }
        }
    }
}

/// Puts a record on the desk, open where its address says; the address no longer
/// names a record in whose place a file has come.
fn put(desk: Desk, record: Record, spot: Option<&Spot>, mut told: Told) {
    if spot.is_none() {
        address::replace_fragment(RECORD);
    }
    let review = open_at(desk, record, spot.unwrap_or(&Spot::Start), &mut told);
    desk.put(review);
    desk.told.set(told);
}

/// A record open where its address says; if that cannot be, it is to be told.
pub fn open_at(desk: Desk, record: Record, spot: &Spot, told: &mut Told) -> Review {
    let mut review = Review::new(record);
    if let Err(fault) = review.open_at(spot) {
        told.lines.push(spot_fault(desk, &fault));
    }
    review
}

/// Goes to where an address says in the record that is on the desk.
pub fn go_to(desk: Desk, spot: &Spot) {
    let went = desk.review.try_update(|review| review.open_at(spot));
    if let Some(Err(fault)) = went {
        desk.tell(spot_fault(desk, &fault));
    }
}

fn spot_fault(desk: Desk, fault: &SpotFault) -> String {
    let text = &desk.words.once().record().print;
    match fault {
        SpotFault::Beyond { asked, last } => (text.beyond)(*asked, *last),
        SpotFault::Unclear(asked) => (text.unclear)(asked),
    }
}

/// The record on the desk stays.
pub fn refuse(desk: Desk, name: &str, why: String) {
    let first = (texts(desk).not_opened)(name);
    desk.told.set(Told {
        lines: vec![first, why],
        failed: true,
    });
}
