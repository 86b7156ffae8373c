//! IndexedDB's requests and transactions as futures. The ones of idb would bring a
//! channel's code along, and do not say why a transaction was given up.
use core::future::Future;

use idb::{Error, Request, Transaction};
use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use komadai_model::library::LibraryError;

/// What IndexedDB answered, with its error as one of the library.
pub(super) trait OrLibraryError<T> {
    fn or_library_error(self) -> Result<T, LibraryError>;
}

impl<T> OrLibraryError<T> for Result<T, Error> {
    fn or_library_error(self) -> Result<T, LibraryError> {
        self.map_err(|error| library_error(&error))
    }
}

fn library_error(error: &Error) -> LibraryError {
    LibraryError::from_browser(&error.to_string())
}

/// What a request answers. It is listened to from now on, not from the first poll.
pub(super) fn answer<R: Request + 'static>(
    mut request: R,
) -> impl Future<Output = Result<JsValue, LibraryError>> {
    let response = promise(|settle| {
        let failed = settle.clone();
        request.on_success(move |_| resolve(&settle));
        request.on_error(move |_| resolve(&failed));
    });
    async move {
        settled(response).await;
        match request.error().or_library_error()? {
            Some(error) => Err(library_error(&Error::DomException(error))),
            None => request.result().or_library_error(),
        }
    }
}

/// Whether a transaction has stored everything. It is listened to from now on.
pub(super) fn completion(
    mut transaction: Transaction,
) -> impl Future<Output = Result<(), LibraryError>> {
    let response = promise(|settle| {
        let aborted = settle.clone();
        transaction.on_complete(move |_| resolve(&settle));
        transaction.on_abort(move |_| {
            // The one answer that is not undefined.
            let _ = aborted.call1(&JsValue::UNDEFINED, &JsValue::TRUE);
        });
    });
    async move {
        if settled(response).await.is_undefined() {
            return Ok(());
        }
        let error = transaction.error().map(Error::DomException);
        Err(library_error(&error.unwrap_or(Error::DomExceptionNotFound)))
    }
}

/// A promise; `start` gets the function that resolves it.
pub(super) fn promise(mut start: impl FnMut(Function)) -> Promise {
    Promise::new(&mut |resolve, _| start(resolve))
}

/// Resolves a promise by its function.
pub(super) fn resolve(function: &Function) {
    // Resolving does not throw.
    let _ = function.call0(&JsValue::UNDEFINED);
}

/// Waits for a promise that nobody rejects.
pub(super) async fn settled(promise: Promise) -> JsValue {
    JsFuture::from(promise).await.unwrap_or_default()
}
