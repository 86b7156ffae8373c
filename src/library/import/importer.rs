//! Takes games in, file after file, while the page is used. What reads them is loaded with the
//! list of games, which shows how far it is.
use core::{
    cell::{Cell, RefCell},
    future::Future,
    pin::Pin,
};
use std::{collections::VecDeque, rc::Rc, sync::Arc};

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{
    readers::{self, ReadGame},
    report::{FileFault, ImportReport, Stop},
    source::{ImportSource, read_local},
    zip,
};
use crate::library::{Library, addressed_file::fetched};
use komadai_model::{
    RecordAddress,
    library::{Backup, BackupError, KnownGames, LibraryError, LibraryGame, ZipError},
};
use komadai_ui::{lazy, lazy_module};
use komadai_web::{dom, files::OpenError, time_slice::TimeSlice};

/// So many games are written at once.
const BATCH: usize = 100;
/// All archives together expand to so many bytes at most.
const MAX_EXPANDED: usize = 1_000_000_000;

type Running = Pin<Box<dyn Future<Output = ImportReport>>>;

lazy_module! {
    static RUN: fn(Importer) -> Running = games(
        |importer| Box::pin(async move { importer.run().await })
    );
}

/// How far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub files: usize,
    pub all_files: usize,
    pub games: usize,
}

/// A handle of what takes games in. There is one in a page.
#[derive(Clone)]
pub struct Importer(Rc<Inner>);

struct Inner {
    /// None while nothing is taken in.
    progress: ArcRwSignal<Option<Progress>>,
    report: ArcRwSignal<Option<Arc<ImportReport>>>,
    queue: RefCell<VecDeque<ImportSource>>,
    is_stopped: Cell<bool>,
}

thread_local! {
    static OF_PAGE: Importer = Importer(Rc::new(Inner {
        progress: ArcRwSignal::new(None),
        report: ArcRwSignal::new(None),
        queue: RefCell::default(),
        is_stopped: Cell::new(false),
    }));
}

impl Importer {
    pub fn of_page() -> Self {
        OF_PAGE.with(Clone::clone)
    }

    /// How far it is; `None` while nothing is taken in.
    pub fn progress(&self) -> Signal<Option<Progress>> {
        self.0.progress.clone().into()
    }

    /// What became of the last files.
    pub fn report(&self) -> Signal<Option<Arc<ImportReport>>> {
        self.0.report.clone().into()
    }

    /// Takes these in, after those that are being taken in.
    pub fn add(&self, sources: Vec<ImportSource>) {
        let count = sources.len();
        self.0.queue.borrow_mut().extend(sources);
        let is_running = self.0.progress.with_untracked(Option::is_some);
        self.0.progress.update(|progress| {
            progress.get_or_insert_default().all_files += count;
        });
        if !is_running {
            self.0.is_stopped.set(false);
            self.0.report.set(None);
            let this = self.clone();
            let start = move || spawn_local(this.take_all());
            lazy::load(RUN.load_fn(), Box::new(start));
        }
    }

    async fn take_all(self) {
        let report = match RUN.get() {
            Some(run) => run(self.clone()).await,
            None => ImportReport {
                stopped: Some(Stop::NotLoaded),
                ..ImportReport::default()
            },
        };
        self.0.queue.borrow_mut().clear();
        self.0.report.set(Some(Arc::new(report)));
        dom::restore_focus_to(&["[data-action=import]"]);
        self.0.progress.set(None);
    }

    /// What was read stays.
    pub fn stop(&self) {
        self.0.is_stopped.set(true);
    }

    /// The report is not shown any more.
    pub fn dismiss(&self) {
        self.0.report.set(None);
    }

    async fn run(&self) -> ImportReport {
        let mut report = ImportReport::default();
        let library = Library::of_page();
        let known = match library.list().await {
            Ok(listing) => KnownGames::of(&listing.entries),
            Err(error) => {
                report.stopped = Some(Stop::Library(error));
                return report;
            }
        };
        let mut import = Import {
            importer: self,
            library,
            known,
            batch: Vec::new(),
            report,
            expanded: 0,
            slice: TimeSlice::begin(),
        };
        let taken = import.take_all().await;
        // What was read stays, whatever has ended it.
        let written = import.write().await;
        import.report.stopped = written.and(taken).err();
        import.library.notify();
        import.report
    }
}

/// One run of an [`Importer`].
struct Import<'a> {
    importer: &'a Importer,
    library: Library,
    known: KnownGames,
    /// What is written next.
    batch: Vec<LibraryGame>,
    report: ImportReport,
    /// How many bytes came out of archives.
    expanded: usize,
    slice: TimeSlice,
}

