//! The net that the engine evaluates by: for parts that are loaded later.

#[derive(Debug)]
pub struct NetText {
    /// It is being loaded, and the first move waits for it.
    pub coming: &'static str,
    /// It could not be loaded: the evaluation made by hand takes its place, until the
    /// next game.
    pub missing: &'static str,
}

pub const EN: NetText = NetText {
    coming: "The engine’s neural net is being loaded…",
    missing: "The engine’s neural net could not be loaded: it goes on without it, and is weaker.",
};

pub const JA: NetText = NetText {
    coming: "エンジンの評価関数を読み込んでいます…",
    missing: "評価関数を読み込めなかったため、エンジンは簡単な評価で代用しています。棋力は少し落ちます。",
};

pub const IT: NetText = NetText {
    coming: "La rete neurale del motore si sta caricando…",
    missing: "La rete neurale del motore non è stata caricata: il motore continua senza, ed è più debole.",
};

pub const RO: NetText = NetText {
    coming: "Rețeaua neuronală a motorului se încarcă…",
    missing: "Rețeaua neuronală a motorului nu a putut fi încărcată: motorul continuă fără ea și este mai slab.",
};

pub const SV: NetText = NetText {
    coming: "Motorns neurala nät laddas…",
    missing: "Motorns neurala nät kunde inte laddas: den fortsätter utan det och är svagare.",
};
