//! The page's program.
use komadai::{app, web::crash};

fn main() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        crash::show();
    }));
    app::start();
}
