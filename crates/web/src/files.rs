//! Files of the reader's own: chosen and read, and saved as downloads.
use gloo_timers::callback::Timeout;
use js_sys::{Array, Reflect, Uint8Array};
use leptos::{logging::warn, prelude::document};
use send_wrapper::SendWrapper;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Event, File, FileList, HtmlElement, HtmlInputElement, Url};

use super::listener::FirstEvent;

/// In bytes. What is larger is no record, and a phone's memory is small.
pub const LIMIT: usize = 16_000_000;

macro_rules! record_endings {
    () => {
        ".kif,.kifu,.ki2,.ki2u,.csa,.jkf,.json,.usi,.sfen,.usen,.txt,text/plain"
    };
}

/// What a file picker offers for records and lists of positions.
pub const RECORD_ENDINGS: &str = record_endings!();

/// The same, and archives of them.
pub const COLLECTION_ENDINGS: &str = concat!(record_endings!(), ",.zip,application/zip");

/// How long a browser may take to begin a download, in milliseconds.
const SAVING: u32 = 60_000;

/// A file that the reader has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedFile {
    pub name: String,
    pub bytes: Result<Vec<u8>, OpenError>,
}

/// A file of the reader's own that is read later, maybe one of thousands.
#[derive(Clone, Debug)]
pub struct LocalFile {
    /// Its name, with those of the folders it was found in.
    pub path: String,
    /// None where the browser did not give it.
    file: Option<SendWrapper<File>>,
}

/// Whether a name is that of an archive of files.
pub fn is_zip(name: &str) -> bool {
    name.to_ascii_lowercase().ends_with(".zip")
}

impl LocalFile {
    fn new(file: File) -> Self {
        let folders = Reflect::get(&file, &"webkitRelativePath".into()).ok();
        let folders = folders.and_then(|path| path.as_string());
        let path = folders.filter(|path| !path.is_empty());
        let path = path.unwrap_or_else(|| file.name());
        Self::at(path, Some(file))
    }

    /// The file of a path.
    pub(super) fn at(path: String, file: Option<File>) -> Self {
        let file = file.map(SendWrapper::new);
        Self { path, file }
    }

    /// Whether the browser says that it is a picture.
    pub fn is_picture(&self) -> bool {
        let is_picture = |file: &SendWrapper<File>| file.type_().starts_with("image/");
        self.file.as_ref().is_some_and(is_picture)
    }

    /// Whether its name is that of an archive of files.
    pub fn is_zip(&self) -> bool {
        is_zip(&self.path)
    }

    /// Reads it.
    ///
    /// # Errors
    /// When it has more than `limit` bytes, or the browser cannot read it.
    pub async fn read(&self, limit: usize) -> Result<Vec<u8>, OpenError> {
        match &self.file {
            Some(file) => bytes_within(file, limit).await,
            None => Err(OpenError::Unreadable),
        }
    }

    /// Reads it, if it is no larger than a record may be.
    pub async fn open(self) -> OpenedFile {
        let bytes = self.read(LIMIT).await;
        OpenedFile {
            name: self.path,
            bytes,
        }
    }
}

/// Why a file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// Larger than it may be.
    TooLarge,
    /// The browser could not: it is a folder, gone, or not for us to read.
    Unreadable,
    /// Another site did not give it.
    NotFetched,
}

/// The browser refused to make a download.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSaved;

/// Lets the reader choose files, and calls `then` with them; never, if nothing is
/// chosen. `accept` are endings and kinds with commas, as in HTML. To be called
/// in answer to a click or a key.
pub fn pick(accept: &str, choice: Choice, then: Box<dyn FnOnce(Vec<LocalFile>)>) {
    match Picker::open(accept, choice) {
        Ok(picker) => spawn_local(async move {
            match picker.chosen().await {
                Ok(files) if files.is_empty() => {}
                Ok(files) => then(files.into_iter().map(LocalFile::new).collect()),
                Err(error) => warn!("files: {error:?}"),
            }
        }),
        Err(error) => warn!("files: {error:?}"),
    }
}

