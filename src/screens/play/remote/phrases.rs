use leptos::prelude::*;

use crate::game::remote::LiveGame;
use komadai_remote::Phrase;
use komadai_texts::Text;
use komadai_ui::{MenuButton, MenuItem, use_i18n};

/// The set phrases, as a menu.
#[component]
pub fn Phrases(live: LiveGame) -> impl IntoView {
    let i18n = use_i18n();
    let items = Phrase::ALL.map(|phrase| {
        view! {
            <MenuItem
                name="say"
                label=Signal::derive(move || phrase_text(phrase, i18n.text()).to_owned())
                on_press=move |()| live.say(phrase)
            />
        }
        .into_any()
    });
    view! {
        <MenuButton name="say" label=|text| text.remote().say>
            {items.into_iter().collect_view()}
        </MenuButton>
    }
}

/// A set phrase in the reader's language.
pub fn phrase_text(phrase: Phrase, text: Text) -> &'static str {
    let remote = text.remote();
    match phrase {
        Phrase::Greeting => remote.greeting,
        Phrase::Thanks => remote.thanks,
        Phrase::GoodMove => remote.good_move,
        Phrase::Sorry => remote.sorry,
        Phrase::OneMoment => remote.one_moment,
        Phrase::IAmBack => remote.i_am_back,
    }
}
