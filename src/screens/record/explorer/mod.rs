//! The explorer: what was played in this position in the saved games, and what the opening book
//! has.
mod book;
mod panel;

use leptos::prelude::*;

use self::panel::ExplorerPanel;
use super::controller::use_record;
use crate::style;
use komadai_texts::Message;
use komadai_ui::{Lazy, LazyView, When, lazy_module};

lazy_module! {
    static EXPLORER: LazyView = games(|| view! { <ExplorerPanel/> }.into_any(), style!("explorer"));
}

/// The explorer, while it is open.
#[component]
pub fn LazyExplorer() -> impl IntoView {
    let controller = use_record();
    let open = controller.explorer_open;
    let on_failure = move |()| {
        open.set(false);
        controller.notify(Message::of(|text| text.app().not_loaded));
    };
    view! {
        <When condition=open>
            <Lazy module=&EXPLORER on_failure/>
        </When>
    }
}
