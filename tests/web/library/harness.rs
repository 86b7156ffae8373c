use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, Promise};
use komadai::library::Library;
use komadai_model::library::{
    Entry, GameId, GameSource, LibraryGame, RevisionId, Write, Writer, record_text,
};
use komadai_records::{Record, key};
use shogi::Setup;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// A record of as many moves, at most four.
pub fn record(black: &str, moves: usize) -> Record {
    let mut record = Record::new(Setup::startpos());
    record.headers.set(key::BLACK, black);
    let mut line = record.editor();
    for usi in ["7g7f", "3c3d", "2g2f", "8c8d"].iter().take(moves) {
        let ply = line.parse_ply(usi).expect("a move");
        line.push(ply).expect("made");
    }
    record
}

pub fn kept(id: u128, black: &str, moves: usize) -> LibraryGame {
    let record = record(black, moves);
    LibraryGame {
        entry: Entry::from_record(&record, GameId::new(id), GameSource::Opened, Library::now()),
        record: record_text::write(&record),
        review: String::new(),
    }
}

/// A game that is written by `writer`, going on from `read`.
pub fn write(kept: LibraryGame, writer: u64, read: Option<RevisionId>) -> Write {
    let mut kept = kept;
    kept.entry.revision.writer = Writer(writer);
    Write { kept, read }
}

pub fn revision(number: u64, writer: u64) -> RevisionId {
    RevisionId {
        number,
        writer: Writer(writer),
    }
}

/// The names of Black in the list, sorted.
pub async fn names(library: &Library) -> Vec<String> {
    let listing = library.list().await.expect("a list");
    let entries = listing.entries.into_iter();
    let mut names: Vec<String> = entries.map(|entry| entry.about.black).collect();
    names.sort();
    names
}

/// Waits until something holds, five seconds at most.
pub async fn until(holds: impl Fn() -> bool) {
    for _ in 0..250 {
        if holds() {
            return;
        }
        TimeoutFuture::new(20).await;
    }
    panic!("it does not come true");
}

/// Runs the body of an asynchronous JavaScript function: what others do to the
/// database. `open(name, version)` opens it, and `done(request)` is its answer.
pub async fn script(body: &str) -> JsValue {
    let code = format!(
        "const done = (request) => new Promise((resolve, reject) => {{
             request.onsuccess = () => resolve(request.result);
             request.onerror = () => reject(request.error);
         }});
         const open = (name, version) => done(indexedDB.open(name, version));
         return (async () => {{ {body} }})();"
    );
    let promise = Function::new_no_args(&code)
        .call0(&JsValue::NULL)
        .expect("a promise");
    JsFuture::from(Promise::from(promise))
        .await
        .expect("a script that works")
}
