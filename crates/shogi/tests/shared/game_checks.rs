//! What holds for every game, however it was played.

use std::collections::HashMap;

use komadai_shogi::{
    AllPiecesEntered, Audit, Claim, Color, EndReason, Game, Outcome, Ply, Position, Setup, Status,
    Strictness, ViolationReason,
};

use super::random_games::Played;

/// Everything below.
pub fn check(played: &Played) {
    let game = &played.game;
    check_kings(game);
    check_repetitions(game);
    check_end(game);
    check_walk(game);
    check_audit(played);
    check_texts(game);
    check_reversed(game);
}

/// So many moves were legal, from the first on.
fn lawful_plies(game: &Game) -> usize {
    game.positions().len() - 1
}

/// No king has been captured.
fn check_kings(game: &Game) {
    for color in Color::ALL {
        let king = game.setup().king(color).is_some();
        assert_eq!(king, game.start().king(color).is_some());
    }
}

/// The repetitions are those of a list of texts.
fn check_repetitions(game: &Game) {
    let mut seen: HashMap<String, Vec<usize>> = HashMap::new();
    for (ply, position) in game.positions().iter().enumerate() {
        let sfen = position.to_sfen();
        let (text, _) = sfen.rsplit_once(' ').expect("an SFEN has fields");
        let plies = seen.entry(text.to_owned()).or_default();
        plies.push(ply);
        let found = game.status_at(ply).repetition.expect("nothing is illegal");
        assert_eq!(found.count, plies.len(), "{position}");
        assert!(found.count < 4 || ply == lawful_plies(game), "{position}");
        let mover = |ply: usize| game.plies()[ply - 1].by;
        let checked = |color| {
            let mut own = (plies[0] + 1..=ply)
                .filter(|&ply| mover(ply) == color)
                .peekable();
            own.peek().is_some() && own.all(|ply| game.positions()[ply].in_check())
        };
        let checking = match Color::ALL.map(checked) {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        };
        assert_eq!(found.perpetual_checker, checking, "{position}");
    }
}

/// The end is one that the position shows; before it there was none.
fn check_end(game: &Game) {
    let last = lawful_plies(game);
    let position = game.position();
    let status = game.status_at(last);
    let repeated = status.repetition.map_or(0, |it| it.count);
    let limit = usize::from(game.rules().move_limit);
    if game.rules().mate_ends_game {
        for before in &game.positions()[..last] {
            assert!(before.has_legal_move(), "{before}");
        }
    }
    let Some(outcome) = game.outcome() else {
        return;
    };
    let loser_to_move = outcome.winner == Some(!position.turn());
    let holds = match outcome.reason {
        EndReason::Mate => !position.has_legal_move() && position.in_check() && loser_to_move,
        EndReason::NoMoves => !position.has_legal_move() && !position.in_check() && loser_to_move,
        EndReason::Repetition => {
            outcome.winner.is_none() && (repeated == 4 || game.rules().agreed_early)
        }
        EndReason::PerpetualCheck => {
            let checking = status.repetition.and_then(|it| it.perpetual_checker);
            repeated == 4 && checking.is_some_and(|color| outcome.winner == Some(!color))
        }
        EndReason::MoveLimit => last >= limit && limit > 0 && !position.in_check(),
        EndReason::IllegalMove => {
            let foul = game.first_illegal_ply().expect("there is one");
            foul.index == last && outcome.winner == Some(!foul.by)
        }
        EndReason::TryRule => {
            let king = outcome.winner.and_then(|color| position.king(color));
            let home = outcome
                .winner
                .and_then(|color| Position::startpos().king(!color));
            king == home && loser_to_move
        }
        EndReason::AllPiecesEntered => Color::ALL.into_iter().all(|color| {
            let king = position.king(color);
            king.is_some_and(|square| square.in_promotion_zone(color))
        }),
        _ => true,
    };
    assert!(holds, "{position}: {outcome}");
}

/// Back to the start and forth again, every status is the same.
fn check_walk(game: &Game) {
    let plies = game.plies().to_vec();
    let statuses: Vec<Status> = (0..=plies.len()).map(|ply| game.status_at(ply)).collect();
    let mut walked = game.clone();
    assert_eq!(walked.status(), statuses[plies.len()]);
    for ply in (0..plies.len()).rev() {
        assert_eq!(walked.undo(), Some(plies[ply]));
        assert_eq!(walked.status(), statuses[ply]);
        assert_eq!(walked.setup(), game.setup_at(ply));
    }
    assert_eq!(walked.undo(), None);
    for (index, &ply) in plies.iter().enumerate() {
        assert_eq!(walked.status(), statuses[index]);
        let played = walked
            .play_ply(ply)
            .unwrap_or_else(|error| panic!("{}: {error}", ply.mv));
        assert_eq!(played.outcome, walked.outcome());
        assert_eq!(played.check, walked.status().in_check);
    }
    assert_eq!(walked.setup(), game.setup());
    let outcome = walked.outcome();
    assert!(outcome.is_none() || outcome == game.outcome());
    assert_eq!(
        Status {
            outcome,
            ..statuses[plies.len()]
        },
        walked.status()
    );
}

