//! An address that holds the whole record, and may say at which move it opens.
use leptos::prelude::*;
use shogi::notation::{Target, archive, usen};

use super::desk::Desk;
use crate::{
    components::Checkbox,
    state::use_i18n,
    web::{
        clipboard, compression, location,
        share::{self, ShareResult},
    },
};
use komadai_model::{
    embedded::markup,
    i18n::Message,
    review::{Review, Spot},
};

/// Whether the address is to open at the move on the board; of the move that
/// its variation branches off from, if it is none of the main line.
#[component]
pub fn AtThisMove(desk: Desk, here: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || &i18n.text().record().print;
    let hint = move || match here.get() {
        true if desk.review.with(stands_in_variation) => text().at_branch,
        _ => "",
    };
    view! {
        <div class="record-spot">
            <Checkbox
                name="at-this-move"
                label=move || text().at_this_move.to_owned()
                checked=here
                on_toggle=move |()| here.update(|here| *here = !*here)
            />
            <p class="hint">{hint}</p>
        </div>
    }
}

/// Copies the address.
pub fn copy_address(desk: Desk, here: bool) {
    with_address(
        desk,
        here,
        Box::new(move |address| {
            let then = move |copied| {
                desk.tell(Message::of(match copied {
                    true => |text| text.record().files.address_copied,
                    false => |text| text.record().files.not_copied,
                }));
            };
            clipboard::write_text(&address, Box::new(then));
        }),
    );
}

/// The markup of a board with the record, for a page elsewhere.
pub fn embed_code(desk: Desk, here: bool) -> String {
    desk.review.with_untracked(|review| {
        let record = Target::KifUtf8.write(review.record()).text;
        let ply = here.then(|| Spot::nearest(review.record(), review.at()));
        markup(&location::resolve_url("embed.js"), &record, ply)
    })
}

/// Whether the device can hand the address on itself.
pub fn can_hand_on() -> bool {
    share::is_supported()
}

/// Has the device hand the address on.
pub fn hand_on(desk: Desk, here: bool, title: String) {
    with_address(
        desk,
        here,
        Box::new(move |address| {
            let then = move |shared| {
                desk.tell(Message::of(match shared {
                    ShareResult::Cancelled => return,
                    ShareResult::Done => |text| text.record().print.handed_on,
                    ShareResult::Failed => |text| text.record().print.not_handed_on,
                }));
            };
            share::share_url(&address, &title, Box::new(then));
        }),
    );
}

/// Makes the address: of USEN where that is all of the record, else of packed
/// KIF.
fn with_address(desk: Desk, here: bool, then: Box<dyn FnOnce(String)>) {
    let (usen, kif, ply) = desk.review.with_untracked(|review| {
        let usen = usen::write(review.record());
        let lost = !usen.lost.is_empty();
        let kif = lost.then(|| archive::write(review.record()));
        let ply = here.then(|| Spot::nearest(review.record(), review.at()));
        (usen.text, kif, ply)
    });
    let address = move |key: &str, value: &str| {
        let ply = ply.map_or_else(String::new, |ply| format!("&ply={ply}"));
        location::url_with_fragment(&format!("/record?{key}={value}{ply}"))
    };
    match kif {
        None => then(address("usen", &usen)),
        Some(kif) => compression::deflate_to_base64url(
            &kif,
            Box::new(move |packed| {
                then(match packed {
                    Some(packed) => address("kif", &packed),
                    None => address("usen", &usen),
                });
            }),
        ),
    }
}

fn stands_in_variation(review: &Review) -> bool {
    let record = review.record();
    Spot::nearest(record, review.at()) != record.ply(review.at())
}
