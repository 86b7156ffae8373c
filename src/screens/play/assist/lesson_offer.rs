//! The lesson about what has just happened in the game for the first time.
use leptos::{logging::warn, prelude::*};
use shogi::clock::{CueKind, CueProfile};

use crate::{
    clock::on_each_cue,
    game::{use_game, use_game_clock},
    screens::play::impasse::is_impasse_shown,
    state::storage_key,
};
use komadai_model::{GameEvent, PlayedGame, Route, Warning, lesson::LessonTopic};
use komadai_ui::{Button, Notice, effect, use_i18n};
use komadai_web::local_storage;

/// A link to the lesson, once for each topic.
#[component]
pub fn LessonOffer() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let offered = RwSignal::new(None::<LessonTopic>);
    let offer = move |topic: LessonTopic| {
        if !was_offered(topic) {
            note_offered(topic);
            offered.set(Some(topic));
        }
    };
    game.on_events(move |events| {
        for event in events {
            match event {
                GameEvent::Refused(refusal) => {
                    LessonTopic::of_illegal_move(refusal.why)
                        .into_iter()
                        .for_each(offer);
                }
                // It is about the move before.
                GameEvent::Moved { .. } if offered.get_untracked().is_some() => offered.set(None),
                _ => {}
            }
        }
    });
    effect(move || {
        let is_impasse = game.with_painted(|played| is_impasse_shown(played, false));
        if is_impasse {
            offer(LessonTopic::Impasse);
        }
        if game.with_painted(PlayedGame::warning) == Some(Warning::ThirdTime) {
            offer(LessonTopic::Repetition);
        }
    });
    on_each_cue(
        use_game_clock().audible,
        || Some(CueProfile::Silent),
        move |cue| {
            if cue == CueKind::EnterByoyomi {
                offer(LessonTopic::Byoyomi);
            }
        },
    );
    let href = move || {
        let topic = offered.get()?;
        Some(format!("#{}", Route::lesson(topic.lesson())))
    };
    view! {
        <Notice
            name="lesson"
            role="status"
            text=|text| text.assist().lesson_offer
            when=move || offered.get().is_some()
        >
            <a class="button" data-action="open-lesson" href=href>
                {move || i18n.text().assist().lesson_open}
            </a>
            <Button label=|text| text.play().dismiss on_press=move |()| offered.set(None)/>
        </Notice>
    }
}

/// The ids of the lessons that were offered, with spaces between.
fn offered_before() -> String {
    local_storage::read(storage_key::OFFERED_LESSONS)
        .unwrap_or_else(|error| {
            warn!("lessons: {error}");
            None
        })
        .unwrap_or_default()
}

fn was_offered(topic: LessonTopic) -> bool {
    offered_before()
        .split_whitespace()
        .any(|lesson| lesson == topic.lesson())
}

fn note_offered(topic: LessonTopic) {
    let all = [&*offered_before(), topic.lesson()].join(" ");
    if let Err(error) = local_storage::write(storage_key::OFFERED_LESSONS, all.trim()) {
        warn!("lessons: {error}");
    }
}
