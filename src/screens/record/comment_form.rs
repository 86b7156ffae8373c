use leptos::prelude::*;

use super::{controller::use_record, end_select::EndSelect, sheet_part::SheetPart};
use komadai_ui::{Icon, When, use_i18n};

/// The comment and the bookmark of the move at the cursor, to be read and written, and how
/// the line ends. Beside the analysis there is one line until they are asked for.
#[component]
pub fn CommentForm() -> impl IntoView {
    let controller = use_record();
    let is_short = move || {
        controller.takeover.is_shown() && controller.sheet.get() != Some(SheetPart::Comment)
    };
    view! {
        <When condition=is_short>
            <CommentLine/>
        </When>
        <When condition=move || !is_short()>
            <NotesForm/>
        </When>
    }
}

/// The comment of the move at the cursor, shortened; opens the form.
#[component]
fn CommentLine() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let comment = move || {
        controller.with_review(|review| {
            let comment = &review.record().node(review.at()).notes().comment;
            match comment.is_empty() {
                true => i18n.text().record().comment_here.to_owned(),
                false => comment.clone(),
            }
        })
    };
    view! {
        <button
            type="button"
            class="comment-line"
            data-action="edit-comment"
            aria-keyshortcuts="C"
            on:click=move |_| controller.edit_comment()
        >
            <Icon name="comment"/>
            <span>{comment}</span>
        </button>
    }
}

#[component]
fn NotesForm() -> impl IntoView {
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
