//! The Compression Streams API: texts short enough for an address, deflated and encoded as
//! base64url (RFC 4648, section 5) without padding.
use data_encoding::BASE64URL_NOPAD;
use js_sys::{Array, Function, Reflect, Uint8Array};
use leptos::logging::warn;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ReadableStreamDefaultReader, ReadableWritablePair, WritableStreamDefaultWriter};

use super::streams::read_chunk;

/// How much the stream is fed at once, in bytes. A byte of deflate becomes a thousand at
/// most, and what becomes of one chunk cannot be stopped.
const CHUNK: usize = 2_048;

/// Why a text cannot be inflated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InflateError {
    /// Not base64url: foreign characters, padding, or bits that would be lost.
    NotBase64,
    /// Damaged, or not all of it.
    NotDeflated,
    /// More than the limit.
    TooLarge,
    /// The browser lacks the API.
    Missing,
}

/// Deflates and encodes a text. `None` where the browser cannot.
pub fn deflate_to_base64url(text: &str, then: Box<dyn FnOnce(Option<String>)>) {
    let text = text.as_bytes().to_vec();
    spawn_local(async move {
        let packed = through("CompressionStream", text, usize::MAX).await;
        then(packed.ok().map(|bytes| BASE64URL_NOPAD.encode(&bytes)));
    });
}

/// The text that [`deflate_to_base64url`] was given, if it has at most `limit` bytes.
pub fn inflate_from_base64url(
    packed: &str,
    limit: usize,
    then: Box<dyn FnOnce(Result<String, InflateError>)>,
) {
    let bytes = BASE64URL_NOPAD.decode(packed.as_bytes());
    spawn_local(async move {
        let bytes = match bytes {
            Ok(bytes) => through("DecompressionStream", bytes, limit).await,
            Err(_) => Err(InflateError::NotBase64),
        };
        let text =
            bytes.and_then(|bytes| String::from_utf8(bytes).map_err(|_| InflateError::NotDeflated));
        then(text);
    });
}

/// Bytes that were deflated without a header (RFC 1951), if they have at most `limit` bytes.
///
/// # Errors
/// When they are damaged or too many, or the browser lacks the API.
pub async fn inflate_raw(bytes: Vec<u8>, limit: usize) -> Result<Vec<u8>, InflateError> {
    through("DecompressionStream", bytes, limit).await
}

/// The same bytes deflated without a header; `None` where the browser cannot.
pub async fn deflate_raw(bytes: Vec<u8>) -> Option<Vec<u8>> {
    through("CompressionStream", bytes, usize::MAX).await.ok()
}

/// The output of one of the browser's streams, read until it ends or exceeds `limit`.
async fn through(class: &str, bytes: Vec<u8>, limit: usize) -> Result<Vec<u8>, InflateError> {
    let (writer, reader) = stream(class).map_err(|error| {
        warn!("{class}: {error:?}");
        InflateError::Missing
    })?;
    spawn_local(async move {
        // The reader gets the stream's errors too.
        let _ = feed(&writer, &bytes).await;
    });
    let mut made = Vec::new();
    while let Some(chunk) = read_chunk(&reader)
        .await
        .map_err(|_| InflateError::NotDeflated)?
    {
        if made.len() + chunk.length() as usize > limit {
            // Ends the stream, and with it the feeding. It cannot fail: the
            // stream has not.
            let _ = JsFuture::from(reader.cancel()).await;
            return Err(InflateError::TooLarge);
        }
        made.extend(chunk.to_vec());
    }
    Ok(made)
}

fn stream(
    class: &str,
) -> Result<(WritableStreamDefaultWriter, ReadableStreamDefaultReader), JsValue> {
    let class: Function = Reflect::get(&js_sys::global(), &class.into())?.dyn_into()?;
    let format = Array::of1(&"deflate-raw".into());
    let pair: ReadableWritablePair = Reflect::construct(&class, &format)?.unchecked_into();
    let writer = pair.get_writable().get_writer()?;
    Ok((writer, pair.get_readable().get_reader().unchecked_into()))
}

async fn feed(writer: &WritableStreamDefaultWriter, bytes: &[u8]) -> Result<(), JsValue> {
    for chunk in bytes.chunks(CHUNK) {
        let chunk = Uint8Array::from(chunk);
        JsFuture::from(writer.write_with_chunk(&chunk)).await?;
    }
    JsFuture::from(writer.close()).await.map(drop)
}
