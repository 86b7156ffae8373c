use leptos::{html, prelude::*};

use crate::reactive::{Shown, watch};

/// A modal dialog. Its contents are made anew each time it opens; Escape and
/// the page's own buttons close it, and the focus goes back where it was.
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    title: Signal<&'static str>,
    /// For tests and styles.
    name: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
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
    let children = StoredValue::new(children);
    view! {
        <dialog
            node_ref=dialog
            class="dialog"
            data-dialog=name
            aria-labelledby=heading()
            on:close=move |_| open.set(false)
        >
            <Shown when=open>
                <h2 id=heading() class="dialog-title">{title}</h2>
                {children.with_value(|children| children())}
            </Shown>
        </dialog>
    }
}
