use crate::EngineNetText;

pub const TEXT: EngineNetText = EngineNetText {
    coming: "The neural net is being loaded…",
    missing: "The neural net could not be loaded: the engine goes on without it, and is weaker.",
    cancelled: "The engine goes on without its neural net until the next game, and is weaker.",
    cancel: "Go on without it",
    amount: |done, all| format!("{done} of {all} kB"),
};
