use crate::i18n::notices::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "Questo browser non conserva nulla per questa pagina: ricaricandola la partita \
               andrebbe persa.",
    unreadable: "Non è stato possibile leggere la partita conservata. È stata messa da parte, e \
                 questa è una partita nuova.",
    earlier: "La tua partita non finita è stata messa da parte per quella di questo indirizzo.",
    back_to_earlier: "Torna alla mia partita",
    address_faults: "L’indirizzo non descrive una partita:",
    update_ready: "È pronta una nuova versione. La partita continua dal punto in cui si trova.",
    update_busy: "In un’altra finestra si sta giocando una partita. Carica la nuova versione quando sarà finita.",
    update: "Caricala",
    wait: "Più tardi",
};
