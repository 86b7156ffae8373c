use crate::EngineNetText;

pub const TEXT: EngineNetText = EngineNetText {
    coming: "Det neurala nätet laddas…",
    missing: "Det neurala nätet kunde inte laddas: motorn fortsätter utan det och är svagare.",
    cancelled: "Till nästa parti fortsätter motorn utan det neurala nätet och är svagare.",
    cancel: "Fortsätt utan",
    amount: |done, all| format!("{done} av {all} kB"),
};
