use shogi::Color;

use super::shogi_terms;
use crate::{
    PrintText,
    topics::print::{or, sides},
};
use komadai_model::diagram::{Answers, PerPage, Style};

pub const TEXT: PrintText = PrintText {
    picture: "図面…",
    picture_title: "局面の図",
    sheet: "問題シート…",
    sheet_title: "問題シート",
    to_sheet: |count| match count {
        0 => "問題シートに追加".to_owned(),
        count => format!("問題シートに追加（{count}）"),
    },
    added: |count| format!("問題シートは{count}問です。"),
    close: "閉じる",
    saved: "保存しました。",
    not_saved: "保存できませんでした。",
    file_name: "局面",
    style: "体裁",
    style_of: |style| match style {
        Style::Book => "書籍風",
        Style::Board => "画面風",
    },
    caption: "図の説明",
    with_moment: "手数と指し手を入れる",
    moment: |number, words| format!("{number}手目 {words}まで"),
    with_last: "最終手に印を付ける",
    with_names: "対局者名",
    with_marks: "矢印と丸",
    flipped: "後手を手前にする",
    size: "PNGの大きさ",
    size_of: |size| match size {
        1 => "小",
        2 => "中",
        _ => "大（印刷向き）",
    },
    save_svg: "SVGで保存",
    save_png: "PNGで保存",
    copy: "コピー",
    print: "印刷",
    copied: "図をコピーしました。",
    not_copied: "このブラウザでは図をコピーできません。PNGで保存してください。",
    no_picture: "図を作成できませんでした。小さいサイズでお試しください。",
    position: |setup| {
        let sides = sides(setup, &shogi_terms::TEXT, "", "、");
        let (board, hands) = (&sides.board, &sides.hands);
        let [black, white] = Color::ALL.map(|color| {
            let name = (shogi_terms::TEXT.color)(color);
            let (board, hand) = (or(&board[color], "なし"), or(&hands[color], "なし"));
            format!("{name}：{board}。持ち駒 {hand}。")
        });
        format!("{black}{white}{}。", to_move(setup.turn()))
    },
    heading: "題名",
    per_page: "1ページの問題数",
    per_page_of: |per_page| match per_page {
        PerPage::Four => "4問",
        PerPage::Six => "6問",
    },
    answers: "解答",
    answers_of: |answers| match answers {
        Answers::None => "なし",
        Answers::UpsideDown => "末尾に逆さで小さく",
        Answers::OwnPage => "別のページ",
    },
    add: "この局面を追加",
    add_bookmarks: "しおりの局面をすべて追加",
    empty: "まだ局面がありません。別の棋譜からも追加できます。",
    not_kept: "問題シートは、ページを閉じるか再読み込みするまで残ります。",
    problems: "問題",
    problem: |number| format!("第{number}問"),
    answer: "解答",
    up: |number| format!("第{number}問を上へ"),
    remove: |number| format!("第{number}問を外す"),
    moved: |number| format!("第{number}問になりました。"),
    removed: "外しました。",
    to_move,
};

fn to_move(color: Color) -> &'static str {
    match color {
        Color::Black => "先手番",
        Color::White => "後手番",
    }
}
