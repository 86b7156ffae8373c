use crate::AppText;

pub const TEXT: AppText = AppText {
    title: "Komadai",
    crashed: "Qualcosa è andato storto e la pagina si è fermata. La partita è salvata.",
    reload: "Ricarica",
    not_loaded: "Non è stato possibile caricare questa parte della pagina. Riprova quando sei in \
                 linea.",
};
