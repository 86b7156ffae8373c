use std::rc::Rc;

use leptos::prelude::*;
use shogi::{
    notation::{ReadError, Reading, Remark, read, read_bytes, usen},
    record::Record,
};

use super::{
    desk::Desk,
    shelf::{RECORD, follow_played, open_kept, open_played},
};
use crate::{
    components::{Button, When},
    state::{effect, use_i18n},
    web::{
        compression::{self, InflateError},
        drop_paste::{self, DroppedData},
        encoding,
        files::{self, OpenError, OpenedFile},
        location, page, share_target,
    },
};
use komadai_model::{
    i18n::Message,
    review::{Review, Spot, SpotFault, Study},
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
#[derive(Clone, Debug, Default)]
pub struct Told {
    pub lines: Vec<Message>,
    /// Whether something could not be read.
    pub failed: bool,
}

/// Puts the record on the desk that the address names.
pub fn follow_address(desk: Desk) {
    effect(move || {
        let fragment = desk.given.fragment.get();
        if fragment == RECORD {
            return follow_played(desk);
        }
        let Some(query) = fragment.strip_prefix("/record?") else {
            return;
        };
        let (query, spot) = Spot::taken_from(query);
        let name = Message::of(|text| text.record().files.address);
        if query.starts_with("given=") {
            let (now, asked) = (desk.given.fragment, fragment.clone());
            let then = move |file: Option<OpenedFile>| {
                if now.try_get_untracked() != Some(asked) {
                    return;
                }
                if let Some(file) = file {
                    take_files(desk, vec![file]);
                }
            };
            share_target::take(Box::new(then));
        } else if query == "play" {
            open_played(desk, &spot);
        } else if let Some(id) = query.strip_prefix("id=") {
            open_kept(desk, id, spot);
        } else if let Some(text) = query.strip_prefix("usen=") {
            take(desk, &name, Some(&spot), usen::read(text));
        } else if let Some(text) = query.strip_prefix("kif=") {
            let (now, asked) = (desk.given.fragment, fragment.clone());
            let then = move |text: Result<String, InflateError>| {
                // Something else may have been asked for.
                if now.try_get_untracked() != Some(asked) {
                    return;
                }
                match text {
                    Ok(text) => take_text(desk, name, Some(spot), text),
                    Err(_) => refuse(desk, &name, bad_address()),
                }
            };
            compression::inflate_from_base64url(text, UNPACKED, Box::new(then));
        } else {
            refuse(desk, &name, bad_address());
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

/// Takes what is dropped on the window or pasted, as long as it is on the page, and says
/// so while something is dragged over the window.
#[component]
pub fn DropTarget(desk: Desk) -> impl IntoView {
    let i18n = use_i18n();
    let is_over = drop_paste::on_drop_or_paste(Rc::new(move |incoming| match incoming {
        DroppedData::Files(files) => take_files(desk, files),
        DroppedData::Text(text) => {
            let name = Message::of(|text| text.record().files.pasted);
            take_text(desk, name, None, text);
        }
    }));
    view! {
        <When condition=Signal::derive(move || is_over.get())>
            <p class="record-drop">{move || i18n.text().record().files.drop_here}</p>
        </When>
    }
}

/// What is to be said of the record that was opened.
#[component]
pub fn OpenNotice(desk: Desk) -> impl IntoView {
    let i18n = use_i18n();
    let has_lines = move || desk.told.with(|told| !told.lines.is_empty());
    let lines = move || {
        desk.told
            .with(|told| Message::joined(&told.lines, "\n", i18n.text()))
    };
    view! {
        <div class="record-told" role="status">
            <When condition=Signal::derive(has_lines)>
                <div
                    class="notice"
                    data-notice="opened"
                    data-failed=move || desk.told.with(|told| told.failed)
                >
                    <p class="notice-lines">{lines}</p>
                    <Button
                        name="dismiss"
                        label=|text| text.record().files.dismiss
                        on_press=move |()| desk.dismiss()
                    />
                </div>
            </When>
        </div>
    }
}

pub fn bad_address() -> Message {
    Message::of(|text| text.record().files.bad_address)
}

fn take_files(desk: Desk, files: Vec<OpenedFile>) {
    let Some(OpenedFile { name, bytes }) = files.into_iter().next() else {
        return;
    };
    // What another program shares may have no name.
    let shown = match name.is_empty() {
        true => Message::of(|text| text.record().files.shared),
        false => Message::verbatim(name.clone()),
    };
    match bytes {
        Ok(bytes) => {
            let size = bytes.len();
            let told = shown.clone();
            let read = move || {
                let read = read_bytes(&bytes, Some(&name), &mut encoding::decode);
                take(desk, &told, None, read.map(|(_, _, reading)| reading));
            };
            announced(desk, &shown, size, Box::new(read));
        }
        Err(error) => refuse(desk, &shown, not_opened(&error)),
    }
}

/// Why a file was not opened.
pub fn not_opened(error: &OpenError) -> Message {
    Message::of(match error {
        OpenError::TooLarge => |text| text.record().files.too_large,
        OpenError::Unreadable => |text| text.record().files.unreadable,
    })
}

fn take_text(desk: Desk, name: Message, spot: Option<Spot>, text: String) {
    let size = text.len();
    let told = name.clone();
    let read = move || {
        let reading = read(&text, None).map(|(_, reading)| reading);
        take(desk, &told, spot.as_ref(), reading);
    };
    announced(desk, &name, size, Box::new(read));
}

/// Reads at once, or says that it will where that takes a moment.
fn announced(desk: Desk, name: &Message, size: usize, read: Box<dyn FnOnce()>) {
    if size <= LARGE {
        return read();
    }
    let name = name.clone();
    desk.tell(Message::new(move |text| {
        (text.record().files.reading)(&name.text(text))
    }));
    page::after_paint(read);
}

/// How many moves a record has, unless those ahead are not to be known.
pub fn moves_told(desk: Desk, record: &Record) -> Option<usize> {
    let study = desk.review.with_untracked(Review::study);
    (study == Study::Open).then(|| record.main_moves().len())
}

/// Puts what was read on the desk, as far as it could be read; `spot` is for what an
/// address names.
fn take(desk: Desk, name: &Message, spot: Option<&Spot>, reading: Result<Reading, ReadError>) {
    match reading {
        Ok(Reading { record, warnings }) => {
            let first = opened(name, moves_told(desk, &record));
            desk.said.set(first.text(desk.i18n.text_untracked()));
            let warnings = warnings.into_iter().take(SHOWN).map(remark);
            let lines: Vec<Message> = core::iter::once(first).chain(warnings).collect();
            let lines = if lines.len() > 1 { lines } else { Vec::new() };
            let failed = false;
            put(desk, record, spot, Told { lines, failed });
        }
        Err(ReadError {
            remark: fault,
            before,
        }) => {
            let Reading { record, .. } = *before;
            let fault = remark(fault);
            if record.is_empty() {
                refuse(desk, name, fault);
            } else {
                let (name, moves) = (name.clone(), moves_told(desk, &record));
                let first = Message::new(move |text| {
                    (text.record().files.opened_in_part)(&name.text(text), moves)
                });
                let lines = vec![first, fault];
                let failed = true;
                put(desk, record, spot, Told { lines, failed });
            }
        }
    }
}

/// That a record was opened: from where, and how many moves it has.
pub fn opened(name: &Message, moves: Option<usize>) -> Message {
    let name = name.clone();
    Message::new(move |text| (text.record().files.opened)(&name.text(text), moves))
}

/// What a reader of records remarks on.
pub fn remark(remark: Remark) -> Message {
    Message::new(move |text| (text.record().files.remark)(&remark))
}

/// Puts a record on the desk, open where its address says; the address no longer
/// names a record in whose place a file has come.
fn put(desk: Desk, record: Record, spot: Option<&Spot>, mut told: Told) {
    if spot.is_none() {
        location::replace_fragment(RECORD);
    }
    let review = open_at(record, spot.unwrap_or(&Spot::Start), &mut told);
    desk.put(review);
    desk.told.set(told);
}

/// A record open where its address says; if that cannot be, it is to be told.
pub fn open_at(record: Record, spot: &Spot, told: &mut Told) -> Review {
    let mut review = Review::new(record);
    if let Err(fault) = review.open_at(spot) {
        told.lines.push(spot_fault(fault));
    }
    review
}

/// Goes to where an address says in the record that is on the desk.
pub fn go_to(desk: Desk, spot: &Spot) {
    let went = desk.review.try_update(|review| review.open_at(spot));
    if let Some(Err(fault)) = went {
        desk.tell(spot_fault(fault));
    }
}

fn spot_fault(fault: SpotFault) -> Message {
    Message::new(move |text| {
        let text = &text.record().print;
        match &fault {
            SpotFault::Beyond { asked, last } => (text.beyond)(*asked, *last),
            SpotFault::Unclear(asked) => (text.unclear)(asked),
        }
    })
}

/// The record on the desk stays.
pub fn refuse(desk: Desk, name: &Message, why: Message) {
    let name = name.clone();
    let first = Message::new(move |text| (text.record().files.not_opened)(&name.text(text)));
    desk.told.set(Told {
        lines: vec![first, why],
        failed: true,
    });
}
