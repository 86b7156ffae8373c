use shogi::{Position, Strictness};

use super::{Flaw, examine};
use crate::{MateSolver, mates::Candidate};

type Result<T = ()> = core::result::Result<T, Box<dyn core::error::Error>>;

fn check(sfen: &str, expected: core::result::Result<&str, Flaw>) -> Result {
    let position = Position::from_sfen(sfen, Strictness::Problem);
    let position = position.map_err(|errors| errors.to_string())?;
    let examined = examine(&mut MateSolver::default(), &Candidate::from(&position));
    let mv = examined.map(|brinkmate| brinkmate.mv.to_string());
    assert_eq!(mv, expected.map(str::to_owned), "{sfen}");
    Ok(())
}

#[test]
fn each_flaw_is_found() -> Result {
    check("4k4/9/4P4/9/9/9/9/9/9 b G 1", Err(Flaw::Mate))?;
    check("4k4/9/9/9/9/9/9/9/9 b P 1", Err(Flaw::NoBrinkmate))?;
    // With a second silver in hand there are two ways.
    check("6k2/9/9/5N1G1/9/9/9/9/9 b 2S 1", Err(Flaw::SecondSolution))?;
    Ok(())
}

#[test]
fn a_sound_problem_has_no_flaw() -> Result {
    check("7k1/5+S2L/9/6GB1/9/9/9/9/9 b - 1", Ok("2d3c+"))?;
    check("6k2/9/9/5N1GS/9/9/9/9/9 b S 1", Ok("2d3c"))?;
    Ok(())
}

#[test]
fn the_solution_stays_when_the_board_is_mirrored() -> Result {
    check("1k7/L2+S5/9/1BG6/9/9/9/9/9 b - 1", Ok("8d7c+"))
}
