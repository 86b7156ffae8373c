//! The address of the page.
use komadai::router::provide_router;
use komadai_model::Route;
use komadai_web::location;
use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn a_navigation_is_followed_before_its_event_has_come() {
    location::replace_fragment(&Route::RECORD.to_string());
    let owner = Owner::new();
    let router = owner.with(provide_router);

    location::navigate(&Route::PLAY.to_string());
    router.replace(Route::RECORD);

    assert_eq!(router.route().get_untracked(), Route::PLAY);
    assert_eq!(location::fragment(), Route::PLAY.to_string());

    router.replace(Route::RECORD);
    assert_eq!(router.route().get_untracked(), Route::RECORD);
    assert_eq!(location::fragment(), Route::RECORD.to_string());
    owner.cleanup();
}