/// Read as a record, the game ends as it ended.
fn check_audit(played: &Played) {
    let game = &played.game;
    let mut audit = Audit::new(*game.start(), *game.rules());
    for &ply in game.plies() {
        audit.push(ply);
    }
    let found = audit.finish(played.end);
    let is_decided = game
        .outcome()
        .is_some_and(|it| it.reason == EndReason::IllegalMove);
    // What nobody has pointed out, the audit finds.
    let expected = match game.first_illegal_ply() {
        Some(_) if !is_decided => {
            let mut pointed_out = game.clone();
            match pointed_out.claim(Color::Black, Claim::PointOut) {
                Ok(outcome) => outcome,
                Err(error) => panic!("{error}"),
            }
        }
        _ => game.outcome(),
    };
    assert_eq!(found, expected);
    assert_eq!(audit.unread(), 0);
    let first = audit
        .violations()
        .first()
        .map(|one| (one.ply, one.by, one.reason));
    let perpetual = |outcome: Outcome| outcome.reason == EndReason::PerpetualCheck;
    let failed = |outcome: Outcome| outcome.reason == EndReason::DeclarationFailed;
    match game.first_illegal_ply() {
        Some(foul) => {
            let breach = (foul.index + 1, foul.by, ViolationReason::Illegal(foul.why));
            assert_eq!(first, Some(breach));
        }
        None if game.outcome().is_some_and(perpetual) => {
            assert_eq!(first.map(|(ply, ..)| ply), Some(game.plies().len()));
        }
        None if game.outcome().is_some_and(failed) => {
            let by = game.turn();
            let breach = (
                game.plies().len() + 1,
                by,
                ViolationReason::DeclarationFailed,
            );
            assert_eq!(first, Some(breach));
        }
        None => assert_eq!(first, None),
    }
}

/// Written and read, it is the same game.
fn check_texts(game: &Game) {
    let mut again = Game::with_rules(*game.start(), *game.rules());
    for index in 0..game.plies().len() {
        let text = game.ply_to_usi(index).expect("there is such a move");
        let ply = again
            .parse_ply(&text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(ply, game.plies()[index], "{text}");
        again
            .play_ply(ply)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    assert_eq!(again.setup(), game.setup());
}

/// With sides changed, everything is the same for the other side, but for what
/// White alone is credited with, and for the points of a declaration.
fn check_reversed(game: &Game) {
    let credited = game.credit().white > 0;
    if credited && game.rules().all_pieces_entered != AllPiecesEntered::Off {
        return;
    }
    let reversed: Setup = game.start().to_setup().reversed();
    let start = Position::from_setup(&reversed, Strictness::Game)
        .unwrap_or_else(|faults| panic!("{reversed}: {faults}"));
    let mut mirrored = Game::with_rules(start, *game.rules());
    for &Ply { by, mv } in game.plies() {
        let ply = Ply {
            by: !by,
            mv: mv.rotated(),
        };
        mirrored
            .play_ply(ply)
            .unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    for ply in 0..=game.plies().len() {
        let (here, there) = (game.status_at(ply), mirrored.status_at(ply));
        assert_eq!((there.turn, there.in_check), (!here.turn, here.in_check));
        let counts = |status: Status| status.repetition.map(|it| (it.count, it.perpetual_checker));
        let turned = counts(here).map(|(count, checking)| (count, checking.map(|color| !color)));
        assert_eq!(counts(there), turned);
    }
    if let Some(outcome) = mirrored.outcome() {
        let turned = Outcome {
            winner: outcome.winner.map(|winner| !winner),
            ..outcome
        };
        assert_eq!(Some(turned), game.outcome());
    } else {
        let by_itself = [
            EndReason::Mate,
            EndReason::NoMoves,
            EndReason::PerpetualCheck,
            EndReason::TryRule,
            EndReason::AllPiecesEntered,
            EndReason::MoveLimit,
        ];
        let ended = game.outcome().map(|outcome| outcome.reason);
        assert!(!ended.is_some_and(|reason| by_itself.contains(&reason)));
    }
}
