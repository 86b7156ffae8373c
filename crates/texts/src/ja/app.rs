use crate::AppText;

pub const TEXT: AppText = AppText {
    title: "駒台",
    crashed: "エラーが発生し、ページが停止しました。対局は保存されています。",
    reload: "読み込み直す",
    not_loaded: "この部分を読み込めませんでした。接続を確かめて、もう一度お試しください。",
};
