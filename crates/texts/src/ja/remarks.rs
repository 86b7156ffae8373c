//! What readers of records remark on.
use komadai_records::notation::{Diagnostic, Remark};
use shogi::PositionErrors;

use super::{errors, remark_details, shogi_terms};
use crate::RemarksText;

pub const TEXT: RemarksText = RemarksText { remark: diagnostic };

pub fn diagnostic(diagnostic: &Diagnostic) -> String {
    let (line, column) = (diagnostic.at.line, diagnostic.at.column);
    let words = words(&diagnostic.about);
    match &*diagnostic.found {
        "" => format!("{line}行{column}文字目：{words}"),
        found => format!("{line}行{column}文字目「{found}」：{words}"),
    }
}

fn words(remark: &Remark) -> String {
    let piece = shogi_terms::TEXT.piece;
    let square = shogi_terms::TEXT.square;
    match remark {
        Remark::Empty => "内容がありません。",
        Remark::WebPage => "棋譜ではなく、ウェブページです。",
        Remark::WebAddress => {
            "棋譜ではなく、ウェブページのアドレスです。ページを開いて、棋譜をコピーするか保存してください。"
        }
        Remark::Binary(None) => "テキストではありません（画像、圧縮ファイル、プログラムなど）。",
        Remark::Binary(Some(kind)) => {
            return format!("棋譜ではありません（{kind}形式のデータ）。");
        }
        Remark::Packed(kind) => {
            return format!("圧縮されています（{kind}）。展開してから開いてください。");
        }
        Remark::UnreadFormat(name) => return format!("{name}形式の棋譜には対応していません。"),
        Remark::UnknownFormat => {
            "対応する形式（KIF、KI2、CSA、JKF、USI、USEN）の棋譜ではありません。"
        }
        Remark::NoRecord => "棋譜ではありません。対局情報も指し手もありません。",
        Remark::DamagedText => "文字が壊れているか、文字コードが違います。",
        Remark::OtherGame => "本将棋（9×9マス）以外には対応していません。",
        Remark::UnknownHandicap => "不明な手合割のため、平手とみなしました。",
        Remark::MissingDiagram => "局面図がないため、平手とみなしました。",
        Remark::Illegal(why) => return (shogi_terms::TEXT.illegal)(*why),
        Remark::IllegalInVariation(why) => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            return format!("{why}この変化の続きは省きました。");
        }
        Remark::AfterIllegalMove => "反則の手の後には指せません。",
        Remark::PieceMissing => "その手を指す駒がありません。",
        Remark::NoSuchPiece { kind, to } => {
            return format!("{}へ動ける{}がありません。", square(*to), piece(*kind));
        }
        Remark::SeveralPieces { kind, to } => {
            return format!(
                "{}へ動ける{}が二枚以上あります。",
                square(*to),
                piece(*kind)
            );
        }
        Remark::OtherPiece { from, there, named } => {
            let (from, there, named) = (square(*from), piece(*there), piece(*named));
            return format!("{from}の駒は{named}ではなく{there}です。");
        }
        Remark::UnreadableOrigin => "移動元が読めません。",
        Remark::MoveNumber(expected) => {
            return format!("手数は{expected}のはずです。書かれた順に読みました。");
        }
        Remark::MoveMissing => "手数の後に指し手がありません。",
        Remark::NotUnderstood => "読めないため、省きました。",
        Remark::NeitherHeaderNorMove => "対局情報でも指し手でもないため、省きました。",
        Remark::UnclosedBracket => {
            "括弧が閉じていません。ファイルが途中で切れている可能性があります。"
        }
        Remark::InvalidTime => "消費時間として読めないため、省きました。",
        Remark::MovesAfterEnd => "終局後の手のため、ここから先は省きました。",
        Remark::SecondEnd => "すでに終局しているため、省きました。",
        Remark::UnknownEnd => "指し手でも既知の終局でもありません。そのまま残しました。",
        Remark::NoBranchingMove(number) => {
            return format!(
                "{number}手目から分岐できる手順がないため、この変化は読み飛ばしました。"
            );
        }
        Remark::DuplicateVariation => "同じ手がすでにあります。別の変化として残しました。",
        Remark::SecondGame => "別の棋譜が続いています。最初の棋譜だけを読みました。",
        Remark::CutOff => "終局のないまま終わっています。途中で切れている可能性があります。",
        Remark::AfterRepetition => "同じ局面が4回現れた後も指し手が続いています。",
        Remark::TooManyWarnings => "警告が多いため、以下は省きました。",
        Remark::StartPosition(faults) => return position(faults),
        Remark::NotSfen(faults) => return format!("SFENとして読めません。{}", position(faults)),
        Remark::Encoding(about) => return remark_details::encoding(about),
        Remark::Start(about) => return remark_details::start(*about),
        Remark::Piece(about) => return remark_details::piece(*about),
        Remark::Structure(about) => return remark_details::structure(about),
        Remark::Expected(expected) => return remark_details::expected(expected),
        Remark::LeftOut(expected) => {
            return format!(
                "{}この部分は省きました。",
                remark_details::expected(expected)
            );
        }
        Remark::Move(mv, about) => return format!("{}：{}", mv, words(about)),
    }
    .to_owned()
}

fn position(faults: &PositionErrors) -> String {
    let faults: Vec<String> = faults.iter().map(errors::TEXT.position).collect();
    format!("{}。", faults.join("。"))
}
