//! Web Workers.
use core::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Reflect, Uint8Array, WebAssembly};
use komadai_protocol::{Command, Reply};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AbortController, Event, MessageEvent, RequestInit, Response, Url, Worker, WorkerOptions,
};

use super::{
    files,
    idle_timer::IdleTimer,
    listener::Listener,
    streams::read_chunk,
    tab_lock,
    worker_message::{from_js, to_js},
};

/// A message from a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerMessage {
    Reply(Box<Reply>),
    /// The worker could not be started, has ended, or a message was malformed.
    Failed(String),
}

impl WorkerMessage {
    /// Whether the worker is of no use any more.
    fn is_failure(&self) -> bool {
        match self {
            Self::Reply(reply) => matches!(**reply, Reply::Error { .. }),
            Self::Failed(_) => true,
        }
    }
}

pub type MessageHandler = Rc<dyn Fn(WorkerMessage)>;

/// A worker's program and its address, once it is compiled.
type CompiledProgram = Rc<RefCell<Option<(String, JsValue)>>>;

/// The program of a worker, compiled at its first start.
#[derive(Debug)]
pub struct WorkerScript {
    folder: String,
    compiled: CompiledProgram,
    /// The threads that the program is to search on.
    wanted_threads: Cell<u32>,
    /// Those that it searches on; another program is used for one.
    threads: Rc<Cell<u32>>,
}

/// A worker. It is terminated when this is dropped.
#[derive(Debug)]
pub struct WorkerHandle {
    worker: Option<Worker>,
    /// Shared with the message handler, which then ignores what still comes.
    is_dropped: Rc<Cell<bool>>,
    #[allow(dead_code, reason = "listen until dropped")]
    listeners: Vec<Listener>,
}

impl WorkerScript {
    /// The program `search_threads` or, for one thread, `search_worker` in a folder relative
    /// to the page's address.
    pub fn in_folder(folder: &str, threads: u32) -> Self {
        Self {
            folder: folder.to_owned(),
            compiled: Rc::default(),
            wanted_threads: Cell::new(threads),
            threads: Rc::new(Cell::new(threads)),
        }
    }

    /// Sets the threads of the workers that are started from now on. Returns whether another
    /// number was wanted before.
    pub fn set_threads(&self, threads: u32) -> bool {
        let changes = self.wanted_threads.replace(threads) != threads;
        if changes {
            self.threads.set(threads);
        }
        changes
    }

    /// The threads that the program searches on.
    pub fn threads(&self) -> u32 {
        self.threads.get()
    }

    /// Starts a worker. The handler is called neither before this returns nor after the
    /// worker is dropped.
    pub fn start(&self, on_message: MessageHandler) -> WorkerHandle {
        let is_dropped = Rc::new(Cell::new(false));
        let on_message = self.without_threads_after_failure(on_message, is_dropped.clone());
        match self.try_start(on_message.clone()) {
            Ok((worker, listeners)) => WorkerHandle {
                worker: Some(worker),
                is_dropped,
                listeners,
            },
            Err(error) => {
                let why = text_of(&error);
                spawn_local(async move { on_message(WorkerMessage::Failed(why)) });
                WorkerHandle {
                    worker: None,
                    is_dropped,
                    listeners: Vec::new(),
                }
            }
        }
    }

    /// A browser may refuse the shared memory, or have too little of it. A worker that is
    /// dropped has not failed.
    fn without_threads_after_failure(
        &self,
        on_message: MessageHandler,
        is_dropped: Rc<Cell<bool>>,
    ) -> MessageHandler {
        let threads = self.threads.clone();
        let had_threads = threads.get() > 1;
        Rc::new(move |message| {
            if is_dropped.get() {
                return;
            }
            if had_threads && message.is_failure() {
                threads.set(1);
            }
            on_message(message);
        })
    }

    fn try_start(&self, on_message: MessageHandler) -> Result<(Worker, Vec<Listener>), JsValue> {
        let threads = self.threads.get();
        let name = if threads > 1 {
            "search_threads"
        } else {
            "search_worker"
        };
        let script = self.file(&[name, ".js"].concat())?;
        let program = self.file(&[name, ".wasm"].concat())?;
        let name = format!("komadai worker {}", js_sys::Math::random());
        let options = WorkerOptions::new();
        options.set_name(&name);
        let worker = Worker::new_with_options(&startable(&script)?, &options)?;
        let answer_timer = AnswerTimer::default();
        let listeners = listen(&worker, &name, on_message.clone(), answer_timer.clone())?;
        let (last, to) = (self.compiled.clone(), worker.clone());
        spawn_local(async move {
            let compiled = compiled(&program, &last).await;
            let post =
                |module| to.post_message(&Array::of3(&module, &program.into(), &threads.into()));
            match compiled.and_then(post) {
                // The worker's script may still be loading.
                Ok(()) => {
                    let silent = move || on_message(WorkerMessage::Failed(SILENT.to_owned()));
                    answer_timer.replace(Some(IdleTimer::new(silent)));
                }
                Err(error) => on_message(WorkerMessage::Failed(text_of(&error))),
            }
        });
        Ok((worker, listeners))
    }

