use leptos::prelude::*;

use komadai_ui::use_i18n;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The version with what is new in it, and the licences of what the program is made of.
#[component]
pub fn About() -> impl IntoView {
    let i18n = use_i18n();
    let news = move || {
        let news = i18n.text().about().news.iter();
        news.map(|&sentence| view! { <li>{sentence}</li> })
            .collect_view()
    };
    view! {
        <details class="about">
            <summary>{move || (i18n.text().about().version)(VERSION)}</summary>
            <ul>{news}</ul>
            <a href="licences.html" target="_blank">
                {move || i18n.text().about().licences}
            </a>
        </details>
    }
}
