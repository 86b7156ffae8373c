//! Parts of the code in a build that holds them all, as this one does.
use gloo_timers::future::TimeoutFuture;
use komadai_ui::{lazy, lazy_module};
use wasm_bindgen_test::wasm_bindgen_test;

lazy_module! {
    static DOUBLES: fn(u32) -> u32 = doubles(|number| 2 * number);
}

#[wasm_bindgen_test]
async fn a_part_is_there_once_it_is_loaded() {
    assert!(DOUBLES.get().is_none());
    let (tell, told) = std::sync::mpsc::channel();
    lazy::load(
        DOUBLES.load_fn(),
        Box::new(move || tell.send(DOUBLES.get()).expect("who waits")),
    );
    TimeoutFuture::new(0).await;
    let double = told.try_recv().expect("an answer").expect("the part");
    assert_eq!(double(21), 42);
}
