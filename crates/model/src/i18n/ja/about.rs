use crate::i18n::about::AboutText;

pub const TEXT: AboutText = AboutText {
    version: |version| format!("バージョン{version}の新しい点"),
    news: &[
        "「学ぶ」：最初の一手から始まる70のレッスン。",
        "「問題」：詰将棋、必至、次の一手。今日の問題や、レーティングに合った問題。",
        "通信対局：アカウントなしで、リアルタイムでもメッセージでも指せます。",
        "コンピューターが強くなり、10のレベルの差がそろいました。",
        "ホーム画面と、どの画面にもあるメニュー。",
    ],
    licences: "ライセンス",
};
