//! Pictures of positions and sheets of problems, a part that is loaded later.
mod it;
mod ro;
mod sv;

use shogi::{ByColor, Color, Setup};

use super::print;
use crate::{
    diagram::{Answers, PerPage, Style, kanji},
    i18n::{TermsText, terms},
};

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct PaperText {
    pub close: &'static str,
    pub saved: &'static str,
    pub not_saved: &'static str,
    /// What a file is called where nothing else is known.
    pub file_name: &'static str,
    /// What a sheet without a heading is called.
    pub sheet: &'static str,
    pub style: &'static str,
    pub style_of: fn(Style) -> &'static str,
    pub caption: &'static str,
    /// Whether the caption says which move was the last.
    pub with_moment: &'static str,
    /// The number and the words of the last move.
    pub moment: fn(u32, &str) -> String,
    pub with_last: &'static str,
    pub with_names: &'static str,
    pub with_marks: &'static str,
    pub flipped: &'static str,
    pub size: &'static str,
    /// So many dots for one of the screen's.
    pub size_of: fn(u8) -> &'static str,
    pub save_svg: &'static str,
    pub save_png: &'static str,
    pub copy: &'static str,
    pub print: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub no_picture: &'static str,
    /// All that stands on a table, for those who do not see it.
    pub position: fn(&Setup) -> String,
    pub heading: &'static str,
    pub per_page: &'static str,
    pub per_page_of: fn(PerPage) -> &'static str,
    pub answers: &'static str,
    pub answers_of: fn(Answers) -> &'static str,
    pub add: &'static str,
    pub add_bookmarks: &'static str,
    pub empty: &'static str,
    /// That the list is not kept.
    pub not_kept: &'static str,
    pub problems: &'static str,
    pub problem: fn(usize) -> String,
    pub answer: &'static str,
    pub up: fn(usize) -> String,
    pub remove: fn(usize) -> String,
    pub moved: fn(usize) -> String,
    pub removed: &'static str,
    /// Whose turn it is: the caption of a problem without a name.
    pub to_move: fn(Color) -> &'static str,
    pub added: fn(usize) -> String,
    /// In the column of a book's diagram: that nothing is in hand.
    pub none_held: &'static str,
    /// The same for how many of a kind there are, if more than one, line by line.
    pub held: fn(u8) -> Vec<String>,
}

pub const EN: PaperText = PaperText {
    close: "Close",
    saved: "Saved.",
    not_saved: "The browser did not let us save.",
    file_name: "position",
    sheet: print::EN.sheet_title,
    style: "Style",
    style_of: |style| match style {
        Style::Book => "Book",
        Style::Board => "Screen",
    },
    caption: "Caption",
    with_moment: "Say which move was the last",
    moment: |number, words| format!("Move {number}: {words}"),
    with_last: "Mark the last move",
    with_names: "Players’ names",
    with_marks: "Arrows and circles",
    flipped: "White sits below",
    size: "Size of the PNG",
    size_of: |size| match size {
        1 => "Small",
        2 => "Medium",
        _ => "Large, for print",
    },
    save_svg: "Save as SVG",
    save_png: "Save as PNG",
    copy: "Copy",
    print: "Print",
    copied: "The picture is copied.",
    not_copied: "This browser does not let us copy pictures. Save it as PNG instead.",
    no_picture: "The browser could not make the picture. Try a smaller size.",
    position: |setup| {
        let sides = sides(setup, &terms::EN, " ", ", ");
        let (board, hands) = (&sides.board, &sides.hands);
        let hand = |color| match &*hands[color] {
            "" => String::new(),
            hand => format!(" In hand: {hand}."),
        };
        let [black, white] = Color::ALL.map(|color| {
            let name = (terms::EN.color)(color);
            format!("{name}: {}.{}", or(&board[color], "nothing"), hand(color))
        });
        format!("{black} {white} {}.", to_move_en(setup.turn()))
    },
    heading: "Heading",
    per_page: "On a page",
    per_page_of: |per_page| match per_page {
        PerPage::Four => "4 problems",
        PerPage::Six => "6 problems",
    },
    answers: "Answers",
    answers_of: |answers| match answers {
        Answers::None => "None",
        Answers::UpsideDown => "Small, upside down",
        Answers::OwnPage => "On a page of their own",
    },
    add: "Add this position",
    add_bookmarks: "Add all bookmarks",
    empty: "No position yet. Add some, from as many records as you like.",
    not_kept: "The sheet is there until the page is closed or loaded again.",
    problems: "Problems",
    problem: |number| format!("Problem {number}"),
    answer: "Answer",
    up: |number| format!("Move problem {number} up"),
    remove: |number| format!("Remove problem {number}"),
    moved: |number| format!("It is problem {number} now."),
    removed: "Removed.",
    to_move: to_move_en,
    added: print::EN.added,
    none_held: "–",
    held: |count| vec![count.to_string()],
};

