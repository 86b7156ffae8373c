//! Looking for the answers of the problems on the sheet.
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{super::controller::RecordController, state::PrintState};
use komadai_engine::{Engine, find_answer};
use komadai_model::problems::{FoundAnswer, RecordAnswer};
use komadai_texts::answer_notation;

/// Looks for the answers that are not known yet, one after the other, while the dialog is open.
/// `report` has how far it is.
pub fn look_for_answers(record: RecordController, report: RwSignal<String>) {
    let PrintState {
        problems,
        is_looking,
        sheet_open,
        ..
    } = record.print;
    let next = move || {
        let is_open = sheet_open.try_get_untracked() == Some(true);
        let wanted = problems
            .try_with_untracked(|items| items.iter().find_map(|item| item.wanted().cloned()));
        wanted.flatten().filter(|_| is_open)
    };
    if is_looking.get_untracked() || next().is_none() {
        return;
    }
    is_looking.set(true);
    record.takeover.is_paused.set(true);
    spawn_local(async move {
        let mut has_failed = false;
        while let Some(at) = next() {
            let text = record.i18n.text_untracked();
            report.try_set(text.answers().looking.to_owned());
            let known = problems.try_with_untracked(|items| {
                let mut found = items.iter().filter_map(|item| item.found.as_ref());
                found.find(|found| found.at == at).cloned()
            });
            let found = match known.flatten() {
                Some(found) => found,
                None => {
                    let found = find_answer(Engine::of_page(), &at).await;
                    has_failed |= found.is_none();
                    RecordAnswer::new(at, found.unwrap_or(FoundAnswer::Unknown))
                }
            };
            problems.try_update(|items| {
                for item in items {
                    if item.wanted() == Some(&found.at) {
                        item.set_found(found.clone(), answer_notation(&found, text));
                    }
                }
            });
        }
        is_looking.try_set(false);
        record.takeover.is_paused.try_set(false);
        let said = problems.try_with_untracked(|items| {
            let text = record.i18n.text_untracked();
            let found = items.iter().filter_map(|item| item.found.as_ref());
            let clear = found.clone().filter(|found| found.is_clear()).count();
            match has_failed {
                true => text.problems().no_answers.to_owned(),
                false => (text.answers().clear)(clear, found.count()),
            }
        });
        report.try_set(said.unwrap_or_default());
    });
}
