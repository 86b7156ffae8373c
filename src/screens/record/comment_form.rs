use leptos::prelude::*;

use super::{controller::use_record, end_select::EndSelect};
use komadai_ui::use_i18n;

/// The comment and the bookmark of the move at the cursor, to be read and written, and how
/// the line ends.
#[component]
pub fn CommentForm() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let comment = move || {
        controller.with_review(|review| review.record().node(review.at()).notes().comment.clone())
    };
    let bookmark = move || {
        controller.with_review(|review| review.record().node(review.at()).notes().bookmark.clone())
    };
    let set_comment = move |text: String| {
        controller.update_review(|review| review.set_comment(review.at(), &text));
    };
    let set_bookmark = move |text: String| {
        controller.update_review(|review| review.set_bookmark(review.at(), &text));
    };
    let comment_label = move || i18n.text().record().comment_here;
    let bookmark_label = move || i18n.text().record().bookmark;
    view! {
        <div class="record-notes">
            <textarea
                class="record-comment"
                name="comment"
                rows="3"
                aria-label=comment_label
                placeholder=comment_label
                aria-keyshortcuts="C"
                prop:value=comment
                on:input=move |event| set_comment(event_target_value(&event))
            ></textarea>
            <input
                name="bookmark"
                autocomplete="off"
                aria-label=bookmark_label
                placeholder=bookmark_label
                prop:value=bookmark
                on:input=move |event| set_bookmark(event_target_value(&event))
            />
            <EndSelect/>
        </div>
    }
}
