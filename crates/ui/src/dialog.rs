use leptos::{ev, html, prelude::*};

use super::{Button, When};
use crate::{
    TextKey, effect,
    lazy::{LazyModule, load},
    use_i18n,
};

/// A modal dialog. Escape and the page's own buttons close it, and the focus goes back to
/// where it was. Its children are made anew each time it opens.
#[component]
pub fn Dialog(
    /// Its `data-dialog`, for tests and styles.
    name: &'static str,
    title: TextKey,
    open: RwSignal<bool>,
    /// Whether its contents can be shown; it opens when they can.
    #[prop(default = Signal::stored(true), into)]
    ready: Signal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = use_i18n();
    let dialog = NodeRef::<html::Dialog>::new();
    let visible = Memo::new(move |_| open.get() && ready.get());
    // The contents are made before the dialog opens: the focus goes into them.
    effect(move || {
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
    // The event `close` comes later, when the dialog may have been opened again.
    let on_close = move |_| {
        if dialog.get_untracked().is_some_and(|dialog| !dialog.open()) {
            open.set(false);
        }
    };
    // It does not outlive the screen that it stands on, which the browser's Back may leave.
    on_cleanup(move || {
        open.try_set(false);
    });
    let heading = format!("{name}-title");
    let labelled_by = heading.clone();
    view! {
        <dialog
            node_ref=dialog
            class="dialog"
            data-dialog=name
            aria-labelledby=labelled_by
            on:cancel=move |_: ev::Event| open.set(false)
            on:close=on_close
        >
            <When condition=visible>
                <div class="dialog-inside">
                    <h2 id=heading.clone() class="dialog-title">
                        {move || title(i18n.text())}
                    </h2>
                    {children()}
                </div>
            </When>
        </dialog>
    }
}

/// A [`Dialog`] whose contents are in a lazily loaded module. It opens once the module is
/// loaded, or says that it could not be loaded.
#[component]
pub fn LazyDialog<T>(
    /// Its `data-dialog`, for tests and styles.
    name: &'static str,
    title: TextKey,
    open: RwSignal<bool>,
    /// The module of the contents.
    module: &'static LazyModule<T>,
    /// Makes the contents with it.
    #[prop(into)]
    view: Callback<T, AnyView>,
) -> impl IntoView
where
    T: Copy + Send + Sync + 'static,
{
    let finished = RwSignal::new(false);
    effect(move || {
        if open.get() {
            load(
                module.load_fn(),
                Box::new(move || {
                    finished.try_set(true);
                }),
            );
        } else {
            finished.set(false);
        }
    });
    view! {
        <Dialog name title open ready=finished>
            {match module.get() {
                Some(functions) => view.run(functions),
                None => view! { <LoadFailureContents open/> }.into_any(),
            }}
        </Dialog>
    }
}

/// The row of buttons at the end of a dialog.
#[component]
pub fn DialogButtons(children: Children) -> impl IntoView {
    view! { <div class="dialog-buttons">{children()}</div> }
}

/// The contents of a dialog whose module could not be loaded.
#[component]
fn LoadFailureContents(open: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p role="alert">{move || i18n.text().app().not_loaded}</p>
        <DialogButtons>
            <Button label=|text| text.play().dismiss on_press=move |()| open.set(false)/>
        </DialogButtons>
    }
}
