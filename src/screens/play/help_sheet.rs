use leptos::{ev, prelude::*};

use komadai_board::CURSOR_SQUARE;
use komadai_ui::Button;
use komadai_web::dom;

/// Help beside the board. Where there is no room for it there, it is a sheet over what is
/// below the board, which comes when it is opened and is closed by its button, by Escape and
/// by a touch outside.
#[component]
pub fn HelpSheet(
    open: RwSignal<bool>,
    /// A touch of what this selector names opens it.
    #[prop(optional)]
    opens_on: Option<&'static str>,
    /// Whether a touch outside leaves it open.
    #[prop(optional, into)]
    stays: Signal<bool>,
    /// The button or Escape has closed it.
    #[prop(optional, into)]
    on_close: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let close = move || {
        dom::restore_focus_to(&[CURSOR_SQUARE]);
        open.set(false);
        if let Some(on_close) = on_close {
            on_close.run(());
        }
    };
    let touch = window_event_listener(ev::pointerdown, move |event| {
        let target = dom::element(event.target());
        let is_in = |selector| dom::is_within(target.as_ref(), selector);
        if opens_on.is_some_and(is_in) {
            open.set(true);
        } else if !stays.get_untracked() && !is_in(".help-sheet, dialog") {
            open.set(false);
        }
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && open.get_untracked() && !dom::is_modal_open() {
            close();
        }
    });
    on_cleanup(move || {
        touch.remove();
        escape.remove();
    });
    view! {
        <div class="help-sheet" data-open=move || open.get()>
            {children()}
            <Button
                name="close-help"
                class="help-close icon-only quiet"
                icon="close"
                label=|text| text.play().dismiss
                on_press=move |()| close()
            />
        </div>
    }
}
