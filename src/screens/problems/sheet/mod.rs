//! A sheet of problems to print.
mod answer;
mod form;
mod problem_sheet;

use leptos::prelude::*;

use self::form::SheetForm;
use crate::{print::PrintedSheet, style};
use komadai_ui::{LazyDialog, When, lazy_module};

pub use problem_sheet::ProblemSheet;

lazy_module! {
    static SHEET_FORM: fn(ProblemSheet) -> AnyView = export(
        |sheet| view! { <SheetForm sheet/> }.into_any(),
        concat!(style!("print-dialogs"), style!("print"))
    );
}

/// The dialog, and what it prints.
#[component]
pub fn SheetDialog(sheet: ProblemSheet) -> impl IntoView {
    let ProblemSheet { open, pages, .. } = sheet;
    let form = move |form: fn(ProblemSheet) -> AnyView| form(sheet);
    view! {
        <LazyDialog
            name="problem-sheet"
            title=|text| text.print().sheet_title
            open
            module=&SHEET_FORM
            view=form
        />
        <When condition=open>
            <PrintedSheet pages/>
        </When>
    }
}
