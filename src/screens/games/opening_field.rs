use komadai_names::{Name, NameKind};
use leptos::prelude::*;

use super::game_list::use_game_list;
use komadai_model::library::GamesQuery;
use komadai_ui::{Field, TextKey, use_i18n};

/// The openings, attacks and castles of the games, and one that the address names and no game
/// has.
#[component]
pub fn OpeningField(
    name: &'static str,
    label: TextKey,
    read: fn(&GamesQuery) -> Option<Name>,
    write: fn(&mut GamesQuery, Option<Name>),
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let names = Memo::new(move |_| {
        let mut names = list.played_names();
        names.extend(list.query.with(read));
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
                let is_asked = move || list.query.with(read) == Some(name);
                view! { <option value=name.id().to_owned() prop:selected=is_asked>{words}</option> }
                    .into_any()
            });
            view! { <optgroup label=(text.kind)(kind)>{options.collect_view()}</optgroup> }
                .into_any()
        });
        groups.collect_view()
    };
    let choose = move |event| {
        let chosen = Name::from_id(&event_target_value(&event));
        list.ask(|query| write(query, chosen));
    };
    view! {
        <Field label=move || label(i18n.text()).to_owned()>
            <select name=name on:input=choose>
                <option value="">{move || i18n.text().games().any}</option>
                {groups}
            </select>
        </Field>
    }
}