pub const JA: PaperText = PaperText {
    close: "閉じる",
    saved: "保存しました。",
    not_saved: "保存できませんでした。",
    file_name: "局面",
    sheet: print::JA.sheet_title,
    style: "体裁",
    style_of: |style| match style {
        Style::Book => "書籍風",
        Style::Board => "画面風",
    },
    caption: "見出し",
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
        _ => "大(印刷向き)",
    },
    save_svg: "SVGで保存",
    save_png: "PNGで保存",
    copy: "コピー",
    print: "印刷",
    copied: "図をコピーしました。",
    not_copied: "このブラウザでは図をコピーできません。PNGで保存してください。",
    no_picture: "図を作成できませんでした。小さいサイズでお試しください。",
    position: |setup| {
        let sides = sides(setup, &terms::JA, "", "、");
        let (board, hands) = (&sides.board, &sides.hands);
        let [black, white] = Color::ALL.map(|color| {
            let name = (terms::JA.color)(color);
            let (board, hand) = (or(&board[color], "なし"), or(&hands[color], "なし"));
            format!("{name}: {board}。持ち駒 {hand}。")
        });
        format!("{black}{white}{}。", to_move_ja(setup.turn()))
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
    not_kept: "問題用紙は、ページを閉じるか再読み込みするまで残ります。",
    problems: "問題",
    problem: |number| format!("第{number}問"),
    answer: "解答",
    up: |number| format!("第{number}問を上へ"),
    remove: |number| format!("第{number}問を外す"),
    moved: |number| format!("第{number}問になりました。"),
    removed: "外しました。",
    to_move: to_move_ja,
    added: print::JA.added,
    none_held: "なし",
    held: |count| kanji(count).chars().map(String::from).collect(),
};

fn to_move_en(color: Color) -> &'static str {
    match color {
        Color::Black => "Black to move",
        Color::White => "White to move",
    }
}

fn to_move_ja(color: Color) -> &'static str {
    match color {
        Color::Black => "先手番",
        Color::White => "後手番",
    }
}

/// What each side has, in lists.
struct Sides {
    board: ByColor<String>,
    hands: ByColor<String>,
}

fn sides(setup: &Setup, terms: &TermsText, space: &str, comma: &str) -> Sides {
    let list = |items: Vec<String>| items.join(comma);
    let board = ByColor::from_fn(|color| {
        let pieces = setup.pieces().filter(|(_, piece)| piece.color() == color);
        let item = |(square, piece): (_, shogi::Piece)| {
            let (square, name) = ((terms.square)(square), (terms.piece)(piece.kind()));
            match space {
                "" => [&*square, name].concat(),
                _ => [name, space, &square].concat(),
            }
        };
        list(pieces.map(item).collect())
    });
    let hands = ByColor::from_fn(|color| {
        let held = setup.hand(color).iter().filter(|&(_, count)| count > 0);
        let item = |(kind, count): (shogi::HandKind, u8)| {
            let name = (terms.piece)(kind.kind());
            match count {
                1 => name.to_owned(),
                count => format!("{name}{space}{count}"),
            }
        };
        list(held.map(item).collect())
    });
    Sides { board, hands }
}

fn or<'a>(text: &'a str, other: &'a str) -> &'a str {
    match text {
        "" => other,
        text => text,
    }
}
