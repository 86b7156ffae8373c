use leptos::prelude::*;
use shogi::notation::archive;

use super::{
    super::{desk::Desk, saving::file_name},
    Place, Shelf,
    autosave::Autosave,
};
use crate::{
    components::Button,
    state::use_i18n,
    web::{dom, files},
};
use komadai_model::{
    i18n::Message,
    library::{LibraryError, News},
};

/// Who inherits the focus of a notice that is put away.
const HEIRS: [&str; 1] = ["[data-square][tabindex='0']"];

/// What the reader has to know about saving a record.
#[derive(Clone)]
pub struct Notice {
    place: Place,
    pub autosave: Autosave,
    about: About,
}

#[derive(Clone)]
enum About {
    NotKept(LibraryError),
    Copied,
    KeptAgain,
}

/// Replaces the notice about the same record, if there is one.
pub fn hear(shelf: Shelf, place: Place, autosave: &Autosave, news: News) {
    let about = match news {
        News::NotKept(error) => About::NotKept(error),
        News::Copied { .. } => About::Copied,
        News::KeptAgain => About::KeptAgain,
    };
    let notice = Notice {
        place,
        autosave: autosave.clone(),
        about,
    };
    shelf.notices.try_update(|notices| {
        notices.retain(|notice| !notice.autosave.is(autosave));
        notices.push(notice);
    });
}

/// The notices, whichever screen is shown, and those of a new version.
#[component]
pub fn ShelfNotices(
    desk: Desk,
    /// The notices of a new version.
    children: Children,
) -> impl IntoView {
    let notices = desk.shelf.notices;
    view! {
        <div class="shelf-notices" role="status">
            {move || {
                let notices = notices.get().into_iter();
                notices
                    .map(|notice| notice_view(desk, notice))
                    .collect::<Vec<_>>()
            }}
            {children()}
        </div>
    }
}

fn notice_view(desk: Desk, notice: Notice) -> AnyView {
    let Notice {
        place,
        autosave,
        about,
    } = notice;
    let autosave = StoredValue::new_local(autosave);
    view! { <ShelfNotice desk place autosave about/> }.into_any()
}

/// One of the notices. It is not a [`Notice`](crate::components::Notice): it stands in
/// an element that is a live region already.
#[component]
fn ShelfNotice(
    desk: Desk,
    place: Place,
    autosave: StoredValue<Autosave, LocalStorage>,
    about: About,
) -> impl IntoView {
    let i18n = use_i18n();
    let (name, fails) = match about {
        About::NotKept(_) => ("not-saved", true),
        About::Copied => ("copied", false),
        About::KeptAgain => ("saved-again", false),
    };
    let sentence = move || {
        let text = &i18n.text().record().shelf;
        match (&about, place) {
            (About::NotKept(error), _) => format!("{} {}", text.not_kept, (text.why)(error)),
            (About::Copied, Place::Desk) => text.copied.to_owned(),
            (About::Copied, Place::Table) => text.game_copied.to_owned(),
            (About::KeptAgain, _) => text.kept_again.to_owned(),
        }
    };
    let dismiss = move |()| {
        dom::restore_focus_to(&HEIRS);
        let autosave = autosave.get_value();
        let notices = desk.shelf.notices;
        notices.update(|notices| notices.retain(|notice| !notice.autosave.is(&autosave)));
    };
    let save = fails.then(|| {
        view! {
            <Button
                name="download-unsaved"
                label=|text| text.record().shelf.download
                on_press=move |()| download(desk, &autosave.get_value())
            />
        }
    });
    view! {
        <div class="notice" data-notice=name>
            <p>{sentence}</p>
            <div class="notice-buttons">
                {save}
                <Button
                    name="dismiss"
                    label=|text| text.record().shelf.dismiss
                    on_press=dismiss
                />
            </div>
        </div>
    }
}

/// The record as it stands, all of it.
fn download(desk: Desk, autosave: &Autosave) {
    let record = autosave.record();
    let text = &desk.i18n.text_untracked().record().files;
    let name = format!("{}.kifu", file_name(&record, text.file_name));
    let saved = files::save(&name, "text/plain", archive::write(&record).as_bytes());
    desk.tell(match saved {
        Ok(()) => Message::of(|text| text.record().files.saved),
        Err(_) => Message::of(|text| text.record().files.not_saved),
    });
}
