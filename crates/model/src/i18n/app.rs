//! What concerns the page as a whole.

#[derive(Debug)]
pub struct AppText {
    pub title: &'static str,
    pub crashed: &'static str,
    pub reload: &'static str,
    pub not_loaded: &'static str,
}

pub const EN: AppText = AppText {
    title: "Komadai",
    crashed: "Something went wrong, and the page has stopped. Your game is kept.",
    reload: "Load again",
    not_loaded: "This part of the page could not be loaded. Try again when you are connected.",
};

pub const JA: AppText = AppText {
    title: "駒台",
    crashed: "問題が起き、ページが止まりました。対局は保存されています。",
    reload: "読み込み直す",
    not_loaded: "この部分を読み込めませんでした。接続を確かめて、もう一度お試しください。",
};

pub const IT: AppText = AppText {
    title: "Komadai",
    crashed: "Qualcosa è andato storto e la pagina si è fermata. La partita è conservata.",
    reload: "Ricarica",
    not_loaded: "Non è stato possibile caricare questa parte della pagina. Riprova quando sei in \
                 linea.",
};

pub const RO: AppText = AppText {
    title: "Komadai",
    crashed: "Ceva nu a mers, iar pagina s-a oprit. Partida ta este păstrată.",
    reload: "Reîncarcă",
    not_loaded: "Această parte a paginii nu a putut fi încărcată. Încearcă din nou când ai \
                 conexiune.",
};

pub const SV: AppText = AppText {
    title: "Komadai",
    crashed: "Något gick fel, och sidan har stannat. Ditt parti är sparat.",
    reload: "Ladda om",
    not_loaded: "Den här delen av sidan kunde inte laddas. Försök igen när du är uppkopplad.",
};
