use komadai_problems::{Kind, parse};
use shogi::{Color, Piece, PieceKind, Position, Square, Strictness};

use super::{
    Candidate, Features, Flaw, compose, examine, fit, grade, select,
    similar::{Idea, Shape},
    to_problem,
};
use crate::{MateSolver, verify::verify_mate};

type Result<T = ()> = core::result::Result<T, Box<dyn core::error::Error>>;

fn candidate(sfen: &str) -> Result<Candidate> {
    let position = Position::from_sfen(sfen, Strictness::Problem);
    let position = position.map_err(|errors| errors.to_string())?;
    Ok(Candidate::from(&position))
}

fn flaw(sfen: &str, plies: u16) -> Result<Option<Flaw>> {
    let examined = examine(&mut MateSolver::default(), &candidate(sfen)?, plies);
    Ok(examined.err())
}

#[test]
fn a_sound_problem_has_no_flaw() -> Result {
    assert_eq!(flaw("8k/5+B1P1/5N3/9/9/9/9/9/9 b R 1", 7)?, None);
    assert_eq!(flaw("4k4/2B6/6+S2/9/9/9/9/9/9 b 2G 1", 5)?, None);
    Ok(())
}

#[test]
fn each_flaw_is_found() -> Result {
    // Without its bishop there is no mate.
    assert_eq!(
        flaw("4k4/9/6+S2/9/9/9/9/9/9 b 2G 1", 5)?,
        Some(Flaw::NoMate)
    );
    // Gold or silver on the head.
    assert_eq!(
        flaw("4k4/9/4P4/9/9/9/9/9/9 b GS 1", 1)?,
        Some(Flaw::PiecesLeft)
    );
    // The gold mates on the head and beside the king.
    assert_eq!(
        flaw("8k/9/7PP/9/9/9/9/9/9 b G 1", 1)?,
        Some(Flaw::SecondSolution)
    );
    // Check before the first move.
    let head = Square::new(5, 2).ok_or("no square")?;
    let pawn = Piece::new(Color::Black, PieceKind::Pawn);
    let checked = candidate("4k4/9/4P4/9/9/9/9/9/9 b G 1")?.with(head, Some(pawn));
    let examined = examine(&mut MateSolver::default(), &checked, 1);
    assert_eq!(examined.err(), Some(Flaw::Invalid));
    Ok(())
}

#[test]
fn problems_of_one_seed_and_index_are_the_same_and_right() -> Result {
    let composed = compose(7, 1);
    assert_eq!(composed, compose(7, 1));
    assert!(!composed.is_empty());
    for composed in &composed {
        let problem = to_problem(composed).ok_or("a position that breaks a rule")?;
        verify_mate(&problem)?;
    }
    Ok(())
}

#[test]
fn verifying_finds_what_is_wrong() -> Result {
    let verify = |line: &str| -> Result<_> {
        let problems = parse(Kind::Mate, line)?;
        Ok(problems.iter().try_for_each(verify_mate))
    };
    assert_eq!(verify("1 5 4k4/2B6/6+S2 2G")?, Ok(()));
    assert!(verify("1 3 4k4/2B6/6+S2 2G")?.is_err());
    assert!(verify("1 7 4k4/2B6/6+S2 2G")?.is_err());
    assert!(verify("1 1 8k/9/7PP G")?.is_err());
    Ok(())
}

#[test]
fn shifted_and_mirrored_problems_are_duplicates() -> Result {
    let shape = |sfen| -> Result<_> { Ok(Shape::new(&candidate(sfen)?)) };
    let problem = shape("9/3k5/9/3P5/4S4/9/9/9/9 b G 1")?;
    assert!(problem.is_some());
    assert_eq!(problem, shape("9/5k3/9/5P3/4S4/9/9/9/9 b G 1")?);
    assert_eq!(problem, shape("9/9/6k2/9/6P2/7S1/9/9/9 b G 1")?);
    assert_ne!(problem, shape("9/9/6k2/9/6P2/7G1/9/9/9 b G 1")?);
    Ok(())
}

#[test]
fn of_problems_with_one_idea_a_few_are_selected() -> Result {
    // Gold on the head; a pawn far away makes other positions of it.
    let ranks = ["p8", "1p7", "2p6", "3p5", "4p4"];
    let pawns = ranks.into_iter().flat_map(|rank| {
        let boards = [["", "/9/9/9"], ["9/", "/9/9"], ["9/9/", "/9"]];
        boards.map(|[before, after]| format!("{before}{rank}{after}"))
    });
    let composed = pawns.map(|pawn| {
        let candidate = candidate(&format!("4k4/9/4P4/9/9/{pawn} b G 1"))?;
        let solution = examine(&mut MateSolver::default(), &candidate, 1);
        Ok((candidate, solution.map_err(|flaw| format!("{flaw:?}"))?))
    });
    let composed = composed.collect::<Result<Vec<_>>>()?;
    let (candidate, solution) = composed.first().ok_or("no problem")?;
    let idea = Idea::new(candidate, &solution.line).ok_or("no idea")?;
    assert!(idea.limit() < composed.len());
    assert_eq!(select(composed).len(), idea.limit());
    Ok(())
}

#[test]
fn longer_mates_have_higher_grades() -> Result {
    let grade_of = |sfen, plies| -> Result<_> {
        let candidate = candidate(sfen)?;
        let solution = examine(&mut MateSolver::default(), &candidate, plies)
            .map_err(|flaw| format!("{flaw:?}"))?;
        Ok(grade(&Features::new(&candidate, &solution)))
    };
    let five = grade_of("4k4/2B6/6+S2/9/9/9/9/9/9 b 2G 1", 5)?;
    let seven = grade_of("6k2/9/9/9/6N2/9/9/9/9 b 3G 1", 7)?;
    assert!(five < seven, "{five} {seven}");
    Ok(())
}

#[test]
fn fitting_finds_the_weights_of_a_linear_function() -> Result {
    let known = |n: u32| Features {
        nodes: u64::from(n * n % 97) + 1,
        checks: n % 5 * 3,
        defences: n % 7 * 2,
        sacrifices: n * n % 3,
        declined_promotions: n % 2,
        unusual_drops: n % 11 % 4,
        pieces: n * 7 % 13,
        plies: 2 + 3 * (n * n % 3) + 2 * (n * 7 % 13),
        captures: 0,
    };
    assert_eq!(fit(&[known(1)]), None);
    // The weights depend on the length, which the checks are divided by, only a little.
    let features: Vec<_> = (0..300).map(known).collect();
    let weights = fit(&features).ok_or("no weights")?;
    let sacrifices = weights.get(4).ok_or("no weight of sacrifices")?;
    let pieces = weights.get(7).ok_or("no weight of pieces")?;
    assert!((sacrifices - 3.0).abs() < 0.05, "{weights:?}");
    assert!((pieces - 2.0).abs() < 0.05, "{weights:?}");
    Ok(())
}
