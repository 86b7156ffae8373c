//! The Fetch API.
use core::time::Duration;

use gloo_timers::callback::Timeout;
use js_sys::{JsString, Uint8Array};
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, ReadableStreamDefaultReader, ReferrerPolicy, RequestCredentials, RequestInit,
    Response,
};

use super::{files::OpenError, streams::read_chunk};

/// Why a file could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FetchError {
    /// The host has no such file.
    NotFound,
    /// Anything else, in words for the console.
    Failed(String),
}

impl core::fmt::Display for FetchError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NotFound => f.write_str("there is no such file"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for FetchError {}

/// The text of a file at an address relative to the page's.
///
/// # Errors
/// When the network or the host does not give it.
pub async fn fetch_text(address: &str) -> Result<String, FetchError> {
    let failed = |why: JsValue| FetchError::Failed(format!("{address}: {why:?}"));
    let response = response(address).await?;
    let text = JsFuture::from(response.text().map_err(failed)?).await;
    let text: JsString = text.map_err(failed)?.unchecked_into();
    Ok(text.into())
}

/// The bytes of a file at an address relative to the page's.
///
/// # Errors
/// When the network or the host does not give it.
pub async fn fetch_bytes(address: &str) -> Result<Vec<u8>, FetchError> {
    let failed = |why: JsValue| FetchError::Failed(format!("{address}: {why:?}"));
    let response = response(address).await?;
    let buffer = JsFuture::from(response.array_buffer().map_err(failed)?).await;
    Ok(Uint8Array::new(&buffer.map_err(failed)?).to_vec())
}

async fn response(address: &str) -> Result<Response, FetchError> {
    let failed = |why: JsValue| FetchError::Failed(format!("{address}: {why:?}"));
    let response = JsFuture::from(window().fetch_with_str(address)).await;
    let response: Response = response.map_err(failed)?.unchecked_into();
    match response.status() {
        _ if response.ok() => Ok(response),
        404 => Err(FetchError::NotFound),
        status => Err(FetchError::Failed(format!("{address}: status {status}"))),
    }
}

/// The bytes of a file of another site, which is told neither who asks nor from where. Not more
/// than `limit` bytes, and not for longer than `time`.
///
/// # Errors
/// `TooLarge`, or `NotFetched` for all else: a browser does not say why.
pub async fn fetch_foreign(
    address: &str,
    limit: usize,
    time: Duration,
) -> Result<Vec<u8>, OpenError> {
    let failed = |why: JsValue| {
        warn!("{address}: {why:?}");
        OpenError::NotFetched
    };
    let abort = AbortController::new().map_err(failed)?;
    let request = RequestInit::new();
    request.set_credentials(RequestCredentials::Omit);
    request.set_referrer_policy(ReferrerPolicy::NoReferrer);
    request.set_signal(Some(&abort.signal()));
    let millis = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
    let on_timeout = abort.clone();
    let _timeout = Timeout::new(millis, move || on_timeout.abort());
    let response = window().fetch_with_str_and_init(address, &request);
    let response: Response = JsFuture::from(response)
        .await
        .map_err(failed)?
        .unchecked_into();
    if !response.ok() {
        return Err(failed(response.status().into()));
    }
    let mut bytes = Vec::new();
    let Some(body) = response.body() else {
        return Ok(bytes);
    };
    let reader: ReadableStreamDefaultReader = body.get_reader().unchecked_into();
    while let Some(chunk) = read_chunk(&reader).await.map_err(failed)? {
        if bytes.len() + chunk.length() as usize > limit {
            abort.abort();
            return Err(OpenError::TooLarge);
        }
        bytes.extend(chunk.to_vec());
    }
    Ok(bytes)
}
