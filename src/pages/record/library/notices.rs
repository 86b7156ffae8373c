use leptos::prelude::*;
use shogi::notation::archive;

use super::{
    super::{
        controller::{RecordController, use_record},
        file_name::file_name,
    },
    autosave::Autosave,
    save_notice::{NoticeKind, NoticeSlot, SaveNotice},
};
use crate::{
    board::CURSOR_SQUARE,
    components::Button,
    state::use_i18n,
    web::{dom, files},
};
use komadai_model::i18n::Message;

/// Where the focus goes from a notice that is dismissed.
const FOCUS_FALLBACKS: [&str; 1] = [CURSOR_SQUARE];

/// The notices, whichever screen is shown, and those of a new version.
#[component]
pub fn LibraryNotices(
    /// The notices of a new version.
    children: Children,
) -> impl IntoView {
    let notices = use_record().library.notices;
    view! {
        <div class="shelf-notices" role="status">
            {move || {
                notices
                    .get()
                    .into_iter()
                    .map(|SaveNotice { slot, autosave, kind }| {
                        let autosave = StoredValue::new_local(autosave);
                        view! { <SaveNoticeView saved=slot autosave kind/> }.into_any()
                    })
                    .collect::<Vec<_>>()
            }}
            {children()}
        </div>
    }
}

/// One of the notices. It is not a [`Notice`](crate::components::Notice): it stands in
/// an element that is a live region already.
#[component]
fn SaveNoticeView(
    /// What is saved.
    saved: NoticeSlot,
    autosave: StoredValue<Autosave, LocalStorage>,
    kind: NoticeKind,
) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let (name, fails) = match kind {
        NoticeKind::NotSaved(_) => ("not-saved", true),
        NoticeKind::Copied => ("copied", false),
        NoticeKind::SavedAgain => ("saved-again", false),
    };
    let sentence = move || {
        let text = i18n.text().library();
        match (&kind, saved) {
            (NoticeKind::NotSaved(error), _) => {
                format!("{} {}", text.not_kept, (text.why)(error))
            }
            (NoticeKind::Copied, NoticeSlot::OpenRecord) => text.copied.to_owned(),
            (NoticeKind::Copied, NoticeSlot::CurrentGame) => text.game_copied.to_owned(),
            (NoticeKind::SavedAgain, _) => text.kept_again.to_owned(),
        }
    };
    let dismiss = move |()| {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let autosave = autosave.get_value();
        let notices = controller.library.notices;
        notices.update(|notices| notices.retain(|notice| !notice.autosave.is(&autosave)));
    };
    let save = fails.then(|| {
        view! {
            <Button
                name="download-unsaved"
                label=|text| text.library().download
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
                    label=|text| text.library().dismiss
                    on_press=dismiss
                />
            </div>
        </div>
    }
}

/// The record as it stands, all of it.
fn download(controller: RecordController, autosave: &Autosave) {
    let record = autosave.record();
    let text = controller.i18n.text_untracked().record_files();
    let name = format!("{}.kifu", file_name(&record, text.file_name));
    let saved = files::save(&name, "text/plain", archive::write(&record).as_bytes());
    match saved {
        Ok(()) => controller.confirm(Message::of(|text| text.record_files().saved)),
        Err(_) => controller.notify(Message::of(|text| text.record_files().not_saved)),
    }
}
