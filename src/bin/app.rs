//! The page's program.
use komadai::app;

fn main() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        app::show_crash();
    }));
    app::start();
}
