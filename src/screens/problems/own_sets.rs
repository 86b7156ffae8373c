use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{progress::StoredProgress, set_maker::SetMaker, sheet::ProblemSheet};
use komadai_model::{
    Route,
    problems::{OwnSet, Training},
};
use komadai_ui::{Button, Icon, When, use_i18n};
use komadai_web::dom;

/// The reader's own sets, and making one.
#[component]
pub fn OwnSets(progress: StoredProgress, sheet: ProblemSheet) -> impl IntoView {
    let i18n = use_i18n();
    let sets = Memo::new(move |_| {
        progress.progress.with(|progress| {
            let sets = progress.sets.iter();
            sets.map(|(name, set)| (name.clone(), set.problems.len()))
                .collect::<Vec<_>>()
        })
    });
    // The last one, until another one is deleted.
    let deleted = RwSignal::new(None::<(String, OwnSet)>);
    let delete = move |name: String| {
        let set = progress
            .progress
            .with_untracked(|progress| progress.sets.get(&name).cloned());
        spawn_local(async move {
            if progress.delete_set(&name).await {
                dom::restore_focus_to(&["[data-card=own] [data-action=undo-delete]"]);
                deleted.try_set(set.map(|set| (name, set)));
            }
        });
    };
    let undo = move |()| {
        let Some((name, set)) = deleted.get_untracked() else {
            return;
        };
        deleted.set(None);
        dom::focus_after_render("[data-card=own] summary".to_owned());
        spawn_local(async move {
            progress.add_to_set(&name, &set).await;
        });
    };
    let deleted_text = move || {
        let deleted = deleted.read();
        let (name, _) = deleted.as_ref()?;
        Some((i18n.text().problems().deleted)(name))
    };
    view! {
        <section class="problem-card problem-own" data-card="own" aria-labelledby="problems-own">
            <h2 id="problems-own">
                <Icon name="edit"/>
                {move || i18n.text().problems().own_sets}
            </h2>
            <p class="problem-hint">{move || i18n.text().problems().own_sets_hint}</p>
            <When condition=move || sets.with(|sets| !sets.is_empty())>
                <ul class="problem-sets">
                    <For
                        each=move || sets.get()
                        key=Clone::clone
                        children=move |(name, count)| view! { <SetRow name count sheet delete/> }
                    />
                </ul>
            </When>
            <p class="problem-deleted" role="status">
                {deleted_text} " "
                <Button
                    name="undo-delete"
                    label=|text| text.problems().undo
                    on_press=undo
                    hidden=Signal::derive(move || deleted.with(Option::is_none))
                />
            </p>
            <SetMaker progress/>
        </section>
    }
}

#[component]
fn SetRow(
    name: String,
    count: usize,
    sheet: ProblemSheet,
    /// Deletes the set of this name.
    #[prop(into)]
    delete: Callback<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let href = format!("#{}", Route::training(Training::Own(name.clone())));
    let name = StoredValue::new(name);
    let label = move || (i18n.text().problems().delete_set)(&name.get_value());
    let print_label = move || (i18n.text().problems().print_set)(&name.get_value());
    view! {
        <li>
            <a href=href data-action="own-set">{name.get_value()}</a>
            <span class="problem-state">{move || (i18n.text().problems().count)(count)}</span>
            <button
                type="button"
                class="button quiet icon-only"
                data-action="print-set"
                title=print_label
                on:click=move |_| sheet.open(Training::Own(name.get_value()))
            >
                <Icon name="print"/>
                <span class="button-label">{print_label}</span>
            </button>
            <button
                type="button"
                class="button quiet icon-only"
                data-action="delete-set"
                title=label
                on:click=move |_| delete.run(name.get_value())
            >
                <Icon name="delete"/>
                <span class="button-label">{label}</span>
            </button>
        </li>
    }
}
