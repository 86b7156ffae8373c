//! The page's program.
use komadai::{app, platform::page};

fn main() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        page::show_crash();
    }));
    app::start();
}
