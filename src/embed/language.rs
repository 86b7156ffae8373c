//! The languages that a board may speak, each a part that is loaded when it is asked for.
use crate::{
    i18n::{EMBED_JA, EmbedTables, Language, embedded_arrived},
    later, part,
};

part! {
    static JAPANESE: &'static EmbedTables = ja(EMBED_JA);
}

/// Calls `then` when a language is there, or could not be loaded: then it is English.
pub fn fetch(language: Language, then: Box<dyn FnOnce()>) {
    if language != Language::Japanese || language.is_there() {
        return then();
    }
    let arrive = move || {
        if let Some(tables) = JAPANESE.code() {
            embedded_arrived(tables);
        }
        then();
    };
    later::load(JAPANESE.fetch(), Box::new(arrive));
}
