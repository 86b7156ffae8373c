//! The rows of the tree of moves.
use komadai_records::NodeId;
use leptos::{attr::custom::custom_attribute, prelude::*};

use super::{controller::use_record, line_names::use_line_names};
use komadai_model::{
    analysis::MoveMark,
    review::{Review, tree_rows::MoveRow},
};
use komadai_texts::{RecordText, name_list};
use komadai_ui::use_i18n;

/// The start of the record.
#[component]
pub fn StartItem(
    /// Which node the cursor stands at.
    at: Selector<NodeId>,
) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || i18n.text().record().start;
    let label = Signal::derive(move || text().to_owned());
    view! {
        <TreeItem at node=NodeId::ROOT depth=0 label>
            <span class="tree-words">{text}</span>
        </TreeItem>
    }
}

/// A move, with what is noted of it and a button for its variations.
#[component]
pub fn MoveItem(
    /// Which node the cursor stands at.
    at: Selector<NodeId>,
    row: MoveRow,
    /// Its place among the rows of its level, where not all of them are there.
    position: Option<usize>,
    /// Folds the variations of a node, or unfolds them.
    on_fold: Callback<NodeId>,
) -> impl IntoView {
    let i18n = use_i18n();
    let screen = i18n.text_untracked().record();
    let spent = row.spent.filter(|_| use_record().has_times.get_untracked());
    let spent = spent.map(screen.spent).unwrap_or_default();
    let others = (row.variations > 0).then(|| (screen.variations)(row.variations));
    let line_names = use_line_names();
    let names = {
        let node = row.node;
        Memo::new(move |_| line_names.with(|names| name_list(names.at(node), i18n.text())))
    };
    let mark = {
        let (node, takeover) = (row.node, use_record().takeover);
        Memo::new(move |_| takeover.mark(node))
    };
    let marked = move || mark.get().map_or("", |mark| (screen.mark)(mark));
    let comment = row.commented.then(|| comment_in_list(row.node));
    let label = Signal::derive({
        let (row, spent, others) = (row.clone(), spent.clone(), others.clone());
        move || names.with(|names| label(&row, marked(), names, &spent, others.as_deref(), screen))
    });
    let MoveRow {
        node,
        depth,
        number,
        notation,
        commented,
        bookmark,
        illegal,
        begins_variation,
        folded,
        ..
    } = row;
    let expanded = others.is_some().then_some(!folded);
    let fold_button = others.map(|others| {
        view! {
            <button
                type="button"
                tabindex="-1"
                data-action="fold"
                class="tree-fold"
                on:click=move |event| {
                    event.stop_propagation();
                    on_fold.run(node);
                }
            >
                {others}
            </button>
        }
    });
    // The spaces are for whoever reads the text and not the columns.
    view! {
        <TreeItem at node depth label position illegal commented begins_variation expanded>
            <span class="tree-number">{number_text(number)}</span>
            " "
            <span class="tree-words">{notation}</span>
            " "
            <span class="move-mark" data-mark=move || mark.get().map(MoveMark::name)>
                {move || mark.get().map_or("", MoveMark::symbol)}
            </span>
            " "
            <span class="tree-bookmark">{bookmark}</span>
            " "
            <span class="tree-name">{names}</span>
            " "
            <span class="tree-spent">{spent}</span>
            " "
            {fold_button}
            {comment}
        </TreeItem>
    }
}

/// The comment of a move below it, where the reader wants it there.
fn comment_in_list(node: NodeId) -> impl IntoView {
    let controller = use_record();
    let is_wanted =
        Memo::new(move |_| controller.settings.with(|settings| settings.lists_comments));
    move || {
        let comment = |review: &Review| {
            let record = review.record();
            record
                .contains(node)
                .then(|| record.node(node).notes().comment.clone())
        };
        let comment = is_wanted
            .get()
            .then(|| controller.with_review(comment))
            .flatten()?;
        Some(view! { <span class="tree-comment">{comment}</span> })
    }
}

/// A row that the cursor can go to.
#[component]
fn TreeItem(
    at: Selector<NodeId>,
    node: NodeId,
    depth: usize,
    #[prop(into)] label: Signal<String>,
    #[prop(optional_no_strip)] position: Option<usize>,
    #[prop(optional)] illegal: bool,
    #[prop(optional)] commented: bool,
    #[prop(optional)] begins_variation: bool,
    /// Whether its variations are shown, if it has any.
    #[prop(optional_no_strip)]
    expanded: Option<bool>,
    children: Children,
) -> impl IntoView {
    let controller = use_record();
    let tab_stop = {
        let at = at.clone();
        move || if at.selected(&node) { "0" } else { "-1" }
    };
    view! {
        <li
            role="treeitem"
            {..custom_attribute("aria-level", (depth + 1).to_string())}
            style=("--depth", depth.min(8).to_string())
            aria-selected=move || at.selected(&node).to_string()
            tabindex=tab_stop
            aria-label=move || label.get()
            aria-setsize=position.map(|_| "-1")
            aria-posinset=position.map(|position| position.to_string())
            aria-expanded=expanded.map(|expanded| expanded.to_string())
            data-illegal=illegal
            data-commented=commented
            data-begins-variation=begins_variation
            on:click=move |_| controller.go_to(node)
        >
            {children()}
        </li>
    }
}

fn number_text(number: u32) -> String {
    match number {
        0 => String::new(),
        number => number.to_string(),
    }
}

/// What is seen comes first and in the same order: so the row can be called by name.
fn label(
    row: &MoveRow,
    marked: &str,
    names: &str,
    spent: &str,
    others: Option<&str>,
    screen: &RecordText,
) -> String {
    let number = number_text(row.number);
    let parts = [
        Some(&*number),
        Some(&*row.notation),
        Some(marked),
        Some(&*row.bookmark),
        Some(names),
        Some(spent),
        others,
        row.illegal.then_some(screen.illegal),
        row.commented.then_some(screen.commented),
        row.begins_variation.then_some(screen.variation),
    ];
    let parts: Vec<&str> = parts
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(", ")
}
