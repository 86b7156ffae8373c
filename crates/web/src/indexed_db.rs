//! IndexedDB: databases whose stores hold texts by keys that are texts.
//!
//! The futures of idb would bring a channel's code along, and do not say why a transaction
//! was given up.
use core::{cell::Cell, fmt, future::Future};
use std::rc::Rc;

use idb::{DatabaseEvent, Event, Factory, ObjectStore, ObjectStoreParams, Request};
use js_sys::{Array, Object};
use leptos::logging::warn;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

pub use idb::TransactionMode;

use super::promise::Deferred;

/// What the browser said: a text with the name of its exception.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DbError(String);

impl fmt::Display for DbError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<DomException> for DbError {
    fn from(error: DomException) -> Self {
        Self(error.to_string().into())
    }
}

/// In the browser's words, where there are some: idb has a text for each of its fifty errors.
impl From<idb::Error> for DbError {
    fn from(error: idb::Error) -> Self {
        match error {
            idb::Error::DomException(error) => error.into(),
            idb::Error::DeleteFailed(error)
            | idb::Error::GetAllFailed(error)
            | idb::Error::GetFailed(error)
            | idb::Error::IndexedDbOpenFailed(error)
            | idb::Error::ObjectStoreCreateFailed(error)
            | idb::Error::ObjectStoreNotFound(error)
            | idb::Error::UpdateFailed(error)
            | idb::Error::TransactionAbortError(error)
            | idb::Error::TransactionOpenFailed(error) => {
                let error: Object = error.unchecked_into();
                Self(error.to_string().into())
            }
            idb::Error::IndexedDbNotFound(_) => Self("indexed db not found".to_owned()),
            _ => Self("IndexedDB has failed".to_owned()),
        }
    }
}