    /// The address of a file of the program.
    fn file(&self, name: &str) -> Result<String, JsValue> {
        let base = document().base_uri()?.unwrap_or_default();
        Ok(Url::new_with_base(&format!("{}{name}", self.folder), &base)?.href())
    }
}

/// The threads that can run at the same time and share memory: 1 where the page is not
/// cross-origin isolated.
pub fn parallel_threads() -> u32 {
    let is_isolated = Reflect::get(&window(), &"crossOriginIsolated".into());
    if is_isolated.is_ok_and(|is_isolated| is_isolated.is_truthy()) {
        window().navigator().hardware_concurrency().max(1.0) as u32
    } else {
        1
    }
}

/// A worker begins with a script of the page's own origin: where ours is another's, that
/// script is one line that imports it.
fn startable(script: &str) -> Result<String, JsValue> {
    if Url::new(script)?.origin() == window().location().origin()? {
        return Ok(script.to_owned());
    }
    let line = ["importScripts(\"", script, "\");"].concat();
    let blob = files::blob("text/javascript", line.as_bytes())?;
    Url::create_object_url_with_blob(&blob)
}

/// Compiles a program, unless it is the last one that was compiled.
async fn compiled(program: &str, last: &CompiledProgram) -> Result<JsValue, JsValue> {
    if let Some((address, module)) = &*last.borrow()
        && address == program
    {
        return Ok(module.clone());
    }
    let bytes = Uint8Array::from(fetched(program).await?.as_slice());
    let made = JsFuture::from(WebAssembly::compile(&bytes)).await?;
    last.replace(Some((program.to_owned(), made.clone())));
    Ok(made)
}

/// Fetches a file, and gives up when its host falls silent.
async fn fetched(file: &str) -> Result<Vec<u8>, JsValue> {
    let abort = AbortController::new()?;
    let init = RequestInit::new();
    init.set_signal(Some(&abort.signal()));
    let timer = IdleTimer::new(move || abort.abort_with_reason(&SILENT.into()));
    let response: Response = JsFuture::from(window().fetch_with_str_and_init(file, &init))
        .await?
        .dyn_into()?;
    if !response.ok() {
        return Err(format!("{file}: {}", response.status()).into());
    }
    timer.reset();
    let body = response.body().ok_or("an answer without a body")?;
    let reader = body.get_reader().unchecked_into();
    let mut bytes = Vec::new();
    while let Some(chunk) = read_chunk(&reader).await? {
        timer.reset();
        bytes.extend(chunk.to_vec());
    }
    Ok(bytes)
}

fn listen(
    worker: &Worker,
    name: &str,
    on_message: MessageHandler,
    answer_timer: AnswerTimer,
) -> Result<Vec<Listener>, JsValue> {
    let on = |event, heard: Box<dyn Fn(Event)>| {
        Listener::with_event(worker.clone().into(), event, heard)
    };
    let name = name.to_owned();
    let died = {
        let on_message = on_message.clone();
        move |event: Event| on_message(WorkerMessage::Failed(text_of(&event)))
    };
    let message = move |event: Event| {
        drop(answer_timer.take());
        let event: MessageEvent = event.unchecked_into();
        let data = event.data();
        // Sent once: from here on it holds the lock of its name.
        if data == ALIVE {
            let on_message = on_message.clone();
            let died = move || on_message(WorkerMessage::Failed("the worker has ended".to_owned()));
            return tab_lock::when_free(&name, Box::new(died));
        }
        on_message(match from_js(data) {
            Ok(reply) => WorkerMessage::Reply(Box::new(reply)),
            Err(error) => WorkerMessage::Failed(error.to_string()),
        });
    };
    Ok(vec![
        on("message", Box::new(message))?,
        on("messageerror", Box::new(died.clone()))?,
        on("error", Box::new(died))?,
    ])
}

/// Runs from when a worker has its program until its first message.
type AnswerTimer = Rc<RefCell<Option<IdleTimer>>>;

/// Why a program that stays away is given up.
const SILENT: &str = "nothing has come for ten seconds";

/// What the worker's script says when it holds the lock of its name.
const ALIVE: &str = "alive";

impl WorkerHandle {
    pub fn post(&self, command: &Command) {
        let post = |worker: &Worker| worker.post_message(&to_js(command)?);
        if let Some(Err(error)) = self.worker.as_ref().map(post) {
            leptos::logging::warn!("worker: {error:?}");
        }
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.is_dropped.set(true);
        if let Some(worker) = &self.worker {
            worker.terminate();
        }
    }
}

/// What an error says of itself; an event of a script that cannot be had says nothing.
fn text_of(error: &JsValue) -> String {
    let message = Reflect::get(error, &"message".into()).ok();
    error
        .as_string()
        .or_else(|| message?.as_string())
        .filter(|text| !text.is_empty())
        .unwrap_or_else(|| "the worker could not be loaded".to_owned())
}
