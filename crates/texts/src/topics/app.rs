//! The page as a whole.

#[derive(Debug)]
pub struct AppText {
    pub title: &'static str,
    pub crashed: &'static str,
    pub reload: &'static str,
    pub not_loaded: &'static str,
}
