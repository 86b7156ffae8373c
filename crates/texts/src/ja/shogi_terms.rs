use shogi::{Color, IllegalMoveReason, PieceKind, Square};

use crate::ShogiTermsText;
use komadai_model::MoveContext;

pub const TEXT: ShogiTermsText = ShogiTermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => "下手",
        Color::White => "上手",
    },
    piece,
    definite: |kind| piece(kind).to_owned(),
    indefinite: |kind| piece(kind).to_owned(),
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
        PieceKind::Lance => "香車",
        PieceKind::Knight => "桂馬",
        PieceKind::Silver => "銀",
        PieceKind::Gold => "金",
        PieceKind::Bishop => "角",
        PieceKind::Rook => "飛車",
        PieceKind::King => "玉",
        PieceKind::Tokin => "と金",
        PieceKind::ProLance => "成香",
        PieceKind::ProKnight => "成桂",
        PieceKind::ProSilver => "成銀",
        PieceKind::Horse => "馬",
        PieceKind::Dragon => "竜",
    }
}

/// The piece in the notation of moves: `と` where a sentence has `と金`.
fn notation(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Lance => "香",
        PieceKind::Knight => "桂",
        PieceKind::Rook => "飛",
        PieceKind::Tokin => "と",
        kind => piece(kind),
    }
}

/// ７六歩, 同角成, ５五桂打
fn spoken_move(facts: MoveContext) -> String {
    let MoveContext { mv, kind, .. } = facts;
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
    format!("{to}{}{end}", notation(kind))
}

fn illegal(why: IllegalMoveReason) -> String {
    match why {
        IllegalMoveReason::NothingThere { square: at } => {
            format!("{}に駒がありません。", square(at))
        }
        IllegalMoveReason::NotYourTurn { .. } => "相手の手番です。".to_owned(),
        IllegalMoveReason::WrongMovement { piece: moved, .. } => {
            format!("{}はそこへ動けません。", piece(moved.kind()))
        }
        IllegalMoveReason::Blocked { by } => format!("{}の駒を飛び越せません。", square(by)),
        IllegalMoveReason::OwnPiece { square: at } => {
            format!("{}に自分の駒があります。", square(at))
        }
        IllegalMoveReason::MayNotPromote { kind } => format!("{}はここで成れません。", piece(kind)),
        IllegalMoveReason::MustPromote { kind } => {
            format!("{}はここで成らなければなりません。", piece(kind))
        }
        IllegalMoveReason::SquareTaken { square: at } => {
            format!("{}には駒があるため打てません。", square(at))
        }
        IllegalMoveReason::NotInHand { kind } => {
            format!("持ち駒に{}がありません。", piece(kind.kind()))
        }
        IllegalMoveReason::PromotedDrop { .. } => "成駒は打てません。".to_owned(),
        IllegalMoveReason::ImmobilePiece { kind } => {
            format!("行き所のない{}は打てません。", piece(kind.kind()))
        }
        IllegalMoveReason::Nifu { pawn } => {
            format!("二歩です。{}に自分の歩があります。", square(pawn))
        }
        IllegalMoveReason::Uchifuzume => "打ち歩詰めは禁じ手です。".to_owned(),
        IllegalMoveReason::KingInCheck { attacker } => {
            format!("{}の駒に玉を取られます。", square(attacker))
        }
        IllegalMoveReason::PerpetualCheck => "連続王手の千日手です。".to_owned(),
        _ => "その手は指せません。".to_owned(),
    }
}
