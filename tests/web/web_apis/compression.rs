//! Texts packed for an address.
use komadai_web::compression::{InflateError, deflate_to_base64url, inflate_from_base64url};
use wasm_bindgen_test::wasm_bindgen_test;

use super::{Replaced, Told, run};

const LIMIT: usize = 1_000_000;

async fn packed(text: &str) -> Option<String> {
    let told = Told::new();
    deflate_to_base64url(text, Box::new(told.tell()));
    told.next().await
}

async fn unpacked(packed: &str) -> Result<String, InflateError> {
    let told = Told::new();
    inflate_from_base64url(packed, LIMIT, Box::new(told.tell()));
    told.next().await
}

#[wasm_bindgen_test]
async fn a_text_comes_back() {
    let numbers: Vec<String> = (0..40_000).map(|number| format!("{number}手")).collect();
    for text in ["", "７六歩", &"☗７六歩\n".repeat(5_000), &numbers.concat()] {
        let packed = packed(text).await.unwrap();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        assert!(packed.bytes().all(is_plain));
        assert_eq!(unpacked(&packed).await.as_deref(), Ok(text));
    }
    let long = packed(&"☗７六歩\n".repeat(5_000)).await.unwrap();
    assert!(long.len() < 500, "{}", long.len());
}

#[wasm_bindgen_test]
async fn the_format_is_deflate_as_others_write_it() {
    // zlib's, of "hello hello hello hello", without its frame.
    assert_eq!(
        unpacked("y0jNyclXyEAnAQ").await.as_deref(),
        Ok("hello hello hello hello")
    );
}

#[wasm_bindgen_test]
async fn what_was_not_packed_is_refused() {
    let good = packed("７六歩 ８四歩 ２六歩 ３二金").await.unwrap();
    let (cut, _) = good.split_at(good.len() / 4 * 2);
    for (text, error) in [
        ("７六歩", InflateError::NotBase64),
        ("abcd=", InflateError::NotBase64),
        // A digit too few, bits that are lost, padding, digits of other alphabets: an address
        // has one meaning.
        ("Z", InflateError::NotBase64),
        ("Zh", InflateError::NotBase64),
        ("Zm9", InflateError::NotBase64),
        ("Zg==", InflateError::NotBase64),
        ("Zm9v+A", InflateError::NotBase64),
        ("Zm9v/A", InflateError::NotBase64),
        ("Zm 9v", InflateError::NotBase64),
        ("", InflateError::NotDeflated),
        ("____", InflateError::NotDeflated),
        (cut, InflateError::NotDeflated),
        (&format!("{cut}AAAAAAAA"), InflateError::NotDeflated),
        // Deflated bytes that are no text: FF FE.
        ("-_8PAA", InflateError::NotDeflated),
    ] {
        assert_eq!(unpacked(text).await, Err(error), "{text}");
    }
}

#[wasm_bindgen_test]
async fn no_more_is_unpacked_than_the_limit() {
    let full = "a".repeat(LIMIT);
    let packed_full = packed(&full).await.unwrap();
    assert_eq!(unpacked(&packed_full).await, Ok(full));
    let one_more = packed(&"a".repeat(LIMIT + 1)).await.unwrap();
    assert_eq!(unpacked(&one_more).await, Err(InflateError::TooLarge));
}

/// An address of 600,000 characters that means 460 MB of zeros.
#[wasm_bindgen_test]
async fn a_bomb_is_not_unpacked() {
    let _counting = Replaced::new(
        "ReadableStreamDefaultReader.prototype",
        "read",
        "(() => {
            const read = ReadableStreamDefaultReader.prototype.read;
            window.made = 0;
            return async function() {
                const result = await read.call(this);
                window.made += result.value ? result.value.length : 0;
                return result;
            };
        })()",
    );
    let bomb = format!("7MEBAQAAAICQ_q_uCAoA{}", "A".repeat(600_000));
    assert_eq!(unpacked(&bomb).await, Err(InflateError::TooLarge));
    let made = run("window.made").as_f64().unwrap();
    assert!(made < 2.0 * LIMIT as f64, "{made}");
}

#[wasm_bindgen_test]
async fn a_browser_that_cannot_says_so() {
    let _without = (
        Replaced::new("window", "CompressionStream", "undefined"),
        Replaced::new("window", "DecompressionStream", "undefined"),
    );
    assert_eq!(packed("a").await, None);
    assert_eq!(unpacked("SwQA").await, Err(InflateError::Missing));
}
