//! The net that the engine evaluates by: for parts that are loaded later.

#[derive(Debug)]
pub struct NetText {
    /// It is being loaded, and the first move waits for it.
    pub coming: &'static str,
    /// It could not be loaded: the evaluation made by hand goes on alone, until the
    /// next game.
    pub missing: &'static str,
}

pub const EN: NetText = NetText {
    coming: "The neural net is being loaded…",
    missing: "The neural net could not be loaded: the engine goes on without it, and is weaker.",
};

pub const JA: NetText = NetText {
    coming: "評価関数を読み込んでいます…",
    missing: "評価関数を読み込めないため、エンジンは簡易評価で動いています。棋力は下がります。",
};

pub const IT: NetText = NetText {
    coming: "La rete neurale si sta caricando…",
    missing: "Rete neurale non caricata: il motore va avanti senza ed è più debole.",
};

pub const RO: NetText = NetText {
    coming: "Rețeaua neuronală se încarcă…",
    missing: "Rețeaua neuronală nu a putut fi încărcată: motorul continuă fără ea și este mai slab.",
};

pub const SV: NetText = NetText {
    coming: "Det neurala nätet laddas…",
    missing: "Det neurala nätet kunde inte laddas: motorn fortsätter utan det och är svagare.",
};
