use core::time::Duration;

use komadai_records::notation::archive;
use leptos::prelude::*;

use super::{
    GameSaver,
    autosave::Autosave,
    save_notice::{NoticeKind, NoticeSlot, SaveNotice},
    use_game_saver,
};
use crate::{components::UpdateNotices, router::use_router};
use komadai_board::CURSOR_SQUARE;
use komadai_model::{Route, file_name};
use komadai_texts::Message;
use komadai_ui::{Button, I18n, effect, timeout_in_owner, use_i18n};
use komadai_web::{dom, files, service_worker};

/// Where the focus goes from a notice that is dismissed.
const FOCUS_FALLBACKS: [&str; 1] = [CURSOR_SQUARE];

/// How long a notice lies over the screen of a game, if nothing is to be done about it.
const BRIEF: Duration = Duration::from_secs(10);

/// What is to be said of saving the open record, on its own screen.
#[component]
pub fn OpenRecordNotices() -> impl IntoView {
    let notices = use_game_saver().notices;
    let list = move || {
        let notices = notices.get().into_iter();
        let own = notices.filter(|notice| notice.slot == NoticeSlot::OpenRecord);
        views(own)
    };
    view! { {list} }
}

/// The notices that lie over the screen, and those of a new version: what could not be saved,
/// whichever screen is shown, and what there is to say of the game that is played.
#[component]
pub fn SaveNotices(saver: GameSaver) -> impl IntoView {
    provide_context(saver);
    let notices = saver.notices;
    let router = use_router();
    let route = router.route();
    // A new version is offered where records are too, unless a game is being played on this page.
    let shows_records = router.shows_records();
    let may_offer = Signal::derive(move || shows_records.get() && !service_worker::is_playing());
    let is_playing = Memo::new(move |_| matches!(route.get(), Route::Play { .. }));
    let list = move || {
        let notices = notices.get().into_iter();
        let here = notices.filter(|notice| match notice.slot {
            NoticeSlot::OpenRecord => notice.is_failure() && !saver.shows_open_record.get(),
            NoticeSlot::CurrentGame => notice.is_failure() || is_playing.get(),
        });
        views(here)
    };
    effect(move || {
        let is_brief =
            |notice: &SaveNotice| notice.slot == NoticeSlot::CurrentGame && !notice.is_failure();
        if is_playing.get() && notices.with(|notices| notices.iter().any(is_brief)) {
            let expire = move || {
                dom::restore_focus_to(&FOCUS_FALLBACKS);
                notices.update(|notices| notices.retain(|notice| !is_brief(notice)));
            };
            timeout_in_owner(BRIEF, expire);
        }
    });
    view! {
        <div class="shelf-notices" role="status">
            {list}
            <UpdateNotices ready=service_worker::update_ready() may_offer/>
        </div>
    }
}

fn views(notices: impl Iterator<Item = SaveNotice>) -> Vec<AnyView> {
    let view = |SaveNotice {
                    slot,
                    autosave,
                    kind,
                }| {
        let autosave = StoredValue::new_local(autosave);
        view! { <SaveNoticeView saved=slot autosave kind/> }.into_any()
    };
    notices.map(view).collect()
}

/// One of the notices. It is not a [`Notice`](komadai_ui::Notice): it stands in
/// an element that is a live region already.
#[component]
fn SaveNoticeView(
    /// What is saved.
    saved: NoticeSlot,
    autosave: StoredValue<Autosave, LocalStorage>,
    kind: NoticeKind,
) -> impl IntoView {
    let notices = use_game_saver().notices;
    let i18n = use_i18n();
    // What came of saving the record as a file.
    let report = RwSignal::new(None::<Message>);
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
        notices.update(|notices| notices.retain(|notice| !notice.autosave.is(&autosave)));
    };
    let save = fails.then(|| {
        view! {
            <Button
                name="download-unsaved"
                label=|text| text.library().download
                on_press=move |()| report.set(Some(download(&autosave.get_value(), i18n)))
            />
        }
    });
    view! {
        <div class="notice" data-notice=name>
            <p>{sentence}</p>
            {move || {
                let report = report.get()?;
                Some(view! { <p>{report.text(i18n.text())}</p> })
            }}
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

/// Saves the record as it stands, all of it, as a file.
fn download(autosave: &Autosave, i18n: I18n) -> Message {
    let record = autosave.record();
    let text = i18n.text_untracked().record_files();
    let name = format!("{}.kifu", file_name(&record, text.file_name));
    match files::save(&name, "text/plain", archive::write(&record).as_bytes()) {
        Ok(()) => Message::of(|text| text.record_files().saved),
        Err(_) => Message::of(|text| text.record_files().not_saved),
    }
}
