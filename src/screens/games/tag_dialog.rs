use std::collections::{BTreeMap, HashSet};

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::game_list::{GameList, use_game_list};
use komadai_model::library::{Entry, GameId, Tag};
use komadai_ui::{Button, Dialog, DialogButtons, Field, use_i18n};
use komadai_web::dom;

/// Puts the selected games under tags, and takes them away from tags.
#[component]
pub fn TagDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog name="tags" title=|text| text.games().tags_title open>
            <TagForm/>
            <DialogButtons>
                <Button
                    name="close"
                    label=|text| text.library().close
                    on_press=move |()| open.set(false)
                    class="primary"
                />
            </DialogButtons>
        </Dialog>
    }
}

#[component]
fn TagForm() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let typed = RwSignal::new(String::new());
    let add = move || {
        if let Some(tag) = Tag::new(&typed.get_untracked()) {
            typed.set(String::new());
            set_tag(list, tag, true);
        }
    };
    let known = move || {
        let known = list.with_entries(|entries| tags_of(entries));
        let options = known
            .into_keys()
            .map(|tag| view! { <option value=tag></option> }.into_any());
        options.collect_view()
    };
    let tags = move || {
        let tags = selected_tags(list).into_iter();
        tags.map(|(tag, count)| view! { <TagOfSelected tag count/> }.into_any())
            .collect_view()
    };
    view! {
        <form
            class="tag-form"
            on:submit=move |event| {
                event.prevent_default();
                add();
            }
        >
            <Field label=move || i18n.text().games().new_tag.to_owned()>
                <input
                    name="new-tag"
                    list="known-tags"
                    autocomplete="off"
                    maxlength=Tag::LONGEST.to_string()
                    bind:value=typed
                />
            </Field>
            <datalist id="known-tags">{known}</datalist>
            <Button name="add-tag" label=|text| text.games().add_tag on_press=move |()| add()/>
        </form>
        <ul class="tags" role="list" aria-label=move || i18n.text().games().tags_title>
            {tags}
        </ul>
    }
}

/// A tag of the selected games, with a button that takes them away from it.
#[component]
fn TagOfSelected(
    tag: String,
    /// How many of the selected games it has.
    count: usize,
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let shown = format!("{tag} ({count})");
    let named = tag.clone();
    let remove = move |_| {
        if let Some(tag) = Tag::new(&tag) {
            // The button goes with the tag.
            dom::focus("[name=new-tag]");
            set_tag(list, tag, false);
        }
    };
    view! {
        <li class="tag">
            <span>{shown}</span>
            <button
                type="button"
                class="button quiet"
                data-action="remove-tag"
                aria-label=move || (i18n.text().games().remove_tag)(&named)
                on:click=remove
            >
                "×"
            </button>
        </li>
    }
}

/// Puts the selected games under a tag, or takes them away from it.
fn set_tag(list: GameList, tag: Tag, is_set: bool) {
    let ids = list.selection.ids();
    spawn_local(async move {
        let change = |entry: &mut Entry| match is_set {
            true => entry.add_tag(&tag),
            false => entry.remove_tag(&tag),
        };
        let done = list.storage().update(&ids, &change).await;
        list.finish(done, Vec::new()).await;
    });
}

/// All tags, and how many games each has.
pub fn tags_of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> BTreeMap<String, usize> {
    let mut tags = BTreeMap::new();
    let kept = entries.into_iter().filter(|entry| entry.deleted.is_none());
    for tag in kept.flat_map(|entry| &entry.tags) {
        *tags.entry(tag.clone()).or_default() += 1;
    }
    tags
}

fn selected_tags(list: GameList) -> BTreeMap<String, usize> {
    let ids: HashSet<GameId> = list.selection.ids().into_iter().collect();
    list.with_entries(|entries| tags_of(entries.iter().filter(|entry| ids.contains(&entry.id))))
}
