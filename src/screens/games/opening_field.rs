use std::collections::BTreeSet;

use komadai_names::{Kind, Name};
use leptos::prelude::*;

use super::game_list::use_game_list;
use komadai_model::library::SortColumn;
use komadai_ui::{Field, use_i18n};

/// The openings, attacks and castles of the games, and one that the address names and no game
/// has.
#[component]
pub fn OpeningField() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let asked = Memo::new(move |_| list.query.with(|query| query.opening));
    let names = Memo::new(move |_| {
        let mut names = list.played_names();
        names.extend(asked.get());
        names
    });
    let groups = move || {
        let kinds = [Kind::Opening, Kind::Attack, Kind::Castle].into_iter();
        let groups = kinds.map(|kind| view! { <NameGroup kind names asked/> }.into_any());
        groups.collect_view()
    };
    let choose = move |event| {
        let name = Name::from_id(&event_target_value(&event));
        list.ask(|query| query.opening = name);
    };
    view! {
        <Field label=move || (i18n.text().games().column)(SortColumn::Opening).to_owned()>
            <select name="opening" on:input=choose>
                <option value="" prop:selected=move || asked.get().is_none()>
                    {move || i18n.text().games().any}
                </option>
                {groups}
            </select>
        </Field>
    }
}

/// The names of a kind, in the order of the reader's language.
#[component]
fn NameGroup(
    kind: Kind,
    names: Memo<BTreeSet<Name>>,
    asked: Memo<Option<Name>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let options = move || {
        let text = i18n.text().names();
        let names = names.get().into_iter().filter(|name| name.kind() == kind);
        let mut names: Vec<_> = names.map(|name| ((text.name)(name), name)).collect();
        names.sort_unstable();
        let options = names.into_iter().map(|(words, name)| {
            let is_asked = move || asked.get() == Some(name);
            view! { <option value=name.id() prop:selected=is_asked>{words}</option> }.into_any()
        });
        options.collect_view()
    };
    let is_empty = move || names.with(|names| names.iter().all(|name| name.kind() != kind));
    view! {
        <optgroup label=move || (i18n.text().names().kind)(kind) hidden=is_empty>
            {options}
        </optgroup>
    }
}
