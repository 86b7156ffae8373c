//! Texts small enough for an address: deflated by the browser, and written in
//! letters, digits, `-` and `_`.
mod base64url;

use js_sys::{Array, Function, Reflect, Uint8Array};
use leptos::logging::warn;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    ReadableStreamDefaultReader, ReadableStreamReadResult, ReadableWritablePair,
    WritableStreamDefaultWriter,
};

/// How much is handed to the browser at once, in bytes. Deflate makes a thousand
/// of one at most, and what is made of one piece cannot be stopped.
const PIECE: usize = 2_048;

/// Why a text cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InflateError {
    /// Characters that do not occur, or too few of them.
    NotBase64,
    /// Not what [`deflate_to_base64url`] has made, or not all of it.
    NotDeflated,
    /// More than the limit.
    TooLarge,
    /// This browser cannot unpack.
    Missing,
}

/// Packs a text. None where the browser cannot.
pub fn deflate_to_base64url(text: &str, then: Box<dyn FnOnce(Option<String>)>) {
    let text = text.as_bytes().to_vec();
    spawn_local(async move {
        let packed = through("CompressionStream", text, usize::MAX).await;
        then(packed.ok().map(|bytes| base64url::encode(&bytes)));
    });
}

/// Unpacks what [`deflate_to_base64url`] has made, if it has no more than `limit` bytes.
pub fn inflate_from_base64url(
    packed: &str,
    limit: usize,
    then: Box<dyn FnOnce(Result<String, InflateError>)>,
) {
    let bytes = base64url::decode(packed);
    spawn_local(async move {
        let bytes = match bytes {
            Some(bytes) => through("DecompressionStream", bytes, limit).await,
            None => Err(InflateError::NotBase64),
        };
        let text =
            bytes.and_then(|bytes| String::from_utf8(bytes).map_err(|_| InflateError::NotDeflated));
        then(text);
    });
}

/// What a stream of the browser's makes of bytes, read until it ends or has made
/// more than `limit`.
async fn through(class: &str, bytes: Vec<u8>, limit: usize) -> Result<Vec<u8>, InflateError> {
    let (writer, reader) = stream(class).map_err(|error| {
        warn!("{class}: {error:?}");
        InflateError::Missing
    })?;
    spawn_local(async move {
        // Whatever goes wrong in the stream, its reader is told too.
        let _ = feed(&writer, &bytes).await;
    });
    let mut made = Vec::new();
    while let Some(piece) = next(&reader).await.map_err(|_| InflateError::NotDeflated)? {
        if made.len() + piece.length() as usize > limit {
            // Ends the stream, and with it the feeding. It cannot fail: the
            // stream has not.
            let _ = JsFuture::from(reader.cancel()).await;
            return Err(InflateError::TooLarge);
        }
        made.extend(piece.to_vec());
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
    for piece in bytes.chunks(PIECE) {
        let piece = Uint8Array::from(piece);
        JsFuture::from(writer.write_with_chunk(&piece)).await?;
    }
    JsFuture::from(writer.close()).await.map(drop)
}

/// The next piece of a stream of bytes; none at the end.
pub(super) async fn next(
    reader: &ReadableStreamDefaultReader,
) -> Result<Option<Uint8Array>, JsValue> {
    let read: ReadableStreamReadResult = JsFuture::from(reader.read()).await?.unchecked_into();
    match read.get_done() {
        Some(true) => Ok(None),
        _ => Ok(Some(read.get_value().unchecked_into())),
    }
}
