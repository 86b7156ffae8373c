//! Small positions, one for each way in which material is lost.
mod sample;

use alloc::{string::ToString, vec::Vec};

use komadai_shogi::{Move, PieceKind, PieceKind::*, Position, Strictness};

use crate::{Cause, InLine, Line, Loss, Mistake, Reason, ReasonKind};

fn moves(line: &str) -> Vec<Move> {
    let moves = line.split_ascii_whitespace();
    moves.map(|usi| usi.parse().expect(usi)).collect()
}

/// The reasons of a move, with the best line and the reply.
fn reasons(sfen: &str, mv: &str, best: &str, reply: &str) -> Vec<Reason> {
    let position = Position::from_sfen(sfen, Strictness::Game).expect(sfen);
    let (best, reply) = (moves(best), moves(reply));
    let [best, reply] = [&best, &reply].map(|moves| Line { moves, mates: None });
    let mistake = Mistake {
        position: &position,
        mv: mv.parse().expect(mv),
        best,
        reply,
    };
    mistake.reasons()
}

fn loss(piece: PieceKind, compensation: &[PieceKind], cause: Cause) -> Loss {
    Loss {
        pieces: Vec::from([piece]),
        compensation: compensation.to_vec(),
        cause,
    }
}

/// Checks the first reason for which a quiet pawn move of Black is a mistake.
#[track_caller]
fn check(sfen: &str, reply: &str, piece: PieceKind, cause: Cause) {
    let reasons = reasons(sfen, "9g9f", "1g1f", reply);
    let kind = reasons.first().map(|reason| &reason.kind);
    assert_eq!(kind, Some(&ReasonKind::Loses(loss(piece, &[], cause))));
    assert_eq!(reasons[0].line, InLine::Reply);
}

#[test]
fn a_piece_is_left_to_be_taken() {
    let sfen = "4k4/4r4/9/9/4G4/9/P7P/9/8K b - 1";
    let reply = "5b5e";
    let found = reasons(sfen, "9g9f", "5e4e", reply);
    assert_eq!(
        found[0].kind,
        ReasonKind::Loses(loss(Gold, &[], Cause::Hanging))
    );
    assert_eq!(found[0].squares[0].to_string(), "5e");
    assert_eq!(found[0].ply, 2);
    // It is lost in the best line too: that is no reason.
    assert!(reasons(sfen, "9g9f", "1g1f 5b5e", reply).is_empty());
}

#[test]
fn a_move_takes_the_guard_away() {
    let sfen = "4k4/4r4/9/9/4G4/5S3/9/9/8K b - 1";
    let found = reasons(sfen, "4f3e", "1i1h", "5b5e");
    assert_eq!(
        found[0].kind,
        ReasonKind::Loses(loss(Gold, &[], Cause::Unguarded))
    );
}

#[test]
fn one_move_attacks_two_pieces() {
    let sfen = "4k4/9/9/9/9/9/P7P/3G3R1/K8 b b 1";
    check(
        sfen,
        "B*4f 2h2f 4f6h+",
        Gold,
        Cause::Fork([Rook, Gold].to_vec()),
    );
    // It is not known which one is lost.
    let sfen = "4k4/9/9/9/9/9/P7P/3G2R2/K8 b b 1";
    let found = reasons(sfen, "9g9f", "1g1f", "B*4f");
    assert!(found.is_empty(), "the rook guards the gold");
    let sfen = "4k4/9/9/9/6S2/9/P7P/9/K1G6 b b 1";
    let found = reasons(sfen, "9g9f", "1g1f", "B*5g");
    assert_eq!(
        found[0].kind,
        ReasonKind::AllowsFork([Gold, Silver].to_vec())
    );
}

#[test]
fn a_piece_stands_behind_another_one() {
    let sfen = "8k/9/9/9/4R4/9/P3S3P/9/K8 b l 1";
    check(sfen, "L*5b 5e4e 5b5g+", Silver, Cause::Skewer(Rook));
}

#[test]
fn a_line_is_opened() {
    let sfen = "8b/9/6s1k/9/4G4/9/P7P/9/K8 b - 1";
    check(sfen, "3c2d 9f9e 1a5e", Gold, Cause::Discovery);
}

#[test]
fn what_is_taken_back_is_no_loss() {
    // The gold takes the silver back that has taken the gold.
    let sfen = "4k4/9/9/3s5/4G4/4G4/P7P/9/8K b - 1";
    assert!(reasons(sfen, "9g9f", "5e4e", "6d5e 5f5e").is_empty());
}

#[test]
fn material_could_be_won() {
    let sfen = "8k/9/9/4r4/9/4L4/P7P/9/K8 b - 1";
    let found = reasons(sfen, "9g9f", "5f5d", "5d6d");
    assert_eq!(
        found[0].kind,
        ReasonKind::Misses(loss(Rook, &[], Cause::Hanging))
    );
    assert_eq!((found[0].line, found[0].ply), (InLine::Best, 1));
}

#[test]
fn a_pawn_promotes() {
    let sfen = "8k/9/9/9/9/2p6/P7P/9/K8 b - 1";
    let found = reasons(sfen, "1g1f", "9g9f", "7f7g+ 1f1e");
    assert_eq!(found[0].kind, ReasonKind::AllowsPromotion(Pawn));
}

#[test]
fn a_threat_is_named_where_its_line_wins_something() {
    // The silver comes nearer and takes the pawn.
    let sfen = "8k/5s3/9/9/4P4/9/P7P/9/K8 b - 1";
    let found = reasons(sfen, "1g1f", "9g9f", "4b4c 1f1e 4c4d 1e1d 4d5e");
    assert_eq!(found[0].kind, ReasonKind::IgnoresThreat(Silver));
    assert_eq!(found[0].squares[0].to_string(), "4c");
    assert!(reasons(sfen, "1g1f", "9g9f", "4b4c 1f1e").is_empty());
    // The best line allows it too.
    assert!(reasons(sfen, "1g1f", "9g9f 4b4c", "4b4c 1f1e 4c4d 1e1d 4d5e").is_empty());
}
