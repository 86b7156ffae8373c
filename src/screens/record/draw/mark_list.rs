use komadai_records::Mark;
use leptos::prelude::*;

use super::{controller::use_draw, palette::Swatch};
use komadai_model::review::Review;
use komadai_ui::{Button, use_i18n};
use komadai_web::dom;

/// Where the focus goes from a mark that is removed: the one in its place, the
/// move at the cursor.
const FOCUS_FALLBACKS: [&str; 2] = [
    ".draw-list [data-heir] button",
    "[role=treeitem][tabindex='0']",
];

/// The marks on the position in words, each to be removed; nothing where there are
/// none.
#[component]
pub fn MarkList() -> impl IntoView {
    let draw = use_draw();
    let i18n = use_i18n();
    let name = move || i18n.text().drawing().marks;
    // Where the last one was removed.
    let removed = StoredValue::new(0_usize);
    let remove_all = move |()| {
        draw.record.edit(Review::clear_marks);
        draw.record.announce(draw.text().all_removed.to_owned());
    };
    move || {
        let marks = draw.marks.get();
        if marks.is_empty() {
            return ().into_any();
        }
        let heir = removed.get_value().min(marks.len() - 1);
        let rows = marks.into_iter().enumerate().map(|(index, mark)| {
            let remove = move |()| {
                removed.set_value(index);
                dom::restore_focus_to(&FOCUS_FALLBACKS);
                draw.draw(mark);
            };
            view! { <MarkRow mark is_heir=index == heir on_remove=remove/> }.into_any()
        });
        view! {
            <section class="draw-list" aria-label=name>
                <div class="draw-head">
                    <h2>{name}</h2>
                    <Button
                        name="unmark-all"
                        label=|text| text.drawing().remove_all
                        on_press=remove_all
                    />
                </div>
                <ul>{rows.collect_view()}</ul>
            </section>
        }
        .into_any()
    }
}

/// A mark of the list.
#[component]
fn MarkRow(
    mark: Mark,
    /// Whether it gets the focus of the one that was removed.
    is_heir: bool,
    #[prop(into)] on_remove: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    let label = move || (i18n.text().drawing().mark)(mark);
    let remove_label = move || (i18n.text().drawing().remove)(&label());
    view! {
        <li data-drawn=mark.to_string() data-heir=is_heir>
            <Swatch brush=mark.brush/>
            <span>{label}</span>
            <button
                type="button"
                class="button quiet"
                data-action="unmark"
                aria-label=remove_label
                on:click=move |_| on_remove.run(())
            >
                "×"
            </button>
        </li>
    }
}
