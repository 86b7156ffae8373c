use wasm_bindgen_futures::spawn_local;

use super::game_list::GameList;
use crate::library::Library;
use komadai_texts::Message;
use komadai_web::{files, time};

/// Saves all games as one file.
pub fn export(list: GameList) {
    let storage = list.storage();
    spawn_local(async move {
        let export = match storage.export().await {
            Ok(export) => export,
            Err(error) => return list.fail(error),
        };
        let text = list.text();
        let day = time::format_local(Library::now());
        let day = day.split(' ').next().unwrap_or_default().replace('/', "-");
        let name = format!("{}-{day}.txt", text.file_name);
        list.notify(vec![
            match files::save(&name, "text/plain", export.text.as_bytes()) {
                Ok(()) => Message::new(move |text| {
                    (text.library().exported)(export.games, export.unreadable)
                }),
                Err(_) => Message::of(|text| text.record_files().not_saved),
            },
        ]);
    });
}
