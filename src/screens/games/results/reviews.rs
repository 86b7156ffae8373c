use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::problems::mistakes;
use crate::{
    library::{ReviewProgress, ReviewReport, ReviewStop, Reviewer, keep_mistakes},
    screens::games::game_list::{GameList, use_game_list},
    state::stored_analysis_settings,
};
use komadai_model::library::{GameId, GamesReport};
use komadai_texts::{Message, Text};
use komadai_ui::{Button, When, use_i18n};
use komadai_web::dom;

/// A game has about so many positions.
const USUAL_POSITIONS: usize = 100;

/// How many of the games are reviewed, with buttons that review the others and make problems of
/// the mistakes.
#[component]
pub fn Reviews(report: Memo<GamesReport>) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let reviewer = StoredValue::new_local(Reviewer::of_page());
    let progress = reviewer.with_value(Reviewer::progress);
    let outcome = reviewer.with_value(Reviewer::report);
    let is_working = RwSignal::new(false);
    let is_running = Memo::new(move |_| progress.with(Option::is_some));
    let rest = Memo::new(move |_| {
        is_running.track();
        unreviewed(list)
    });
    let line = move || {
        let ReviewProgress {
            game,
            all_games,
            positions,
            all_positions,
        } = progress.get().unwrap_or_default();
        let text = i18n.text();
        let game = (text.results().reviewing)(game, all_games);
        let positions = (text.analysis().progress)(positions, all_positions);
        format!("{game} · {positions}")
    };
    let part = move || {
        let progress = progress.get().unwrap_or_default();
        let games = progress.game.saturating_sub(1) as f64;
        games + progress.positions as f64 / progress.all_positions.max(1) as f64
    };
    let reviewed = move || {
        let (reviewed, all) = report.with(|report| (report.reviewed, report.all.games));
        (i18n.text().results().reviewed)(reviewed, all)
    };
    let told = move || outcome.with(|outcome| Some(told(outcome.as_ref()?, i18n.text())));
    let start = move |_| {
        dom::restore_focus_to(&["[data-action=stop-reviews]"]);
        // As thoroughly as the reader has chosen for a single game.
        let settings = stored_analysis_settings();
        let nodes = settings.time.nodes(USUAL_POSITIONS, settings.speed);
        reviewer.with_value(|reviewer| reviewer.start(rest.get_untracked(), nodes));
    };
    let stop = move |()| {
        dom::restore_focus_to(&["[data-action=review-rest]"]);
        reviewer.with_value(Reviewer::stop);
    };
    view! {
        <div
            class="results-reviews"
            data-reviews=move || if is_running.get() { "running" } else { "idle" }
        >
            <p role="status">{reviewed}</p>
            <When condition=is_running>
                <progress
                    max=move || progress.get().unwrap_or_default().all_games.to_string()
                    value=move || part().to_string()
                    aria-label=move || i18n.text().games().review
                ></progress>
                <p class="hint">{line}</p>
                <p class="hint">{move || i18n.text().results().review_hint}</p>
                <Button
                    name="stop-reviews"
                    label=|text| text.analysis().stop
                    on_press=stop
                />
            </When>
            <p role="status">{told}</p>
            <div class="results-buttons">
                <When condition=move || !is_running.get() && rest.with(|rest| !rest.is_empty())>
                    <button
                        type="button"
                        class="button"
                        data-action="review-rest"
                        on:click=start
                    >
                        {move || (i18n.text().results().review_rest)(rest.with(Vec::len))}
                    </button>
                </When>
                <When condition=move || report.with(|report| report.reviewed > 0)>
                    <Button
                        name="practise-mistakes"
                        label=|text| text.results().practise
                        disabled=is_working
                        on_press=move |()| practise(list, is_working)
                    />
                </When>
            </div>
        </div>
    }
}

/// The games that are found, have moves, and were not reviewed nor tried in vain.
fn unreviewed(list: GameList) -> Vec<GameId> {
    list.track_games();
    let reviewer = Reviewer::of_page();
    list.with_found(|found| {
        let rest = found.filter(|entry| {
            !entry.is_reviewed() && entry.about.plies > 0 && !reviewer.has_failed(entry.id)
        });
        rest.map(|entry| entry.id).collect()
    })
}

/// What came of the reviews, in words.
fn told(report: &ReviewReport, text: Text) -> String {
    let not_reviewed = match report.not_reviewed {
        0 => String::new(),
        count => (text.results().not_reviewed)(count),
    };
    let stopped = match &report.stopped {
        None | Some(ReviewStop::Reader) => String::new(),
        Some(ReviewStop::Engine) => text.analysis().failed.to_owned(),
        Some(ReviewStop::Library(error)) => (text.library().why)(error),
    };
    let parts = [not_reviewed, stopped].into_iter();
    let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// Puts the mistakes into the reader's set of them, and opens it, unless the reader has gone
/// elsewhere meanwhile.
fn practise(list: GameList, is_working: RwSignal<bool>) {
    if is_working.get_untracked() {
        return;
    }
    is_working.set(true);
    spawn_local(async move {
        let kept = match mistakes(list).await {
            Ok(set) if set.problems.is_empty() => Ok(None),
            Ok(set) => {
                let kept = keep_mistakes(set, list.i18n.text_untracked()).await;
                kept.map(Some)
            }
            Err(error) => Err(error),
        };
        is_working.try_set(false);
        if list.shows_report.try_get_untracked() != Some(true) {
            return;
        }
        match kept {
            Ok(Some(route)) => list.navigate(&route),
            Ok(None) => list.notify(vec![Message::of(|text| text.results().no_problems)]),
            Err(error) => list.fail(error),
        }
    });
}
