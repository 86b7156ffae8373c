use std::sync::Arc;

use leptos::{html, prelude::*};

use super::parts::Pick;
use crate::{
    element::{El, el},
    reactive::{Words, shown, watch},
};

/// A modal dialog; Escape and the page's own buttons close it, and the focus
/// goes back where it was.
#[derive(Clone, Copy)]
pub struct Dialog {
    /// For tests and styles.
    pub name: &'static str,
    pub title: Pick,
    pub open: RwSignal<bool>,
}

type Contents = Arc<dyn Fn() -> Vec<El> + Send + Sync>;

impl Dialog {
    /// The contents are made anew each time it opens.
    pub fn view(
        self,
        words: Words,
        contents: impl Fn() -> Vec<El> + Send + Sync + 'static,
    ) -> AnyView {
        self.view_of(words, Arc::new(contents))
    }

    fn view_of(self, words: Words, contents: Contents) -> AnyView {
        let Self { name, title, open } = self;
        let dialog = NodeRef::<html::Dialog>::new();
        watch(move || {
            let Some(dialog) = dialog.get() else {
                return;
            };
            if open.get() == dialog.open() {
                return;
            }
            if dialog.open() {
                dialog.close();
            } else if let Err(error) = dialog.show_modal() {
                leptos::logging::warn!("dialog: {error:?}");
            }
        });
        let heading = move || format!("{name}-title");
        let inside = shown(
            move || open.get(),
            move || {
                el("div")
                    .class("dialog-inside")
                    .child(
                        el("h2")
                            .set("id", heading())
                            .class("dialog-title")
                            .word(words, title),
                    )
                    .children(contents())
                    .view()
            },
        );
        view! {
            <dialog
                node_ref=dialog
                class="dialog"
                data-dialog=name
                aria-labelledby=heading()
                on:close=move |_| open.set(false)
            >
                {inside}
            </dialog>
        }
        .into_any()
    }
}
