use std::rc::Rc;

use leptos::prelude::*;
use shogi::{
    notation::{ReadError, Reading, Remark, read, read_bytes, usen},
    record::Record,
};

use super::{
    controller::RecordController,
    library::{RECORD, follow_played, open_kept, open_played},
};
use crate::{
    components::{Button, When},
    platform::{
        address,
        dropped::{self, Incoming},
        encoding,
        files::{self, OpenError, OpenedFile},
        given,
        packed::{self, UnpackError},
        page,
    },
    state::{effect, use_i18n},
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
pub struct OpenReport {
    pub lines: Vec<Message>,
    /// Whether something could not be read.
    pub failed: bool,
}

/// Puts the record on the screen that the address names.
pub fn follow_address(controller: RecordController) {
    effect(move || {
        let fragment = controller.given.fragment.get();
        if fragment == RECORD {
            return follow_played(controller);
        }
        let Some(query) = fragment.strip_prefix("/record?") else {
            return;
        };
        let (query, spot) = Spot::taken_from(query);
        let name = Message::of(|text| text.record().files.address);
        if query.starts_with("given=") {
            let (now, asked) = (controller.given.fragment, fragment.clone());
            let then = move |file: Option<OpenedFile>| {
                if now.try_get_untracked() != Some(asked) {
                    return;
                }
                if let Some(file) = file {
                    take_files(controller, vec![file]);
                }
            };
            given::take(Box::new(then));
        } else if query == "play" {
            open_played(controller, &spot);
        } else if let Some(id) = query.strip_prefix("id=") {
            open_kept(controller, id, spot);
        } else if let Some(text) = query.strip_prefix("usen=") {
            take(controller, &name, Some(&spot), usen::read(text));
        } else if let Some(text) = query.strip_prefix("kif=") {
            let (now, asked) = (controller.given.fragment, fragment.clone());
            let then = move |text: Result<String, UnpackError>| {
                // Something else may have been asked for.
                if now.try_get_untracked() != Some(asked) {
                    return;
                }
                match text {
                    Ok(text) => take_text(controller, name, Some(spot), text),
                    Err(_) => refuse(controller, &name, bad_address()),
                }
            };
            packed::unpack(text, UNPACKED, Box::new(then));
        } else {
            refuse(controller, &name, bad_address());
        }
    });
}

/// Lets the reader choose a file.
pub fn choose(controller: RecordController) {
    files::pick(
        ENDINGS,
        false,
        Box::new(move |files| take_files(controller, files)),
    );
}

/// Takes what is dropped on the window or pasted, as long as it is on the page, and says
/// so while something is dragged over the window.
#[component]
pub fn DropTarget(controller: RecordController) -> impl IntoView {
    let i18n = use_i18n();
    let is_over = dropped::listen(Rc::new(move |incoming| match incoming {
        Incoming::Files(files) => take_files(controller, files),
        Incoming::Text(text) => {
            let name = Message::of(|text| text.record().files.pasted);
            take_text(controller, name, None, text);
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
pub fn OpenNotice(controller: RecordController) -> impl IntoView {
    let i18n = use_i18n();
    let has_lines = move || controller.open_report.with(|told| !told.lines.is_empty());
    let lines = move || {
        controller
            .open_report
            .with(|told| Message::joined(&told.lines, "\n", i18n.text()))
    };
    view! {
        <div class="record-told" role="status">
            <When condition=Signal::derive(has_lines)>
                <div
                    class="notice"
                    data-notice="opened"
                    data-failed=move || controller.open_report.with(|told| told.failed)
                >
                    <p class="notice-lines">{lines}</p>
                    <Button
                        name="dismiss"
                        label=|text| text.record().files.dismiss
                        on_press=move |()| controller.dismiss_report()
                    />
                </div>
            </When>
        </div>
    }
}

pub fn bad_address() -> Message {
    Message::of(|text| text.record().files.bad_address)
}

fn take_files(controller: RecordController, files: Vec<OpenedFile>) {
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
                take(controller, &told, None, read.map(|(_, _, reading)| reading));
            };
            announced(controller, &shown, size, Box::new(read));
        }
        Err(error) => refuse(controller, &shown, not_opened(&error)),
    }
}

/// Why a file was not opened.
pub fn not_opened(error: &OpenError) -> Message {
    Message::of(match error {
        OpenError::TooLarge => |text| text.record().files.too_large,
        OpenError::Unreadable => |text| text.record().files.unreadable,
    })
}

fn take_text(controller: RecordController, name: Message, spot: Option<Spot>, text: String) {
    let size = text.len();
    let told = name.clone();
    let read = move || {
        let reading = read(&text, None).map(|(_, reading)| reading);
        take(controller, &told, spot.as_ref(), reading);
    };
    announced(controller, &name, size, Box::new(read));
}

/// Reads at once, or says that it will where that takes a moment.
fn announced(controller: RecordController, name: &Message, size: usize, read: Box<dyn FnOnce()>) {
    if size <= LARGE {
        return read();
    }
    let name = name.clone();
    controller.notify(Message::new(move |text| {
        (text.record().files.reading)(&name.text(text))
    }));
    page::after_paint(read);
}

/// How many moves a record has, unless those ahead are not to be known.
pub fn moves_told(controller: RecordController, record: &Record) -> Option<usize> {
    let study = controller.review.with_untracked(Review::study);
    (study == Study::Open).then(|| record.main_moves().len())
}

/// Puts what was read on the screen, as far as it could be read; `spot` is for what an
/// address names.
fn take(
    controller: RecordController,
    name: &Message,
    spot: Option<&Spot>,
    reading: Result<Reading, ReadError>,
) {
    match reading {
        Ok(Reading { record, warnings }) => {
            let first = opened(name, moves_told(controller, &record));
            controller
                .announcement
                .set(first.text(controller.i18n.text_untracked()));
            let warnings = warnings.into_iter().take(SHOWN).map(remark);
            let lines: Vec<Message> = core::iter::once(first).chain(warnings).collect();
            let lines = if lines.len() > 1 { lines } else { Vec::new() };
            let failed = false;
            put(controller, record, spot, OpenReport { lines, failed });
        }
        Err(ReadError {
            remark: fault,
            before,
        }) => {
            let Reading { record, .. } = *before;
            let fault = remark(fault);
            if record.is_empty() {
                refuse(controller, name, fault);
            } else {
                let (name, moves) = (name.clone(), moves_told(controller, &record));
                let first = Message::new(move |text| {
                    (text.record().files.opened_in_part)(&name.text(text), moves)
                });
                let lines = vec![first, fault];
                let failed = true;
                put(controller, record, spot, OpenReport { lines, failed });
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

/// Puts a record on the screen, open where its address says; the address no longer
/// names a record in whose place a file has come.
fn put(controller: RecordController, record: Record, spot: Option<&Spot>, mut told: OpenReport) {
    if spot.is_none() {
        address::replace_fragment(RECORD);
    }
    let review = open_at(record, spot.unwrap_or(&Spot::Start), &mut told);
    controller.open(review);
    controller.open_report.set(told);
}

/// A record open where its address says; if that cannot be, it is to be told.
pub fn open_at(record: Record, spot: &Spot, told: &mut OpenReport) -> Review {
    let mut review = Review::new(record);
    if let Err(fault) = review.open_at(spot) {
        told.lines.push(spot_fault(fault));
    }
    review
}

/// Goes to where an address says in the record that is on the screen.
pub fn go_to(controller: RecordController, spot: &Spot) {
    let went = controller.review.try_update(|review| review.open_at(spot));
    if let Some(Err(fault)) = went {
        controller.notify(spot_fault(fault));
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

/// The record on the screen stays.
pub fn refuse(controller: RecordController, name: &Message, why: Message) {
    let name = name.clone();
    let first = Message::new(move |text| (text.record().files.not_opened)(&name.text(text)));
    controller.open_report.set(OpenReport {
        lines: vec![first, why],
        failed: true,
    });
}
