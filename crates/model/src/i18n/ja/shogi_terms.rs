use shogi::{Color, IllegalMove, PieceKind, Square};

use crate::i18n::shogi_terms::{MoveFacts, ShogiTermsText};

pub const TEXT: ShogiTermsText = ShogiTermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => "下手",
        Color::White => "上手",
    },
    piece,
    square,
    spoken_move,
    illegal,
};

fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "先手",
        Color::White => "後手",
    }
}

/// ７六
fn square(square: Square) -> String {
    const FILES: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];
    const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    let digit = |digits: [char; 9], one_based: u8| digits[usize::from(one_based - 1)];
    [digit(FILES, square.file()), digit(RANKS, square.rank())]
        .into_iter()
        .collect()
}

fn piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "歩",
        PieceKind::Lance => "香",
        PieceKind::Knight => "桂",
        PieceKind::Silver => "銀",
        PieceKind::Gold => "金",
        PieceKind::Bishop => "角",
        PieceKind::Rook => "飛",
        PieceKind::King => "玉",
        PieceKind::Tokin => "と",
        PieceKind::ProLance => "成香",
        PieceKind::ProKnight => "成桂",
        PieceKind::ProSilver => "成銀",
        PieceKind::Horse => "馬",
        PieceKind::Dragon => "竜",
    }
}

/// ７六歩, 同角成, ５五桂打
fn spoken_move(facts: MoveFacts) -> String {
    let MoveFacts { mv, kind, .. } = facts;
    let to = if facts.same_square {
        "同".to_owned()
    } else {
        square(mv.to())
    };
    let end = if mv.is_drop() {
        "打"
    } else if mv.promotes() {
        "成"
    } else if facts.declines {
        "不成"
    } else {
        ""
    };
    format!("{to}{}{end}", piece(kind))
}

fn illegal(why: IllegalMove) -> String {
    match why {
        IllegalMove::NothingThere { square: at } => format!("{}に駒がありません。", square(at)),
        IllegalMove::NotYourTurn { .. } => "相手の手番です。".to_owned(),
        IllegalMove::WrongMovement { piece: moved, .. } => {
            format!("{}はそこへ動けません。", piece(moved.kind()))
        }
        IllegalMove::Blocked { by } => format!("{}の駒を飛び越せません。", square(by)),
        IllegalMove::OwnPiece { square: at } => format!("{}に自分の駒があります。", square(at)),
        IllegalMove::MayNotPromote { kind } => format!("{}はここで成れません。", piece(kind)),
        IllegalMove::MustPromote { kind } => {
            format!("{}はここで成らなければなりません。", piece(kind))
        }
        IllegalMove::SquareTaken { square: at } => {
            format!("{}には駒があるため打てません。", square(at))
        }
        IllegalMove::NotInHand { kind } => format!("持ち駒に{}がありません。", piece(kind.kind())),
        IllegalMove::PromotedDrop { .. } => "成駒は打てません。".to_owned(),
        IllegalMove::DeadPiece { kind } => {
            format!("行き所のない{}は打てません。", piece(kind.kind()))
        }
        IllegalMove::Nifu { pawn } => format!("二歩です。{}に自分の歩があります。", square(pawn)),
        IllegalMove::Uchifuzume => "打ち歩詰めは禁じ手です。".to_owned(),
        IllegalMove::KingInCheck { attacker } => {
            format!("{}の駒に玉を取られます。", square(attacker))
        }
        IllegalMove::PerpetualCheck => "連続王手の千日手です。".to_owned(),
        _ => "その手は指せません。".to_owned(),
    }
}
