use leptos::prelude::*;

/// All icons, as symbols: 24 by 24, drawn with lines in the colour of the text.
const SPRITE: &str = include_str!("icons.svg");

/// The drawings of all icons, to stand once in the document.
#[component]
pub fn IconSprite() -> impl IntoView {
    view! { <div class="icon-sprite" inner_html=SPRITE></div> }
}

/// An icon of the sprite. What it means stands beside it, or is the name of its button.
#[component]
pub fn Icon(
    /// Its name in `icons.svg`, without `icon-`.
    name: &'static str,
) -> impl IntoView {
    let id = ["icon-", name].concat();
    debug_assert!(SPRITE.contains(&format!("\"{id}\"")), "no icon {name}");
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use href=["#", &id].concat()/>
        </svg>
    }
}
