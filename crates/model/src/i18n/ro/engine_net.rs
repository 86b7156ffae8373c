use crate::i18n::engine_net::EngineNetText;

pub const TEXT: EngineNetText = EngineNetText {
    coming: "Rețeaua neuronală se încarcă…",
    missing: "Rețeaua neuronală nu a putut fi încărcată: motorul continuă fără ea și este mai slab.",
};
