use crate::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "Questo browser non permette di salvare: ricaricando la pagina la partita andrebbe \
               persa.",
    unreadable: "Non è stato possibile leggere la partita salvata. È stata messa da parte, e questa \
                 è una partita nuova.",
    earlier: "Sulla tavola c’è un’altra partita. La tua partita non finita è salvata.",
    back_to_earlier: "Torna alla mia partita",
    address_faults: "Il link non descrive una partita:",
    update_ready: "È pronta una nuova versione. La partita continua da dove sei.",
    update_busy: "In un’altra finestra si sta giocando una partita. Carica la nuova versione quando sarà finita.",
    update: "Caricala",
    wait: "Più tardi",
};