/// Lets the reader choose one file, and calls `then` with it once it is read.
pub fn pick_one(accept: &str, then: Box<dyn FnOnce(OpenedFile)>) {
    let read = move |files: Vec<LocalFile>| {
        if let Some(file) = files.into_iter().next() {
            spawn_local(async move { then(file.open().await) });
        }
    };
    pick(accept, Choice::One, Box::new(read));
}

/// What a file picker lets a reader choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    One,
    Several,
    /// All files of a folder and the folders in it.
    Folder,
}

pub(super) async fn bytes(file: &Blob) -> Result<Vec<u8>, OpenError> {
    bytes_within(file, LIMIT).await
}

async fn bytes_within(file: &Blob, limit: usize) -> Result<Vec<u8>, OpenError> {
    if file.size() > limit as f64 {
        return Err(OpenError::TooLarge);
    }
    match JsFuture::from(file.array_buffer()).await {
        Ok(buffer) => Ok(Uint8Array::new(&buffer).to_vec()),
        Err(error) => {
            warn!("files: {error:?}");
            Err(OpenError::Unreadable)
        }
    }
}

/// The files of a list.
pub(super) fn of_list(files: Option<FileList>) -> Vec<LocalFile> {
    list(files).into_iter().map(LocalFile::new).collect()
}

fn list(files: Option<FileList>) -> Vec<File> {
    let Some(files) = files else {
        return Vec::new();
    };
    Array::from(&files)
        .iter()
        .map(JsCast::unchecked_into)
        .collect()
}

/// Has the browser save bytes under a name, where it puts downloads.
///
/// # Errors
/// When the browser refuses.
pub fn save(name: &str, mime: &str, bytes: &[u8]) -> Result<(), NotSaved> {
    download(name, mime, bytes).map_err(|error| {
        warn!("files: {error:?}");
        NotSaved
    })
}

fn download(name: &str, mime: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(&blob(mime, bytes)?)?;
    let link: HtmlElement = document().create_element("a")?.unchecked_into();
    link.set_attribute("href", &url)?;
    link.set_attribute("download", name)?;
    link.click();
    // The browser reads it in its own time.
    Timeout::new(SAVING, move || {
        if let Err(error) = Url::revoke_object_url(&url) {
            warn!("files: {error:?}");
        }
    })
    .forget();
    Ok(())
}

/// Bytes that the browser holds, of a kind.
pub(super) fn blob(mime: &str, bytes: &[u8]) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(mime);
    let parts = Array::of1(&Uint8Array::from(bytes));
    Blob::new_with_u8_array_sequence_and_options(&parts, &options)
}

/// The field of HTML that files are chosen with. Safari on a phone forgets it
/// unless it stands in the document.
struct Picker {
    input: HtmlInputElement,
    answer: FirstEvent,
}

impl Picker {
    const MARK: &str = "data-picker";

    fn open(accept: &str, choice: Choice) -> Result<Self, JsValue> {
        // Older browsers do not say that nothing was chosen.
        let selector = format!("[{}]", Self::MARK);
        if let Some(earlier) = document().query_selector(&selector)? {
            earlier.dispatch_event(&Event::new("cancel")?)?;
        }
        let input: HtmlInputElement = document().create_element("input")?.unchecked_into();
        input.set_attribute("type", "file")?;
        input.set_attribute("accept", accept)?;
        input.set_attribute("hidden", "")?;
        input.set_attribute(Self::MARK, "")?;
        match choice {
            Choice::One => {}
            Choice::Several => input.set_attribute("multiple", "")?,
            Choice::Folder => input.set_attribute("webkitdirectory", "")?,
        }
        let answer = FirstEvent::new(&input, &["change", "cancel"])?;
        document().body().ok_or("no body")?.append_child(&input)?;
        input.click();
        Ok(Self { input, answer })
    }

    /// None, if the reader thinks better of it: the field is as empty as it was.
    async fn chosen(self) -> Result<Vec<File>, JsValue> {
        let answer = self.answer.event().await;
        self.input.remove();
        answer.map(|_| list(self.input.files()))
    }
}
