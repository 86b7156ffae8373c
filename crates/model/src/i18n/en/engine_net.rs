use crate::i18n::engine_net::EngineNetText;

pub const TEXT: EngineNetText = EngineNetText {
    coming: "The neural net is being loaded…",
    missing: "The neural net could not be loaded: the engine goes on without it, and is weaker.",
};
