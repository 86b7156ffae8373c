use std::collections::BTreeMap;

use komadai_problems::Kind;
use leptos::prelude::*;

use super::{curve::Curve, loader::ProblemLoader, progress::StoredProgress};
use komadai_ui::{Icon, When, use_i18n};
use komadai_web::time;

/// The days of the curve.
const CURVE_DAYS: usize = 60;

/// What is solved: how many, for how many days, how the rating went, and by length.
#[component]
pub fn ProgressCard(loader: ProblemLoader, progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    let solved = Memo::new(move |_| progress.progress.with(|progress| progress.solved()));
    let streak = Memo::new(move |_| {
        progress
            .progress
            .with(|progress| progress.profile.streak(time::today()))
    });
    let curve = Memo::new(move |_| {
        progress
            .progress
            .with(|progress| progress.profile.curve(CURVE_DAYS))
    });
    // Solved mates of each length, and how many there are.
    let lengths = Memo::new(move |_| {
        let mut lengths: BTreeMap<u16, (usize, usize)> = BTreeMap::new();
        let Some(mates) = loader.file(Kind::Mate) else {
            return lengths;
        };
        let progress = progress.progress.read();
        for problem in &mates.problems {
            let (solved, all) = lengths.entry(problem.plies).or_default();
            *all += 1;
            // Most are new: their names need not be made.
            if !progress.records.is_empty() && progress.record(problem.id()).solved > 0 {
                *solved += 1;
            }
        }
        lengths
    });
    let rows = move || {
        lengths
            .get()
            .into_iter()
            .map(|(plies, (solved, all))| {
                view! {
                    <tr>
                        <th scope="row">{move || (i18n.text().problems().plies)(plies)}</th>
                        <td>
                            <progress
                                max=all.to_string()
                                value=solved.to_string()
                                aria-hidden="true"
                            ></progress>
                        </td>
                        <td>{format!("{solved} / {all}")}</td>
                    </tr>
                }
            })
            .collect_view()
    };
    let has_solved = Memo::new(move |_| solved.get() > 0);
    view! {
        <section class="problem-card" data-card="progress" aria-labelledby="problems-progress">
            <h2 id="problems-progress">
                <Icon name="count"/>
                {move || i18n.text().problems().progress}
            </h2>
            <When condition=move || !has_solved.get()>
                <p class="problem-hint">{move || i18n.text().problems().nothing_solved}</p>
            </When>
            <When condition=has_solved>
                <p class="problem-numbers">
                    <strong>{move || (i18n.text().problems().solved)(solved.get())}</strong>
                    <span>{move || (i18n.text().problems().streak)(streak.get())}</span>
                </p>
            </When>
            {move || view! { <Curve points=curve.get()/> }}
            <details>
                <summary>{move || i18n.text().problems().by_length}</summary>
                <table class="problem-lengths">
                    <tbody>{rows}</tbody>
                </table>
            </details>
        </section>
    }
}
