use crate::EngineNetText;

pub const TEXT: EngineNetText = EngineNetText {
    coming: "Rețeaua neuronală se încarcă…",
    missing: "Rețeaua neuronală nu a putut fi încărcată: motorul continuă fără ea și este mai slab.",
    cancelled: "Până la partida următoare motorul continuă fără rețeaua neuronală și este mai slab.",
    cancel: "Continuă fără ea",
    amount: |done, all| format!("{done} din {all} kB"),
};
