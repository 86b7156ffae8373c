use leptos::prelude::*;
use shogi::notation::archive;

use super::{
    super::{button::bare, desk::Desk, saving::file_name},
    Place, Shelf,
    keeping::Keeping,
};
use crate::{
    element::{El, el},
    i18n::ShelfText,
    platform::{dom, files},
    reactive::dynamic,
    session::library::{LibraryError, News},
};

/// Who inherits the focus of a notice that is put away.
const HEIRS: [&str; 1] = ["[data-square][tabindex='0']"];

/// What the reader has to know of the keeping of a record.
#[derive(Clone)]
pub struct Notice {
    place: Place,
    pub keeping: Keeping,
    about: About,
}

#[derive(Clone)]
enum About {
    NotKept(LibraryError),
    Copied,
    KeptAgain,
}

/// News of a keeping take the place of what was told of it before.
pub fn hear(shelf: Shelf, place: Place, keeping: &Keeping, news: News) {
    let about = match news {
        News::NotKept(error) => About::NotKept(error),
        News::Copied { .. } => About::Copied,
        News::KeptAgain => About::KeptAgain,
    };
    let notice = Notice {
        place,
        keeping: keeping.clone(),
        about,
    };
    shelf.notices.try_update(|notices| {
        notices.retain(|notice| !notice.keeping.is(keeping));
        notices.push(notice);
    });
}

/// The notices, whichever screen is shown, and those of a new version.
pub fn notices(desk: Desk, [waits, busy]: [AnyView; 2]) -> AnyView {
    let notices = desk.shelf.notices;
    let all = move || {
        let all = notices.get().into_iter();
        all.map(|told| notice(desk, told).view())
            .collect::<Vec<_>>()
            .into_any()
    };
    el("div")
        .class("shelf-notices")
        .attr("role", "status")
        .child(dynamic(all))
        .child(waits)
        .child(busy)
        .view()
}

fn notice(desk: Desk, notice: Notice) -> El {
    let words = desk.words;
    let Notice {
        place,
        keeping,
        about,
    } = notice;
    let (name, fails) = match about {
        About::NotKept(_) => ("not-saved", true),
        About::Copied => ("copied", false),
        About::KeptAgain => ("saved-again", false),
    };
    let said = move || {
        let text = &words.now().record().shelf;
        match (&about, place) {
            (About::NotKept(error), _) => format!("{} {}", text.not_kept, (text.why)(error)),
            (About::Copied, Place::Desk) => text.copied.to_owned(),
            (About::Copied, Place::Table) => text.game_copied.to_owned(),
            (About::KeptAgain, _) => text.kept_again.to_owned(),
        }
    };
    let dismissed = StoredValue::new_local(keeping);
    let dismiss = button(
        desk,
        "dismiss",
        |text| text.dismiss,
        move || {
            dom::bequeath_focus(&HEIRS);
            let keeping = dismissed.get_value();
            let notices = desk.shelf.notices;
            notices.update(|notices| notices.retain(|notice| !notice.keeping.is(&keeping)));
        },
    );
    let save = move || {
        button(
            desk,
            "download-unsaved",
            |text| text.download,
            move || {
                download(desk, &dismissed.get_value());
            },
        )
    };
    el("div")
        .class("notice")
        .attr("data-notice", name)
        .child(el("p").says(said))
        .child(
            el("div")
                .class("notice-buttons")
                .children(fails.then(save))
                .child(dismiss),
        )
}

fn button(
    desk: Desk,
    name: &'static str,
    word: fn(&ShelfText) -> &'static str,
    press: impl Fn() + 'static,
) -> El {
    let words = desk.words;
    bare(name, press).says(move || word(&words.now().record().shelf).to_owned())
}

/// The record as it stands, all of it.
fn download(desk: Desk, keeping: &Keeping) {
    let record = keeping.record();
    let text = &desk.words.once().record().files;
    let name = format!("{}.kifu", file_name(&record, text.file_name));
    let saved = files::save(&name, "text/plain", archive::write(&record).as_bytes());
    desk.tell(match saved {
        Ok(()) => text.saved.to_owned(),
        Err(_) => text.not_saved.to_owned(),
    });
}
