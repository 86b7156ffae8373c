//! Mistakes of the game that become problems of the reader's own.
use leptos::{logging::warn, prelude::*};
use wasm_bindgen_futures::spawn_local;

use super::{controller::use_analysis, game_review::texts};
use crate::{library::keep_mistakes, router::use_router};
use komadai_model::{
    analysis::AnalyzedMove,
    problems::{OwnSet, own_mistakes},
};
use komadai_texts::ReviewText;
use komadai_ui::{When, use_i18n};

/// Makes problems of the mistakes that can be problems, and opens their set: of one move, or of
/// all moves of whose mistakes are tried. Not there where there is none.
#[component]
pub fn PractiseButton(
    /// The one move.
    #[prop(optional)]
    only: Option<AnalyzedMove>,
) -> impl IntoView {
    let analysis = use_analysis();
    let (i18n, router) = (use_i18n(), use_router());
    let has_failed = RwSignal::new(false);
    let (name, label): (_, fn(&ReviewText) -> &'static str) = match only {
        Some(_) => ("practise", |text| text.practise),
        None => ("practise-mistakes", |text| text.practise_all),
    };
    let set = move || {
        let game_analysis = analysis.game.game_analysis()?;
        let set = match &only {
            Some(only) => own_mistakes(&game_analysis, core::slice::from_ref(only), |_| true),
            None => {
                let moves = analysis.game.moves.get();
                own_mistakes(&game_analysis, &moves, |color| {
                    analysis.walks_of.get().is_none_or(|side| side == color)
                })
            }
        };
        (!set.problems.is_empty()).then_some(set)
    };
    let practise = move |set: OwnSet| {
        let text = i18n.text_untracked();
        spawn_local(async move {
            match keep_mistakes(set, text).await {
                Ok(route) => {
                    router.navigate(&route);
                }
                Err(error) => {
                    warn!("problems: {error}");
                    has_failed.try_set(true);
                }
            }
        });
    };
    let button = move || {
        let set = set()?;
        Some(view! {
            <button
                type="button"
                class="button"
                data-action=name
                on:click=move |_| practise(set.clone())
            >
                {move || label(texts(i18n))}
            </button>
        })
    };
    view! {
        {button}
        <When condition=has_failed>
            <p role="alert">{move || i18n.text().library().not_done}</p>
        </When>
    }
}
