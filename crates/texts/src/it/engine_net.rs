use crate::EngineNetText;

pub const TEXT: EngineNetText = EngineNetText {
    coming: "Caricamento della rete neurale…",
    missing: "Rete neurale non caricata: il motore va avanti senza ed è più debole.",
    cancelled: "Fino alla prossima partita il motore va avanti senza rete neurale ed è più debole.",
    cancel: "Continua senza",
    amount: |done, all| format!("{done} di {all} kB"),
};
