//! Words for the parts of records: their encoding, start position, pieces and structure.
use komadai_records::notation::{
    EncodingRemark, Expected, Part, PieceRemark, StartRemark, StructureRemark,
};

use super::shogi_terms;

pub fn expected(expected: &Expected) -> String {
    let examples = expected.joined("、", "または");
    match (expected.part, expected.examples) {
        (Part::Nothing, _) => "ここには何も書けません。".to_owned(),
        (Part::Sign, _) => format!("{examples}が必要です。"),
        (what, []) => format!("{}が必要です。", part(what)),
        (what, _) => format!("{}が必要です（例：{examples}）。", part(what)),
    }
}

fn part(part: Part) -> &'static str {
    match part {
        Part::Sign => "記号",
        Part::Nothing => "行末",
        Part::Position => "局面",
        Part::Statement => "CSA形式の文",
        Part::Version => "バージョン",
        Part::Name => "対局者名",
        Part::Header => "対局情報",
        Part::Headers => "対局情報のオブジェクト",
        Part::MoveNumber => "手数",
        Part::MoveCount => "手の数",
        Part::EarlierMove => "前の手順にある手数",
        Part::Move => "指し手",
        Part::MoveObject => "指し手のオブジェクト",
        Part::MovesObject => "指し手を含むオブジェクト",
        Part::Moves => "指し手のリスト",
        Part::Variations => "変化のリスト",
        Part::Piece => "駒",
        Part::PlacedPiece => "マスと駒",
        Part::Square => "マス",
        Part::Coordinates => "マス（xとyは1から9）",
        Part::Board => "9筋9段の盤面",
        Part::Hands => "双方の持駒",
        Part::HandCount => "持駒と枚数",
        Part::Color => "先後",
        Part::Origin => "移動元",
        Part::Destination => "移動先",
        Part::Handicap => "手合割の名前",
        Part::StartData => "盤面と持駒",
        Part::Time => "消費時間",
        Part::End => "終局",
        Part::Comments => "コメントのリスト",
        Part::Text => "文字列",
        Part::Key => "引用符で囲んだキー",
        Part::Value => "値",
        Part::Number => "数値",
        Part::Escape => "エスケープ",
        Part::StringEnd => "行末の前に文字列の終わり",
        Part::ShorterText => "4GB未満のテキスト",
    }
}

pub fn encoding(remark: &EncodingRemark) -> String {
    match remark {
        EncodingRemark::Unusual(encoding) => {
            format!("棋譜には珍しい文字コード（{}）です。", encoding.label())
        }
        EncodingRemark::Damaged(encoding) => format!(
            "{}として読めないバイトがあり、文字が欠けています。",
            encoding.label()
        ),
        EncodingRemark::Mixed(encoding) => {
            format!("ファイルは{}ですが、この行はutf-8です。", encoding.label())
        }
        EncodingRemark::NotDecoded(encoding) => {
            format!("文字コード{}には対応していません。", encoding.label())
        }
        EncodingRemark::Declared { name, encoding } => format!(
            "文字コードは{name}と書かれていますが、実際は{}です。",
            encoding.label()
        ),
    }
}

pub fn start(remark: StartRemark) -> String {
    match remark {
        StartRemark::Missing => "開始局面がないため、平手とみなしました。",
        StartRemark::NoTurn => "盤面の後に手番がありません。",
        StartRemark::TurnIsBlack => "最初の手番がないため、先手番とみなしました。",
        StartRemark::TurnOfFirstMove => "最初の手番がないため、初手から判断しました。",
        StartRemark::TurnAfterMove => "最初の手番がないため、図の直前の手から判断しました。",
        StartRemark::NoHands => "持駒の記載がないため、なしとみなしました。",
        StartRemark::MoveNumber => "手数は1から4,294,967,295までのため、1とみなしました。",
        StartRemark::Problem(color) => {
            let color = (shogi_terms::TEXT.color)(color);
            return format!("{color}の玉がありません。対局ではなく詰将棋などの局面です。");
        }
        StartRemark::Study => "盤上に玉がありません。研究用の局面です。",
        StartRemark::NoLegalMove => "手番側に合法手がありませんが、王手ではありません。",
        StartRemark::Late => "開始局面は手番と指し手より前に書きます。",
        StartRemark::UnknownHandicap => "不明な手合割です。",
        StartRemark::UnclearHandicap => {
            "この手合割で落とす駒はソフトによって違います。盤面で確かめてください。"
        }
        StartRemark::UnclearLance => "落とす香はソフトによって違います。1一の香とみなしました。",
        StartRemark::OtherDiagram => "局面図が手合割と違うため、局面図に従いました。",
    }
    .to_owned()
}

