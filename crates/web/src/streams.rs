//! The Streams API.
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableStreamDefaultReader, ReadableStreamReadResult};

/// The next chunk of a stream of bytes; `None` at the end.
///
/// # Errors
/// What the stream failed with.
pub(super) async fn read_chunk(
    reader: &ReadableStreamDefaultReader,
) -> Result<Option<Uint8Array>, JsValue> {
    let read: ReadableStreamReadResult = JsFuture::from(reader.read()).await?.unchecked_into();
    match read.get_done() {
        Some(true) => Ok(None),
        _ => Ok(Some(read.get_value().unchecked_into())),
    }
}
