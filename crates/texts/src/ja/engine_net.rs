use crate::EngineNetText;

pub const TEXT: EngineNetText = EngineNetText {
    coming: "評価関数を読み込んでいます…",
    missing: "評価関数を読み込めないため、エンジンは簡易評価で動いています。棋力は下がります。",
    cancelled: "次の対局まで、エンジンは簡易評価で動きます。棋力は下がります。",
    cancel: "使わずに続ける",
    amount: |done, all| format!("{all} kB中{done} kB"),
};