/// The stores that each version of a database's layout has added, from version 1 on.
pub type Layout = &'static [&'static [&'static str]];

/// An open database.
#[derive(Debug)]
pub struct Database(idb::Database);

impl Database {
    /// Opens a database, which is brought to the last version of the layout. `on_gone` is
    /// called when the browser closes it, or a newer version of the page needs it.
    ///
    /// # Errors
    /// What the browser says. Then the layout is as it was.
    pub async fn open(
        name: &str,
        layout: Layout,
        on_gone: impl Fn() + Clone + 'static,
    ) -> Result<Self, DbError> {
        let version = u32::try_from(layout.len()).expect("a few versions");
        let mut request = Factory::new()?.open(name, Some(version))?;
        request.on_upgrade_needed(move |event| {
            if let Err(error) = upgrade(&event, layout) {
                warn!("IndexedDB: {error}");
                give_up(&event);
            }
        });
        let mut database = idb::Database::try_from(answer(request).await?)?;
        let gone = on_gone.clone();
        database.on_version_change(move |event| {
            match event.database() {
                Ok(database) => database.close(),
                Err(error) => warn!("IndexedDB: {}", DbError::from(error)),
            }
            gone();
        });
        database.on_close(move |_| on_gone());
        Ok(Self(database))
    }

    /// Begins a transaction on these stores.
    ///
    /// # Errors
    /// When the connection is lost.
    pub fn begin(&self, stores: &[&str], mode: TransactionMode) -> Result<Transaction, DbError> {
        Ok(Transaction(self.0.transaction(stores, mode)?))
    }
}

/// From the layout that is there to ours.
fn upgrade(event: &idb::event::VersionChangeEvent, layout: Layout) -> Result<(), DbError> {
    let database = event.database()?;
    let before = event.old_version()?;
    let missing = layout.iter().skip(before as usize);
    for store in missing.flat_map(|stores| stores.iter()) {
        database.create_object_store(store, ObjectStoreParams::new())?;
    }
    Ok(())
}

/// The layout stays as it was, and opening fails.
fn give_up(event: &idb::event::VersionChangeEvent) {
    let transaction = event
        .target()
        .ok()
        .and_then(|request| request.transaction());
    if let Some(Err(error)) = transaction.map(idb::Transaction::abort) {
        warn!("IndexedDB: {}", DbError::from(error));
    }
}

/// A transaction. Everything that is done in it happens, or nothing.
#[derive(Debug)]
pub struct Transaction(idb::Transaction);

/// The texts of a store, by key. What is no text is `None`.
pub type Texts = Vec<(String, Option<String>)>;

impl Transaction {
    /// The value of a key, if there is one; `Some(None)` when it is no text.
    ///
    /// # Errors
    /// What the browser says.
    pub async fn get(&self, store: &str, key: &str) -> Result<Option<Option<String>>, DbError> {
        let value = answer(self.store(store)?.get(JsValue::from(key))?).await?;
        Ok((!value.is_undefined()).then(|| value.as_string()))
    }

    /// Everything in a store, by key.
    ///
    /// # Errors
    /// What the browser says.
    pub async fn all(&self, store: &str) -> Result<Texts, DbError> {
        let store = self.store(store)?;
        let keys = answer(store.get_all_keys(None, None)?);
        let values = answer(store.get_all(None, None)?);
        let (keys, values): (Array, Array) =
            (keys.await?.unchecked_into(), values.await?.unchecked_into());
        let texts = keys.iter().zip(values.iter());
        Ok(texts
            .map(|(key, value)| (key.as_string().unwrap_or_default(), value.as_string()))
            .collect())
    }

    /// Stores a text. If that fails later, so does the transaction.
    ///
    /// # Errors
    /// What the browser says.
    pub fn put(&self, store: &str, key: &str, text: &str) -> Result<(), DbError> {
        self.store(store)?.put(&text.into(), Some(&key.into()))?;
        Ok(())
    }

    /// Deletes a text. If that fails later, so does the transaction.
    ///
    /// # Errors
    /// What the browser says.
    pub fn delete(&self, store: &str, key: &str) -> Result<(), DbError> {
        self.store(store)?.delete(JsValue::from(key))?;
        Ok(())
    }

    /// Waits until everything is stored.
    ///
    /// # Errors
    /// What the browser says; then nothing is stored.
    pub async fn commit(self) -> Result<(), DbError> {
        completion(self.0).await
    }

    /// Nothing that was done in it happens.
    pub fn abort(self) {
        // Fails only for a transaction that the browser has given up itself.
        let _ = self.0.abort();
    }

    fn store(&self, name: &str) -> Result<ObjectStore, DbError> {
        Ok(self.0.object_store(name)?)
    }
}

/// What a request answers. It is listened to from now on, not from the first poll.
fn answer<R: Request + 'static>(mut request: R) -> impl Future<Output = Result<JsValue, DbError>> {
    let response = Deferred::new();
    let (succeeded, failed) = (response.clone(), response.clone());
    request.on_success(move |_| succeeded.resolve());
    request.on_error(move |_| failed.resolve());
    async move {
        response.wait().await;
        match request.error()? {
            Some(error) => Err(error.into()),
            None => Ok(request.result()?),
        }
    }
}

/// Whether a transaction has stored everything. It is listened to from now on.
fn completion(mut transaction: idb::Transaction) -> impl Future<Output = Result<(), DbError>> {
    let response = Deferred::new();
    let is_aborted = Rc::new(Cell::new(false));
    let (completed, aborted) = (response.clone(), response.clone());
    transaction.on_complete(move |_| completed.resolve());
    let mark = is_aborted.clone();
    transaction.on_abort(move |_| {
        mark.set(true);
        aborted.resolve();
    });
    async move {
        response.wait().await;
        if !is_aborted.get() {
            return Ok(());
        }
        let error = transaction.error().map(DbError::from);
        Err(error.unwrap_or_else(|| idb::Error::DomExceptionNotFound.into()))
    }
}
