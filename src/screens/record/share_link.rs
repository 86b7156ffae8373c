//! An address that holds the whole record, and may say at which move it opens.
use komadai_records::notation::{OutputFormat, archive, usen};
use komadai_remote::{QrPicture, QrTooLong};
use leptos::prelude::*;

use super::controller::RecordController;
use crate::router::url_of;
use komadai_model::{LinePath, RecordSource, Route, embedded::markup};
use komadai_texts::Message;
use komadai_ui::{Checkbox, use_i18n};
use komadai_web::{
    clipboard, compression, location,
    share::{self, ShareResult},
};

/// Whether the address is to open at the move on the board.
#[component]
pub fn AtThisMove(here: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="record-spot">
            <Checkbox
                name="at-this-move"
                label=move || i18n.text().record_files().at_this_move.to_owned()
                checked=here
                on_change=move |on| here.set(on)
            />
        </div>
    }
}

/// Copies the address.
pub fn copy_address(controller: RecordController, here: bool) {
    with_address(
        controller,
        here,
        Box::new(move |address| {
            let then = move |copied| match copied {
                true => controller.confirm(Message::of(|text| text.record_files().address_copied)),
                false => controller.notify(Message::of(|text| text.record_files().not_copied)),
            };
            clipboard::write_text(&address, Box::new(then));
        }),
    );
}

/// A QR code, or that the address is too long for one.
pub type AddressCode = Result<QrPicture, QrTooLong>;

/// Makes the QR code of the address.
pub fn make_qr_code(controller: RecordController, here: bool, code: RwSignal<Option<AddressCode>>) {
    let then = move |address: String| {
        code.try_set(Some(QrPicture::of(&address)));
    };
    with_address(controller, here, Box::new(then));
}

/// The markup of a board with the record, for a page elsewhere.
pub fn embed_code(controller: RecordController, here: bool) -> String {
    controller.with_review_untracked(|review| {
        let record = OutputFormat::KifUtf8.write(review.record()).text;
        let at = here.then(|| LinePath::to(review.record(), review.at()));
        markup(&location::resolve_url("embed.js"), &record, at.as_ref())
    })
}

/// Whether the device can hand the address on itself.
pub fn can_hand_on() -> bool {
    share::is_supported()
}

/// Has the device hand the address on.
pub fn hand_on(controller: RecordController, here: bool, title: String) {
    with_address(
        controller,
        here,
        Box::new(move |address| {
            let then = move |shared| match shared {
                ShareResult::Cancelled => {}
                ShareResult::Done => {
                    controller.confirm(Message::of(|text| text.record_files().handed_on));
                }
                ShareResult::Failed => {
                    controller.notify(Message::of(|text| text.record_files().not_handed_on));
                }
            };
            share::share_url(&address, &title, Box::new(then));
        }),
    );
}

/// Makes the address: of USEN where that is all of the record, else of packed
/// KIF.
fn with_address(controller: RecordController, here: bool, then: Box<dyn FnOnce(String)>) {
    let (usen, kif, at) = controller.with_review_untracked(|review| {
        let usen = usen::write(review.record());
        let lost = !usen.dropped.is_empty();
        let kif = lost.then(|| archive::write(review.record()));
        let at = here.then(|| LinePath::to(review.record(), review.at()));
        (usen.text, kif, at)
    });
    let address = move |source: RecordSource| url_of(&Route::record(source, at.clone()));
    match kif {
        None => then(address(RecordSource::Usen(usen))),
        Some(kif) => compression::deflate_to_base64url(
            &kif,
            Box::new(move |packed| {
                then(address(match packed {
                    Some(packed) => RecordSource::Kif(packed),
                    None => RecordSource::Usen(usen),
                }));
            }),
        ),
    }
}
