use komadai_names::{Name, NameKind};
use leptos::prelude::*;

use super::game_list::use_game_list;
use komadai_model::library::{GamesQuery, SortColumn};
use komadai_ui::{Field, use_i18n};

/// The openings, attacks and castles of the games, and one that the address names and no game
/// has.
#[component]
pub fn OpeningField() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let asked = move |query: &GamesQuery| query.opening;
    let names = Memo::new(move |_| {
        let mut names = list.played_names();
        names.extend(list.query.with(asked));
        // In the order of the data, so that it is the same for the same names.
        Name::all()
            .filter(|name| names.contains(name))
            .collect::<Vec<_>>()
    });
    let groups = move || {
        let names = names.get();
        let kinds = [NameKind::Opening, NameKind::Attack, NameKind::Castle].into_iter();
        let groups = kinds.map(|kind| {
            let text = i18n.text().names();
            let names = names.iter().filter(|name| name.kind() == kind);
            let options = names.map(|&name| {
                let words = (text.name)(name).to_owned();
                let is_asked = move || list.query.with(asked) == Some(name);
                view! { <option value=name.id().to_owned() prop:selected=is_asked>{words}</option> }
                    .into_any()
            });
            view! { <optgroup label=(text.kind)(kind)>{options.collect_view()}</optgroup> }
                .into_any()
        });
        groups.collect_view()
    };
    let choose = move |event| {
        let name = Name::from_id(&event_target_value(&event));
        list.ask(|query| query.opening = name);
    };
    view! {
        <Field label=move || (i18n.text().games().column)(SortColumn::Opening).to_owned()>
            <select name="opening" on:input=choose>
                <option value="">{move || i18n.text().games().any}</option>
                {groups}
            </select>
        </Field>
    }
}