pub fn piece(remark: PieceRemark) -> String {
    let name = shogi_terms::TEXT.piece;
    let square = shogi_terms::TEXT.square;
    match remark {
        PieceRemark::NothingToRemove(kind) => format!("取り除く{}がありません。", name(kind)),
        PieceRemark::Occupied(at) => format!("{}にはすでに駒があります。", square(at)),
        PieceRemark::NeverInHand(kind) => format!("{}は持駒になりません。", name(kind)),
        PieceRemark::HandCount(kind) => format!("持駒の{}の枚数が正しくありません。", name(kind)),
        PieceRemark::RankLength { rank, squares } => {
            format!("{rank}段目が9マスではなく{squares}マスです。")
        }
        PieceRemark::RankTooLong(rank) => {
            format!("{rank}段目が9マスを超えています。9×9の盤にだけ対応しています。")
        }
        PieceRemark::NoPiece { rank, found } => {
            format!("{rank}段目の「{found}」は駒でも「・」でもありません。")
        }
        PieceRemark::RankCount(ranks) => format!("盤面が9段ではなく{ranks}段です。"),
        PieceRemark::CannotBecome { from, there, named } => {
            let (from, there, named) = (square(from), name(there), name(named));
            format!("{from}の駒は{there}で、{named}にはなりません。")
        }
        PieceRemark::Unreadable { from, there } => {
            format!(
                "駒の名前が読めないため、{}の{}とみなしました。",
                square(from),
                name(there)
            )
        }
        PieceRemark::Promotes { from, there } => {
            format!(
                "{}の{}が成るものとみなしました。",
                square(from),
                name(there)
            )
        }
        PieceRemark::Promoted { from, there } => {
            format!("{}の駒はすでに{}です。", square(from), name(there))
        }
        PieceRemark::PromotionUnsaid => "成・不成の記載がないため、不成とみなしました。".to_owned(),
        PieceRemark::OriginMissing => {
            "移動元がないため、そこへ動ける唯一の駒とみなしました。".to_owned()
        }
        PieceRemark::SideMissing => "手番の記号（▲または△）がありません。".to_owned(),
        PieceRemark::NeedlessDropMark => "打つ手しかないため、この記号は不要です。".to_owned(),
        PieceRemark::NeedlessMark { kind, to } => {
            let (kind, to) = (name(kind), square(to));
            format!("{to}へ動ける{kind}は一枚だけのため、この記号は不要です。")
        }
        PieceRemark::WrongMark { kind, to } => {
            let (kind, to) = (name(kind), square(to));
            format!("{to}へ動ける{kind}は一枚だけで、この記号は当てはまりません。")
        }
        PieceRemark::OnlyLegal { kind, to, from } => {
            let (kind, to, from) = (name(kind), square(to), square(from));
            format!("{to}へ動ける{kind}は二枚以上ありますが、指せるのは{from}の駒だけです。")
        }
        PieceRemark::NothingBefore => "「同」の前に指し手がありません。".to_owned(),
    }
}

pub fn structure(remark: &StructureRemark) -> String {
    match remark {
        StructureRemark::TooManyHeaders => "対局情報が多すぎるため、省きました。",
        StructureRemark::DuplicateHeader => "同じ対局情報が二度あります。",
        StructureRemark::DuplicateKey => "同じキーが二度あるため、後のほうを読みました。",
        StructureRemark::UnknownPart => "JKF形式にない項目のため、省きました。",
        StructureRemark::UnknownVersion => "不明なCSA形式のバージョンのため、3.0として読みました。",
        StructureRemark::LaterVersion => {
            "新しいバージョンのKomadaiの棋譜のため、通常のKIF形式として読みました。"
        }
        StructureRemark::Misplaced => "ここには書けません。",
        StructureRemark::AfterRecord => "棋譜の後にあるため、省きました。",
        StructureRemark::Truncated => "途中で切れているため、読めるところまで読みました。",
        StructureRemark::RestMissing => "途中で切れていて、続きがありません。",
        StructureRemark::MoveLine(number) => return format!("{number}手目の行が必要です。"),
        StructureRemark::FullWidthNumber => "手数が全角数字です。",
        StructureRemark::SpaceMissing => "手数の後に空白が必要です。",
        StructureRemark::TimeWithoutMove => "指し手のない消費時間のため、省きました。",
        StructureRemark::NotInUsi => "USI形式にない手のため、終局として読みました。",
        StructureRemark::UnknownResult => "終局の理由が読めません。",
        StructureRemark::UnknownEnd => "不明な終局のため、省きました。",
        StructureRemark::MoveCount(moves) => return format!("ここまでの手数は{moves}手です。"),
        StructureRemark::EndReplaced => {
            "すでに終局しています。こちらを本譜とし、前の終局は変化としました。"
        }
        StructureRemark::AfterUnknownEnd(word) => {
            return format!("指し手でも既知の終局でもない「{word}」の後には指せません。");
        }
        StructureRemark::AfterEnd => "この手順はすでに終わっています。",
        StructureRemark::UnwonDeclaration => "27点法では宣言勝ちになりません。",
        StructureRemark::LegalFoul => "反則とされていますが、合法手です。",
        StructureRemark::TooDeep(depth) => {
            return format!("変化の入れ子が{depth}段を超えています。");
        }
        StructureRemark::LateFirstLine => "最初の手順は開始局面から始まります。",
        StructureRemark::BeyondLine => "変化が、元の手順の終わりより後から始まっています。",
        StructureRemark::VariationBeforeMoves => {
            "この見出しの前に指し手がないため、続きを本譜として読みました。"
        }
        StructureRemark::OfGame => "前の手順では指せないため、本譜からの変化とみなしました。",
    }
    .to_owned()
}
