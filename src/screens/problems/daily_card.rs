use komadai_problems::{Kind, Problem};
use leptos::prelude::*;
use shogi::Position;

use super::{loader::ProblemLoader, progress::StoredProgress};
use crate::state::use_settings;
use komadai_board::MiniBoard;
use komadai_model::{Route, problems::Training};
use komadai_ui::{Icon, When, use_i18n};
use komadai_web::time;

/// The problem of today.
#[component]
pub fn DailyCard(loader: ProblemLoader, progress: StoredProgress) -> impl IntoView {
    let (settings, i18n) = (use_settings(), use_i18n());
    let kings = settings.with_untracked(|settings| settings.kings);
    let today = time::today();
    let daily: Memo<Option<Problem>> =
        Memo::new(move |_| loader.file(Kind::Mate)?.daily(today).cloned());
    let position = Signal::derive(move || {
        daily.with(|daily| match daily {
            Some(problem) => problem.position,
            None => Position::startpos(),
        })
    });
    let task = move || {
        let plies = daily.with(|daily| daily.as_ref().map(|problem| problem.plies))?;
        Some((i18n.text().problems().mate_task)(plies))
    };
    let is_solved = Memo::new(move |_| {
        progress
            .progress
            .with(|progress| progress.profile.has_solved_daily(today))
    });
    view! {
        <section class="problem-card problem-daily" data-card="daily" aria-labelledby="problems-daily">
            <When condition=move || daily.with(Option::is_some)>
                <MiniBoard
                    position
                    flipped=Signal::stored(false)
                    kings
                    label=i18n.signal(|text| text.home().board)
                />
            </When>
            <div class="problem-words">
                <h2 id="problems-daily">
                    <Icon name="problems"/>
                    {move || i18n.text().problems().daily}
                </h2>
                <p>{task}</p>
                <When condition=is_solved>
                    <p class="problem-state">
                        <Icon name="done"/>
                        {move || i18n.text().problems().daily_solved}
                    </p>
                </When>
                <a
                    class="button primary"
                    href=format!("#{}", Route::training(Training::Daily))
                    data-action="daily"
                    aria-describedby="problems-daily"
                >
                    {move || i18n.text().problems().start}
                </a>
            </div>
        </section>
    }
}
