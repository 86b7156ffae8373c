use shogi::PieceKind;

use crate::AssistText;

pub const TEXT: AssistText = AssistText {
    new: "はじめて",
    welcome: [
        "相手の玉を詰ませれば勝ちです。玉を取られそうな状態が王手で、すぐに防がなければなりません。敵陣の三段に入った駒は、玉と金を除いて成れます。",
        "駒に触れると、動けるマスが盤に出ます。そのマスに触れると駒が動きます。",
        "取った駒は自分のものになり、のちの手番で、動かす代わりに空いたマスに打てます。",
    ],
    read_on: "続きを読む",
    first_game: "コンピューターとはじめての対局",
    lesson_offer: "これについてのレッスンがあります。",
    lesson_open: "レッスンを開く",
    touch_one: "駒に触れると、ここに名前が出ます。",
    goes_nowhere: "今は動かせるところがありません。",
    all_pieces: "駒の一覧",
    reading: |kind| match kind {
        PieceKind::King => "ぎょくしょう",
        PieceKind::Rook => "ひしゃ",
        PieceKind::Bishop => "かくぎょう",
        PieceKind::Gold => "きんしょう",
        PieceKind::Silver => "ぎんしょう",
        PieceKind::Knight => "けいま",
        PieceKind::Lance => "きょうしゃ",
        PieceKind::Pawn => "ふひょう",
        PieceKind::Dragon => "りゅうおう",
        PieceKind::Horse => "りゅうま",
        PieceKind::ProSilver => "なりぎん",
        PieceKind::ProKnight => "なりけい",
        PieceKind::ProLance => "なりきょう",
        PieceKind::Tokin => "ときん",
    },
    moves: |kind| match kind {
        PieceKind::King => "全方向に1マス動けます。玉を守れなくなると負けです。",
        PieceKind::Rook => "縦と横に何マスでも動けます。",
        PieceKind::Bishop => "斜めに何マスでも動けます。",
        PieceKind::Gold => "斜め後ろを除く方向に1マス動けます。",
        PieceKind::Silver => "前と斜めに1マス動けます。",
        PieceKind::Knight => "2マス前の左右どちらかへ跳びます。",
        PieceKind::Lance => "前へ何マスでも動けます。",
        PieceKind::Pawn => "前へ1マス動けます。",
        PieceKind::Dragon => "飛車の動きのほか、斜めに1マス動けます。",
        PieceKind::Horse => "角の動きのほか、縦と横に1マス動けます。",
        PieceKind::ProSilver | PieceKind::ProKnight | PieceKind::ProLance | PieceKind::Tokin => {
            "金と同じ動きです。"
        }
    },
    tap_again: "もう一度そのマスに触れると指します。",
    gone: |seconds| format!("{seconds}秒"),
    byoyomi: "秒読みに入ります。",
    check_heard: "王手で音を鳴らす",
    end_heard: "終局で音を鳴らす",
    spoken: "ブラウザの音声で秒を読み上げる",
    shakes: "残り10秒から振動で知らせる",
    confirms: "タッチ画面では、もう一度触れて着手を確定する",
};
