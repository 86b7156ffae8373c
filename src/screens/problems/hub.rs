use komadai_problems::Kind;
use leptos::prelude::*;

use super::{
    daily_card::DailyCard,
    loader::ProblemLoader,
    message::NotStored,
    own_sets::OwnSets,
    progress::StoredProgress,
    progress_card::ProgressCard,
    set_form::SetForm,
    sheet::{ProblemSheet, SheetDialog},
    source,
};
use komadai_model::{
    Route,
    problems::{ProblemProgress, Training},
};
use komadai_ui::{Icon, TextKey, When, use_i18n};
use komadai_web::time;

/// The ways to train, as cards.
#[component]
pub fn Hub(loader: ProblemLoader, progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    loader.load(&Kind::ALL);
    let sheet = ProblemSheet::new(loader, progress);
    let rating = move || {
        let rating = progress.progress.with(|progress| progress.profile.rating);
        (i18n.text().problems().rating)(rating.rounded(), rating.shown_deviation())
    };
    let best = move || {
        let best = progress.progress.with(|progress| progress.profile.best_run);
        (best > 0).then(|| (i18n.text().problems().best_run)(best))
    };
    let due = Memo::new(move |_| {
        let due = |progress: &ProblemProgress| source::due(loader, progress, time::today());
        progress.progress.with(due).map_or(0, |due| due.len())
    });
    let due_text = move || match due.get() {
        0 => i18n.text().problems().none_due.to_owned(),
        count => (i18n.text().problems().due)(count),
    };
    view! {
        <main class="learn problems">
            <header class="learn-head">
                <h1 tabindex="-1">{move || i18n.text().navigation().problems}</h1>
                <p class="problems-about">{move || i18n.text().problems().about}</p>
                <NotStored progress/>
                <When condition=move || loader.has_failed()>
                    <p role="alert">
                        {move || i18n.text().problems().not_loaded} " "
                        <button
                            type="button"
                            class="button"
                            data-action="load-again"
                            on:click=move |_| loader.load(&Kind::ALL)
                        >
                            {move || i18n.text().learn().try_again}
                        </button>
                    </p>
                </When>
            </header>
            <div class="problem-cards">
                <DailyCard loader progress/>
                <WayCard
                    name="ladder"
                    icon="analyse"
                    training=Training::Ladder
                    title=|text| text.problems().ladder
                    about=|text| text.problems().ladder_hint
                    state=Signal::derive(rating)
                />
                <WayCard
                    name="run"
                    icon="clock"
                    training=Training::Run
                    title=|text| text.problems().run
                    about=|text| text.problems().run_hint
                    state=Signal::derive(move || best().unwrap_or_default())
                />
                <WayCard
                    name="review"
                    icon="undo"
                    training=Training::Review
                    title=|text| text.problems().review
                    about=|text| text.problems().review_hint
                    state=Signal::derive(due_text)
                />
                <SetForm loader sheet/>
                <ProgressCard loader progress/>
                <OwnSets progress sheet/>
            </div>
        </main>
        <SheetDialog sheet/>
    }
}

/// A way to train.
#[component]
fn WayCard(
    name: &'static str,
    icon: &'static str,
    training: Training,
    title: TextKey,
    about: TextKey,
    /// How the reader stands.
    state: Signal<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let heading = format!("problems-{name}");
    let labelled_by = heading.clone();
    let title_id = heading.clone();
    view! {
        <section class="problem-card" data-card=name aria-labelledby=labelled_by>
            <h2 id=heading>
                <Icon name=icon/>
                {move || title(i18n.text())}
            </h2>
            <p class="problem-hint">{move || about(i18n.text())}</p>
            <p class="problem-state">{move || state.get()}</p>
            <a
                class="button"
                href=format!("#{}", Route::training(training))
                data-action=name
                aria-describedby=title_id
            >
                {move || i18n.text().problems().start}
            </a>
        </section>
    }
}
