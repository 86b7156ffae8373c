use crate::i18n::engine_net::EngineNetText;

pub const TEXT: EngineNetText = EngineNetText {
    coming: "Caricamento della rete neurale…",
    missing: "Rete neurale non caricata: il motore va avanti senza ed è più debole.",
};
