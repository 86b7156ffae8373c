use std::sync::Arc;

use leptos::{html, prelude::*};

use super::{
    El, el,
    parts::{Pick, button},
};
use crate::{
    later::{Fetch, Part, load},
    reactive::{Words, shown, watch},
};

/// A modal dialog; Escape and the page's own buttons close it, and the focus
/// goes back where it was.
#[derive(Clone, Copy, Debug)]
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
        self.framed(words, self.open, Arc::new(contents))
    }

    /// The same with contents that are made by a part of the code: it opens when
    /// the part is there, and says so if it cannot be had.
    pub fn view_of<T: Copy + Send + Sync>(
        self,
        words: Words,
        part: &'static Part<T>,
        contents: impl Fn(T) -> Vec<El> + Send + Sync + 'static,
    ) -> AnyView {
        let open = self.open;
        let there = opens_with(open, part.fetch());
        let contents = move || match part.code() {
            Some(code) => contents(code),
            None => not_loaded(words, open),
        };
        self.framed(words, there, Arc::new(contents))
    }

    /// `visible` follows `open`, at once or when what is inside can be made.
    fn framed(self, words: Words, visible: RwSignal<bool>, contents: Contents) -> AnyView {
        let Self { name, title, open } = self;
        let dialog = NodeRef::<html::Dialog>::new();
        // After what is inside has been made, for the focus goes there.
        watch(move || {
            if let Some(dialog) = dialog.get() {
                let visible = visible.get();
                queue_microtask(move || {
                    if visible == dialog.open() {
                        return;
                    }
                    if dialog.open() {
                        dialog.close();
                    } else if let Err(error) = dialog.show_modal() {
                        leptos::logging::warn!("dialog: {error:?}");
                    } else {
                        // The focus may have gone to a button at the end.
                        dialog.set_scroll_top(0);
                    }
                });
            }
        });
        let heading = move || format!("{name}-title");
        let inside = shown(
            move || visible.get(),
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
        // The browser tells it later, when the dialog may be open once more.
        let closed = move || {
            if dialog.get_untracked().is_some_and(|dialog| !dialog.open()) {
                open.set(false);
            }
        };
        view! {
            <dialog
                node_ref=dialog
                class="dialog"
                data-dialog=name
                aria-labelledby=heading()
                on:close=move |_| closed()
            >
                {inside}
            </dialog>
        }
        .into_any()
    }
}

/// Follows `open` once a part is there, or has failed to come.
fn opens_with(open: RwSignal<bool>, part: Fetch) -> RwSignal<bool> {
    let there = RwSignal::new(false);
    let arrive = move || {
        if let Some(open) = open.try_get_untracked() {
            there.set(open);
        }
    };
    watch(move || {
        if open.get() {
            load(part, Box::new(arrive));
        } else {
            there.set(false);
        }
    });
    there
}

fn not_loaded(words: Words, open: RwSignal<bool>) -> Vec<El> {
    let close = button(words, |text| text.play.dismiss, move || open.set(false));
    let buttons = el("div").class("dialog-buttons").child(close);
    let fault = el("p")
        .attr("role", "alert")
        .word(words, |text| text.app.not_loaded);
    vec![fault, buttons]
}
