//! The Web Crypto API: encrypting texts with AES-GCM.
use core::fmt;

use data_encoding::BASE64URL_NOPAD;
use js_sys::{Array, ArrayBuffer, Promise, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AesGcmParams, CryptoKey, SubtleCrypto};

use super::random::random_bytes;

const ALGORITHM: &str = "AES-GCM";

/// The length that AES-GCM is made for, in bytes.
const IV: usize = 12;

/// A key for texts. It cannot be read out of the browser again.
#[derive(Clone, Debug)]
pub struct TextKey {
    crypto: SubtleCrypto,
    key: CryptoKey,
}

/// The text is not one that was encrypted with this key for this context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecryptError;

impl fmt::Display for DecryptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("encrypted with another key, for another context, or damaged")
    }
}

impl core::error::Error for DecryptError {}

/// Whether the page can encrypt: it was opened over a secure connection.
pub fn is_supported() -> bool {
    window().is_secure_context()
}

impl TextKey {
    /// None outside secure contexts.
    pub async fn new(key: &[u8; 32]) -> Option<Self> {
        let crypto = window().crypto().ok()?.subtle();
        // Whatever web-sys says.
        if crypto.is_undefined() {
            return None;
        }
        let usages = Array::of2(&"encrypt".into(), &"decrypt".into());
        let bytes = Uint8Array::from(&key[..]);
        let made = crypto.import_key_with_str("raw", &bytes, ALGORITHM, false, &usages);
        let key = JsFuture::from(made.ok()?).await.ok()?.unchecked_into();
        Some(Self { crypto, key })
    }

    /// Encrypts a text as base64url. It can only be decrypted with the same context, which is
    /// not in it. None where the browser fails.
    pub async fn encrypt(&self, text: &str, context: &str) -> Option<String> {
        let iv = random_bytes::<IV>()?;
        let how = parameters(&iv, context);
        let encrypting =
            self.crypto
                .encrypt_with_object_and_u8_array(&how, &self.key, text.as_bytes());
        let mut bytes = iv.to_vec();
        bytes.extend(bytes_of(encrypting).await.ok()?);
        Some(BASE64URL_NOPAD.encode(&bytes))
    }

    /// Decrypts a text that [`encrypt`](Self::encrypt) made.
    ///
    /// # Errors
    /// When it is anything else.
    pub async fn decrypt(&self, encrypted: &str, context: &str) -> Result<String, DecryptError> {
        let bytes = BASE64URL_NOPAD.decode(encrypted.as_bytes());
        let bytes = bytes.map_err(|_| DecryptError)?;
        let (iv, encrypted) = bytes.split_first_chunk::<IV>().ok_or(DecryptError)?;
        let how = parameters(iv, context);
        let decrypting = self
            .crypto
            .decrypt_with_object_and_u8_array(&how, &self.key, encrypted);
        let text = bytes_of(decrypting).await.map_err(|_| DecryptError)?;
        String::from_utf8(text).map_err(|_| DecryptError)
    }
}

fn parameters(iv: &[u8; IV], context: &str) -> AesGcmParams {
    let iv = Uint8Array::from(&iv[..]);
    let parameters = AesGcmParams::new_with_u8_array(ALGORITHM, &iv);
    parameters.set_additional_data_u8_array(&Uint8Array::from(context.as_bytes()));
    parameters
}

async fn bytes_of(promise: Result<Promise, JsValue>) -> Result<Vec<u8>, JsValue> {
    let buffer: ArrayBuffer = JsFuture::from(promise?).await?.unchecked_into();
    Ok(Uint8Array::new(&buffer).to_vec())
}
