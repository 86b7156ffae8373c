use komadai_records::notation::usen;
use leptos::prelude::*;

use super::{
    analysis::WantedAnalysis,
    controller::RecordController,
    open_record::{bad_address, open_files, open_reading, open_text, refuse},
    open_saved::{open_current_game, open_saved_game, reopen_current_game},
};
use komadai_model::{RecordSource, Route};
use komadai_texts::Message;
use komadai_ui::effect;
use komadai_web::{
    compression::{self, InflateError},
    files::OpenedFile,
    share_target,
};

/// What an address may unpack to, in bytes.
const MAX_UNPACKED: usize = 4_000_000;

/// Opens the record that the address names.
pub fn follow_route(controller: RecordController) {
    let route = controller.router.asked();
    effect(move || {
        let asked = route.get();
        let (source, start) = match &asked {
            Route::Record { source: None, .. } => return reopen_current_game(controller),
            Route::Analyse => {
                reopen_current_game(controller);
                return controller.takeover.open.set(true);
            }
            Route::Record {
                source: Some(source),
                start,
            } => (source.clone(), start.clone()),
            _ => return,
        };
        // Something else may have been asked for.
        let is_still_asked = move || route.try_get_untracked().as_ref() == Some(&asked);
        let name = Message::of(|text| text.record_files().address);
        match source {
            RecordSource::Shared => {
                let then = move |files: Vec<OpenedFile>| {
                    if is_still_asked() {
                        open_files(controller, files);
                    }
                };
                share_target::take(Box::new(then));
            }
            RecordSource::CurrentGame { review } => {
                // Results that are known at once would be saved as another game's.
                let then = move || {
                    if review {
                        controller.open_analysis_for(WantedAnalysis::Review);
                    }
                };
                open_current_game(controller, &start, Box::new(then));
            }
            RecordSource::Saved(id) => open_saved_game(controller, &id, start),
            RecordSource::Usen(text) => {
                open_reading(controller, &name, Some(&start), usen::read(&text));
            }
            RecordSource::Kif(text) => {
                let then = move |text: Result<String, InflateError>| {
                    if !is_still_asked() {
                        return;
                    }
                    match text {
                        Ok(text) => open_text(controller, name, Some(start), text),
                        Err(_) => refuse(controller, &name, bad_address()),
                    }
                };
                compression::inflate_from_base64url(&text, MAX_UNPACKED, Box::new(then));
            }
            RecordSource::Unknown => refuse(controller, &name, bad_address()),
        }
    });
}
