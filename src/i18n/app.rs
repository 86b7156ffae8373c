//! What concerns the page as a whole.

#[derive(Debug)]
pub struct AppText {
    pub title: &'static str,
    pub update_ready: &'static str,
    pub update: &'static str,
    pub later: &'static str,
    pub crashed: &'static str,
    pub reload: &'static str,
    pub not_loaded: &'static str,
}

pub const EN: AppText = AppText {
    title: "Komadai",
    update_ready: "A new version is ready. Your game goes on where it stands.",
    update: "Load it",
    later: "Later",
    crashed: "Something went wrong, and the page has stopped. Your game is kept.",
    reload: "Load again",
    not_loaded: "This part of the page could not be loaded. Try again when you are connected.",
};

pub const JA: AppText = AppText {
    title: "駒台",
    update_ready: "新しい版を使えます。対局はそのまま続きます。",
    update: "更新する",
    later: "あとで",
    crashed: "問題が起き、ページが止まりました。対局は保存されています。",
    reload: "読み込み直す",
    not_loaded: "この部分を読み込めませんでした。接続を確かめて、もう一度お試しください。",
};
