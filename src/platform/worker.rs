//! A program that runs beside the page.
use core::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, ArrayBuffer, Reflect, WebAssembly};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, MessageEvent, Response, Url, Worker, WorkerOptions};

use super::{files, listener::Listener, locks};

/// What comes from a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    Message(String),
    /// It could not be started, or it has ended: nothing else comes.
    Died(String),
}

/// Who is told.
pub type Hears = Rc<dyn Fn(Said)>;

/// The worker's program, compiled when it is first started.
#[derive(Debug)]
pub struct Code {
    folder: String,
    module: Rc<RefCell<Option<JsValue>>>,
}

/// A worker; it ends when this is dropped.
#[derive(Debug)]
pub struct Running {
    worker: Option<Worker>,
    #[allow(dead_code, reason = "listen until dropped")]
    listeners: Vec<Listener>,
}

impl Code {
    /// The program `search_worker` in a folder, as the page's address goes on.
    pub fn in_folder(folder: &str) -> Self {
        Self {
            folder: folder.to_owned(),
            module: Rc::default(),
        }
    }

    /// Starts a worker. Nobody is told anything before this returns.
    pub fn start(&self, hears: Hears) -> Running {
        match self.try_start(hears.clone()) {
            Ok(running) => running,
            Err(error) => {
                let why = text_of(&error);
                spawn_local(async move { hears(Said::Died(why)) });
                Running {
                    worker: None,
                    listeners: Vec::new(),
                }
            }
        }
    }

    fn try_start(&self, hears: Hears) -> Result<Running, JsValue> {
        let script = self.file("search_worker.js")?;
        let program = self.file("search_worker.wasm")?;
        let name = format!("komadai worker {}", js_sys::Math::random());
        let options = WorkerOptions::new();
        options.set_name(&name);
        let worker = Worker::new_with_options(&startable(&script)?, &options)?;
        let listeners = listen(&worker, &name, hears.clone())?;
        let (module, to) = (self.module.clone(), worker.clone());
        spawn_local(async move {
            let compiled = compiled(&program, &module).await;
            let post = |module| to.post_message(&Array::of2(&module, &program.into()));
            if let Err(error) = compiled.and_then(post) {
                hears(Said::Died(text_of(&error)));
            }
        });
        Ok(Running {
            worker: Some(worker),
            listeners,
        })
    }

    /// The address of a file of the program.
    fn file(&self, name: &str) -> Result<String, JsValue> {
        let base = document().base_uri()?.unwrap_or_default();
        Ok(Url::new_with_base(&format!("{}{name}", self.folder), &base)?.href())
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

/// Compiles a program once; the next worker is given the same.
async fn compiled(program: &str, module: &RefCell<Option<JsValue>>) -> Result<JsValue, JsValue> {
    if let Some(module) = &*module.borrow() {
        return Ok(module.clone());
    }
    let response: Response = JsFuture::from(window().fetch_with_str(program))
        .await?
        .dyn_into()?;
    if !response.ok() {
        return Err(format!("{program}: {}", response.status()).into());
    }
    let bytes: ArrayBuffer = JsFuture::from(response.array_buffer()?).await?.dyn_into()?;
    let made = JsFuture::from(WebAssembly::compile(&bytes)).await?;
    module.replace(Some(made.clone()));
    Ok(made)
}

fn listen(worker: &Worker, name: &str, hears: Hears) -> Result<Vec<Listener>, JsValue> {
    let on = |event, heard: Box<dyn Fn(Event)>| Listener::told(worker.clone().into(), event, heard);
    let name = name.to_owned();
    let died = {
        let hears = hears.clone();
        move |event: Event| hears(Said::Died(text_of(&event)))
    };
    let message = move |event: Event| {
        let data = event.dyn_into().map(|event: MessageEvent| event.data());
        match data.ok().and_then(|data| data.as_string()) {
            // Said once: from here on it holds the lock of its name.
            Some(text) if text == ALIVE => {
                let hears = hears.clone();
                let died = move || hears(Said::Died("the worker has ended".to_owned()));
                locks::when_free(&name, Box::new(died));
            }
            Some(text) => hears(Said::Message(text)),
            None => hears(Said::Died("the worker has sent no text".to_owned())),
        }
    };
    Ok(vec![
        on("message", Box::new(message))?,
        on("messageerror", Box::new(died.clone()))?,
        on("error", Box::new(died))?,
    ])
}

/// What the worker's script says when it holds the lock of its name.
const ALIVE: &str = "alive";

impl Running {
    pub fn post(&self, text: &str) {
        if let Some(worker) = &self.worker
            && let Err(error) = worker.post_message(&text.into())
        {
            leptos::logging::warn!("worker: {error:?}");
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
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
