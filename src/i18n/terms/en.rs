use shogi::{Color, EndReason, Handicap, IllegalMove, Outcome, PieceKind, Square};

use super::{MoveFacts, TermsText};

pub const EN: TermsText = TermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => "Receiver",
        Color::White => "Giver",
    },
    piece,
    square,
    spoken_move,
    written_move,
    illegal,
    handicap,
    outcome,
};

fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

fn square(square: Square) -> String {
    square.to_string()
}

fn piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawn",
        PieceKind::Lance => "lance",
        PieceKind::Knight => "knight",
        PieceKind::Silver => "silver",
        PieceKind::Gold => "gold",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::King => "king",
        PieceKind::Tokin => "tokin",
        PieceKind::ProLance => "promoted lance",
        PieceKind::ProKnight => "promoted knight",
        PieceKind::ProSilver => "promoted silver",
        PieceKind::Horse => "horse",
        PieceKind::Dragon => "dragon",
    }
}

fn spoken_move(facts: MoveFacts) -> String {
    let MoveFacts { mv, kind, .. } = facts;
    let verb = if mv.is_drop() {
        "dropped on"
    } else if facts.captures {
        "takes on"
    } else {
        "to"
    };
    let end = if mv.promotes() {
        " and promotes"
    } else if facts.declines {
        ", not promoted"
    } else {
        ""
    };
    format!("{} {verb} {}{end}", piece(kind), mv.to())
}

fn written_move(facts: MoveFacts) -> String {
    let MoveFacts { mv, kind, .. } = facts;
    let letter = match kind {
        PieceKind::Pawn => "P",
        PieceKind::Lance => "L",
        PieceKind::Knight => "N",
        PieceKind::Silver => "S",
        PieceKind::Gold => "G",
        PieceKind::Bishop => "B",
        PieceKind::Rook => "R",
        PieceKind::King => "K",
        PieceKind::Tokin => "+P",
        PieceKind::ProLance => "+L",
        PieceKind::ProKnight => "+N",
        PieceKind::ProSilver => "+S",
        PieceKind::Horse => "+B",
        PieceKind::Dragon => "+R",
    };
    let to = mv.to();
    let Some(from) = mv.from() else {
        return format!("{letter}*{to}");
    };
    let takes = if facts.captures { "x" } else { "-" };
    let end = match (mv.promotes(), facts.declines) {
        (true, _) => "+",
        (false, true) => "=",
        (false, false) => "",
    };
    format!("{letter}{from}{takes}{to}{end}")
}

fn illegal(why: IllegalMove) -> String {
    match why {
        IllegalMove::NothingThere { square } => format!("Nothing stands on {square}."),
        IllegalMove::NotYourTurn { .. } => "It is the other side's turn.".to_owned(),
        IllegalMove::WrongMovement { piece: moved, .. } => {
            format!("A {} does not move so.", piece(moved.kind()))
        }
        IllegalMove::Blocked { by } => format!("The piece on {by} is in the way."),
        IllegalMove::OwnPiece { square } => format!("A piece of the same side stands on {square}."),
        IllegalMove::MayNotPromote { kind } => format!("The {} may not promote here.", piece(kind)),
        IllegalMove::MustPromote { kind } => format!("The {} must promote here.", piece(kind)),
        IllegalMove::SquareTaken { square } => {
            format!("{square} is taken: pieces are dropped on empty squares.")
        }
        IllegalMove::NotInHand { kind } => format!("There is no {} in hand.", piece(kind.kind())),
        IllegalMove::PromotedDrop { .. } => "A dropped piece is unpromoted.".to_owned(),
        IllegalMove::DeadPiece { kind } => {
            format!(
                "A {} dropped here could never move again.",
                piece(kind.kind())
            )
        }
        IllegalMove::Nifu { pawn } => {
            format!("Nifu: the pawn on {pawn} already stands on this file.")
        }
        IllegalMove::Uchifuzume => "A pawn may not be dropped to give mate.".to_owned(),
        IllegalMove::KingInCheck { attacker } => {
            format!("The king could be taken from {attacker}.")
        }
        IllegalMove::PerpetualCheck => {
            "The fourth time by nothing but checks: perpetual check.".to_owned()
        }
        other => format!("Illegal: {other}."),
    }
}

fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Even => "Even game",
        Handicap::Lance => "Left lance",
        Handicap::RightLance => "Right lance",
        Handicap::BothLances => "Both lances",
        Handicap::Bishop => "Bishop",
        Handicap::Rook => "Rook",
        Handicap::RookLance => "Rook and lance",
        Handicap::TwoPieces => "Two pieces (rook, bishop)",
        Handicap::ThreePieces => "Three pieces",
        Handicap::FourPieces => "Four pieces",
        Handicap::FivePieces => "Five pieces",
        Handicap::LeftFivePieces => "Five pieces (left knight)",
        Handicap::SixPieces => "Six pieces",
        Handicap::RightSevenPieces => "Seven pieces (right silver)",
        Handicap::LeftSevenPieces => "Seven pieces (left silver)",
        Handicap::EightPieces => "Eight pieces",
        Handicap::NinePieces => "Nine pieces",
        Handicap::TenPieces => "Ten pieces",
        Handicap::ThreePawns => "Three pawns in hand",
        Handicap::NakedKing => "Bare king",
    }
}

fn outcome(outcome: Outcome, winner: &str, loser: &str) -> String {
    let drawn = outcome.winner.is_none();
    match outcome.reason {
        EndReason::Mate => format!("{winner} wins by checkmate."),
        EndReason::NoMoves => format!("{winner} wins: {loser} has no legal move."),
        EndReason::Resignation => format!("{winner} wins: {loser} resigned."),
        EndReason::Time => format!("{winner} wins: {loser} ran out of time."),
        EndReason::IllegalMove => format!("{winner} wins: {loser} made an illegal move."),
        EndReason::PerpetualCheck => {
            format!("{winner} wins: {loser} repeated the position by perpetual check.")
        }
        EndReason::Repetition => "A draw by repetition.".to_owned(),
        EndReason::Declaration24 if drawn => "A draw by declaration.".to_owned(),
        EndReason::Declaration24 | EndReason::Declaration27 => {
            format!("{winner} wins by declaration.")
        }
        EndReason::DeclarationFailed => format!("{winner} wins: {loser}'s declaration failed."),
        EndReason::Impasse24 | EndReason::AllPiecesIn if drawn => "A draw by impasse.".to_owned(),
        EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesIn => {
            format!("{winner} wins on points.")
        }
        EndReason::TryRule => format!("{winner} wins: the king reached the other king's square."),
        EndReason::MoveLimit => "A draw: the move limit is reached.".to_owned(),
        EndReason::Agreement => "A draw by agreement.".to_owned(),
        EndReason::Interrupted => "The game was broken off.".to_owned(),
    }
}
