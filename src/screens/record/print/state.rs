use leptos::prelude::*;

use komadai_model::{diagram::Page, print::SheetItem};

/// What is printed or exported, and the dialogs for it.
#[derive(Clone, Copy, Debug)]
pub struct PrintState {
    /// Whether the dialog that exports the position as an image is open.
    pub image_open: RwSignal<bool>,
    /// Whether the dialog of the problem sheet is open.
    pub sheet_open: RwSignal<bool>,
    /// The image on screen, and alone on paper, as SVG.
    pub image: RwSignal<String>,
    /// The problems of the sheet, from any number of records.
    pub problems: RwSignal<Vec<SheetItem>>,
    /// Whether answers of it are being looked for.
    pub is_looking: RwSignal<bool>,
    pub heading: RwSignal<String>,
    /// The sheet, once it is to be printed.
    pub pages: RwSignal<Vec<Page>>,
}

impl PrintState {
    pub fn new() -> Self {
        Self {
            image_open: RwSignal::new(false),
            sheet_open: RwSignal::new(false),
            image: RwSignal::new(String::new()),
            problems: RwSignal::new(Vec::new()),
            is_looking: RwSignal::new(false),
            heading: RwSignal::new(String::new()),
            pages: RwSignal::new(Vec::new()),
        }
    }

    pub fn problem_count(self) -> usize {
        self.problems.with(Vec::len)
    }

    /// Whether there is something to print, with its answers.
    pub fn can_print(self) -> bool {
        let is_any = |items: &Vec<SheetItem>| items.iter().any(|item| item.is_printed);
        !self.is_looking.get() && self.problems.with(is_any)
    }
}
