use shogi::{Color, EndReason, Handicap, IllegalMove, Outcome, PieceKind, Square};

use super::{MoveFacts, TermsText};

pub const JA: TermsText = TermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => "下手",
        Color::White => "上手",
    },
    piece,
    square,
    spoken_move: |facts| move_text(facts, false),
    written_move: |facts| move_text(facts, true),
    illegal,
    handicap,
    outcome,
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

/// ７六歩, 同角成, ５五桂打; written with the origin in brackets: ７六歩(77).
fn move_text(facts: MoveFacts, with_origin: bool) -> String {
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
    let origin = match mv.from() {
        Some(from) if with_origin => format!("({}{})", from.file(), from.rank()),
        _ => String::new(),
    };
    format!("{to}{}{end}{origin}", piece(kind))
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

fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Even => "平手",
        Handicap::Lance => "香落ち",
        Handicap::RightLance => "右香落ち",
        Handicap::BothLances => "両香落ち",
        Handicap::Bishop => "角落ち",
        Handicap::Rook => "飛車落ち",
        Handicap::RookLance => "飛香落ち",
        Handicap::TwoPieces => "二枚落ち",
        Handicap::ThreePieces => "三枚落ち",
        Handicap::FourPieces => "四枚落ち",
        Handicap::FivePieces => "五枚落ち",
        Handicap::LeftFivePieces => "左五枚落ち",
        Handicap::SixPieces => "六枚落ち",
        Handicap::RightSevenPieces => "右七枚落ち",
        Handicap::LeftSevenPieces => "左七枚落ち",
        Handicap::EightPieces => "八枚落ち",
        Handicap::NinePieces => "九枚落ち",
        Handicap::TenPieces => "十枚落ち",
        Handicap::ThreePawns => "歩三兵",
        Handicap::NakedKing => "裸玉",
    }
}

fn outcome(outcome: Outcome, winner: &str, loser: &str) -> String {
    let drawn = outcome.winner.is_none();
    match outcome.reason {
        EndReason::Mate => format!("詰みにより{winner}の勝ちです。"),
        EndReason::NoMoves => format!("{loser}に指す手がなく、{winner}の勝ちです。"),
        EndReason::Resignation => format!("{loser}の投了により{winner}の勝ちです。"),
        EndReason::Time => format!("{loser}の時間切れにより{winner}の勝ちです。"),
        EndReason::IllegalMove => format!("{loser}の反則により{winner}の勝ちです。"),
        EndReason::PerpetualCheck => {
            format!("連続王手の千日手により{loser}の負け、{winner}の勝ちです。")
        }
        EndReason::Repetition => "千日手で引き分けです。".to_owned(),
        EndReason::Declaration24 if drawn => "入玉宣言により持将棋、引き分けです。".to_owned(),
        EndReason::Declaration24 | EndReason::Declaration27 => {
            format!("入玉宣言により{winner}の勝ちです。")
        }
        EndReason::DeclarationFailed => {
            format!("{loser}の宣言が条件を満たさず、{winner}の勝ちです。")
        }
        EndReason::Impasse24 | EndReason::AllPiecesIn if drawn => {
            "持将棋で引き分けです。".to_owned()
        }
        EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesIn => {
            format!("持将棋の点数により{winner}の勝ちです。")
        }
        EndReason::TryRule => format!("トライにより{winner}の勝ちです。"),
        EndReason::MoveLimit => "手数制限により持将棋、引き分けです。".to_owned(),
        EndReason::Agreement => "合意により引き分けです。".to_owned(),
        EndReason::Interrupted => "中断しました。".to_owned(),
    }
}
