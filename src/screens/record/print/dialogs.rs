use leptos::prelude::*;

use super::{
    super::controller::use_record, export_image::ImageForm, problem_sheet::SheetForm,
    state::PrintState,
};
use crate::style;
use komadai_ui::{LazyDialog, lazy_module};

/// The dialogs of this module.
#[derive(Clone, Copy, Debug)]
enum PrintDialog {
    Image,
    Sheet,
}

lazy_module! {
    static PRINT_DIALOG: fn(PrintDialog) -> AnyView = export(
        contents,
        concat!(style!("print-dialogs"), style!("print"))
    );
}

fn contents(dialog: PrintDialog) -> AnyView {
    match dialog {
        PrintDialog::Image => view! { <ImageForm/> }.into_any(),
        PrintDialog::Sheet => view! { <SheetForm/> }.into_any(),
    }
}

/// The dialogs that export the position as an image, and print a sheet of problems.
#[component]
pub fn PrintDialogs() -> impl IntoView {
    let PrintState {
        image_open,
        sheet_open,
        ..
    } = use_record().print;
    let image = |contents: fn(PrintDialog) -> AnyView| contents(PrintDialog::Image);
    let sheet = |contents: fn(PrintDialog) -> AnyView| contents(PrintDialog::Sheet);
    view! {
        <LazyDialog
            name="picture"
            title=|text| text.print().picture_title
            open=image_open
            module=&PRINT_DIALOG
            view=image
        />
        <LazyDialog
            name="sheet"
            title=|text| text.print().sheet_title
            open=sheet_open
            module=&PRINT_DIALOG
            view=sheet
        />
    }
}