impl Import<'_> {
    async fn take_all(&mut self) -> Result<(), Stop> {
        loop {
            let next = self.importer.0.queue.borrow_mut().pop_front();
            let Some(source) = next else {
                return Ok(());
            };
            let taken = self.take(&source).await;
            if let Err(error) = taken {
                match error {
                    TakeError::Stop(stop) => return Err(stop),
                    TakeError::File(fault) => self.note(&source, fault),
                }
            }
            self.update_progress(|progress| progress.files += 1);
        }
    }

    fn note(&mut self, source: &ImportSource, fault: FileFault) {
        self.report.faults.push((source.path().to_owned(), fault));
    }

    fn update_progress(&self, update: impl FnOnce(&mut Progress)) {
        self.importer.0.progress.update(|progress| {
            if let Some(progress) = progress {
                update(progress);
            }
        });
    }

    async fn take(&mut self, source: &ImportSource) -> Result<(), TakeError> {
        // What comes from elsewhere is read as records and as nothing else.
        if let ImportSource::Text { text, .. } = source
            && let Some(file) = fetched(text).await
        {
            let bytes = file.bytes.map_err(FileFault::Unread)?;
            return self.take_games(source, &bytes).await;
        }
        let taken = self.take_bytes(source).await;
        match taken {
            // What was meant is the record behind the address.
            Err(TakeError::File(FileFault::NoRecord(_))) if is_address(source) => {
                Err(FileFault::Unread(OpenError::NotFetched).into())
            }
            taken => taken,
        }
    }

    async fn take_bytes(&mut self, source: &ImportSource) -> Result<(), TakeError> {
        let bytes = self.bytes(source).await?;
        self.pause().await?;
        if zip::is_zip(&bytes) {
            return self.unpack(source, bytes);
        }
        if let Some(text) = backup_text(&bytes)? {
            return self.take_backup(source, text).await;
        }
        self.take_games(source, &bytes).await
    }

    async fn take_games(&mut self, source: &ImportSource, bytes: &[u8]) -> Result<(), TakeError> {
        let games = readers::games(bytes, source.path(), Library::now());
        for ReadGame { game, fault } in games.map_err(FileFault::NoRecord)? {
            if let Some(fault) = fault {
                self.note(source, FileFault::Game(fault));
            }
            if let Some(game) = game {
                self.batch.push(game);
                self.update_progress(|progress| progress.games += 1);
            }
            if self.batch.len() >= BATCH {
                self.write().await?;
            }
            self.pause().await?;
        }
        Ok(())
    }

    async fn bytes(&mut self, source: &ImportSource) -> Result<Vec<u8>, FileFault> {
        match source {
            ImportSource::Local(file) => read_local(file).await.map_err(FileFault::Unread),
            ImportSource::Opened(file) => file.bytes.clone().map_err(FileFault::Unread),
            ImportSource::Text { text, .. } => Ok(text.clone().into_bytes()),
            ImportSource::Packed(packed) => {
                let bytes = packed.bytes().await.map_err(FileFault::Zip)?;
                self.expanded += bytes.len();
                match self.expanded > MAX_EXPANDED {
                    true => Err(FileFault::Zip(ZipError::TooLarge)),
                    false => Ok(bytes),
                }
            }
        }
    }

    /// The files of an archive come next.
    fn unpack(&mut self, source: &ImportSource, bytes: Vec<u8>) -> Result<(), TakeError> {
        let files = zip::files_of(source.path(), source.depth(), bytes);
        let mut packed = Vec::new();
        for (path, file) in files.map_err(FileFault::Zip)? {
            match file {
                Ok(file) => packed.push(ImportSource::Packed(Rc::new(file))),
                Err(error) => self.report.faults.push((path, FileFault::Zip(error))),
            }
        }
        self.update_progress(|progress| progress.all_files += packed.len());
        let mut queue = self.importer.0.queue.borrow_mut();
        for file in packed.into_iter().rev() {
            queue.push_front(file);
        }
        Ok(())
    }

    /// A file that the library itself has made.
    async fn take_backup(&mut self, source: &ImportSource, text: &str) -> Result<(), TakeError> {
        let imported = self.library.import(text).await;
        let mut imported = imported.map_err(|_| FileFault::OtherVersion)?;
        let stopped = imported.stopped.take();
        let games = imported.put + imported.beside + imported.skipped;
        self.report.add(source.path(), imported);
        self.update_progress(|progress| progress.games += games);
        match stopped {
            Some(error) => Err(Stop::Library(error).into()),
            None => Ok(()),
        }
    }

    /// Writes what was read.
    async fn write(&mut self) -> Result<(), Stop> {
        let games = core::mem::take(&mut self.batch);
        let imported = self.library.add_games(&mut self.known, games).await?;
        self.report.add("", imported);
        Ok(())
    }

    /// Lets the page answer the reader, if it has not for a while.
    async fn pause(&mut self) -> Result<(), Stop> {
        self.slice.pause().await;
        match self.importer.0.is_stopped.get() {
            true => Err(Stop::Reader),
            false => Ok(()),
        }
    }
}

fn is_address(source: &ImportSource) -> bool {
    let address = |text| RecordAddress::parse(text).is_some();
    matches!(source, ImportSource::Text { text, .. } if address(text))
}

/// The text of a file that the library itself has made.
fn backup_text(bytes: &[u8]) -> Result<Option<&str>, FileFault> {
    let Ok(text) = str::from_utf8(bytes) else {
        return Ok(None);
    };
    match Backup::open(text) {
        Ok(_) => Ok(Some(text)),
        Err(BackupError::Foreign) => Ok(None),
        Err(BackupError::Version(_)) => Err(FileFault::OtherVersion),
    }
}

/// Why a file is not taken in.
enum TakeError {
    File(FileFault),
    /// Nor those after it.
    Stop(Stop),
}

impl From<FileFault> for TakeError {
    fn from(fault: FileFault) -> Self {
        Self::File(fault)
    }
}

impl From<Stop> for TakeError {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

impl From<LibraryError> for Stop {
    fn from(error: LibraryError) -> Self {
        Self::Library(error)
    }
}
