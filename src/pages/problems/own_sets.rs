use leptos::prelude::*;

use super::{progress::StoredProgress, set_maker::SetMaker};
use crate::{
    components::{Icon, When},
    state::use_i18n,
};
use komadai_model::{Route, problems::Training};

/// The reader's own sets, and making one.
#[component]
pub fn OwnSets(progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    let sets = Memo::new(move |_| {
        progress.progress.with(|progress| {
            let sets = progress.sets.iter();
            sets.map(|(name, set)| (name.clone(), set.problems.len()))
                .collect::<Vec<_>>()
        })
    });
    let rows = move || {
        sets.get()
            .into_iter()
            .map(|(name, count)| view! { <SetRow name count progress/> })
            .collect_view()
    };
    view! {
        <section class="problem-card problem-own" data-card="own" aria-labelledby="problems-own">
            <h2 id="problems-own">
                <Icon name="edit"/>
                {move || i18n.text().problems().own_sets}
            </h2>
            <p class="problem-hint">{move || i18n.text().problems().own_sets_hint}</p>
            <When condition=move || sets.with(|sets| !sets.is_empty())>
                <ul class="problem-sets">{rows}</ul>
            </When>
            <SetMaker progress/>
        </section>
    }
}

#[component]
fn SetRow(name: String, count: usize, progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    let href = format!("#{}", Route::training(&Training::Own(name.clone())));
    let name = StoredValue::new(name);
    let delete = move || (i18n.text().problems().delete_set)(&name.get_value());
    view! {
        <li>
            <a href=href data-action="own-set">{name.get_value()}</a>
            <span class="problem-state">{move || (i18n.text().problems().count)(count)}</span>
            <button
                type="button"
                class="button quiet icon-only"
                data-action="delete-set"
                title=delete
                on:click=move |_| progress.delete_set(name.get_value())
            >
                <Icon name="delete"/>
                <span class="button-label">{delete}</span>
            </button>
        </li>
    }
}
