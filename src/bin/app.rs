//! The page's program.
use komadai::{app::App, platform::page};

fn main() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        page::show_crash();
    }));
    leptos::mount::mount_to_body(App);
}
