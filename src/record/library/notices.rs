use leptos::prelude::*;
use shogi::notation::archive;

use super::{
    super::{controller::RecordController, save_dialog::file_name},
    GameLibrary, NoticeSlot,
    autosave::Autosave,
};
use crate::{
    components::Button,
    platform::{dom, files},
    state::use_i18n,
};
use komadai_model::{
    i18n::Message,
    library::{LibraryError, News},
};

/// Who inherits the focus of a notice that is put away.
const FOCUS_FALLBACKS: [&str; 1] = ["[data-square][tabindex='0']"];

/// What the reader has to know about saving a record.
#[derive(Clone)]
pub struct Notice {
    place: NoticeSlot,
    pub autosave: Autosave,
    about: NoticeKind,
}

#[derive(Clone)]
enum NoticeKind {
    NotKept(LibraryError),
    Copied,
    KeptAgain,
}

/// Replaces the notice about the same record, if there is one.
pub fn hear(shelf: GameLibrary, place: NoticeSlot, autosave: &Autosave, news: News) {
    let about = match news {
        News::NotKept(error) => NoticeKind::NotKept(error),
        News::Copied { .. } => NoticeKind::Copied,
        News::KeptAgain => NoticeKind::KeptAgain,
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
pub fn LibraryNotices(
    controller: RecordController,
    /// The notices of a new version.
    children: Children,
) -> impl IntoView {
    let notices = controller.library.notices;
    view! {
        <div class="shelf-notices" role="status">
            {move || {
                let notices = notices.get().into_iter();
                notices
                    .map(|notice| notice_view(controller, notice))
                    .collect::<Vec<_>>()
            }}
            {children()}
        </div>
    }
}

fn notice_view(controller: RecordController, notice: Notice) -> AnyView {
    let Notice {
        place,
        autosave,
        about,
    } = notice;
    let autosave = StoredValue::new_local(autosave);
    view! { <ShelfNotice controller place autosave about/> }.into_any()
}

/// One of the notices. It is not a [`Notice`](crate::components::Notice): it stands in
/// an element that is a live region already.
#[component]
fn ShelfNotice(
    controller: RecordController,
    place: NoticeSlot,
    autosave: StoredValue<Autosave, LocalStorage>,
    about: NoticeKind,
) -> impl IntoView {
    let i18n = use_i18n();
    let (name, fails) = match about {
        NoticeKind::NotKept(_) => ("not-saved", true),
        NoticeKind::Copied => ("copied", false),
        NoticeKind::KeptAgain => ("saved-again", false),
    };
    let sentence = move || {
        let text = &i18n.text().record().shelf;
        match (&about, place) {
            (NoticeKind::NotKept(error), _) => format!("{} {}", text.not_kept, (text.why)(error)),
            (NoticeKind::Copied, NoticeSlot::RecordController) => text.copied.to_owned(),
            (NoticeKind::Copied, NoticeSlot::CurrentGame) => text.game_copied.to_owned(),
            (NoticeKind::KeptAgain, _) => text.kept_again.to_owned(),
        }
    };
    let dismiss = move |()| {
        dom::bequeath_focus(&FOCUS_FALLBACKS);
        let autosave = autosave.get_value();
        let notices = controller.library.notices;
        notices.update(|notices| notices.retain(|notice| !notice.autosave.is(&autosave)));
    };
    let save = fails.then(|| {
        view! {
            <Button
                name="download-unsaved"
                label=|text| text.record().shelf.download
                on_press=move |()| download(controller, &autosave.get_value())
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
fn download(controller: RecordController, autosave: &Autosave) {
    let record = autosave.record();
    let text = &controller.i18n.text_untracked().record().files;
    let name = format!("{}.kifu", file_name(&record, text.file_name));
    let saved = files::save(&name, "text/plain", archive::write(&record).as_bytes());
    controller.notify(match saved {
        Ok(()) => Message::of(|text| text.record().files.saved),
        Err(_) => Message::of(|text| text.record().files.not_saved),
    });
}
