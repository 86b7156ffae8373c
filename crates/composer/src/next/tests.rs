use komadai_problems::Theme;
use komadai_search::{Score, Searcher};
use shogi::{Move, Position, Strictness};

use super::{examine, theme};
use crate::MateSolver;

type Result<T = ()> = core::result::Result<T, Box<dyn core::error::Error>>;

fn position(sfen: &str) -> Result<Position> {
    let position = Position::from_sfen(sfen, Strictness::Problem);
    Ok(position.map_err(|errors| errors.to_string())?)
}

fn first_move(sfen: &str, last: Option<&str>) -> Result<Option<String>> {
    let mut searcher = Searcher::new(4 << 20);
    let last = last.map(str::parse).transpose()?;
    let problem = examine(
        &mut searcher,
        &mut MateSolver::default(),
        &position(sfen)?,
        last,
    );
    Ok(problem.and_then(|problem| match problem.answer {
        komadai_problems::Answer::Moves(moves) => moves.first().map(ToString::to_string),
        _ => Some("win".to_owned()),
    }))
}

fn check_theme(sfen: &str, mv: &str, centipawns: i32, expected: Theme) -> Result {
    let mv: Move = mv.parse()?;
    let score = Score::centipawns(centipawns);
    let found = theme(&mut MateSolver::default(), &position(sfen)?, mv, score);
    assert_eq!(found, expected, "{sfen} {mv}");
    Ok(())
}

#[test]
fn in_the_start_position_no_move_is_the_only_good_one() -> Result {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    assert_eq!(first_move(start, None)?, None);
    Ok(())
}

#[test]
fn a_recapture_is_no_problem() -> Result {
    // White has just taken the bishop's pawn with the rook's help: taking back is plain.
    let sfen = "lnsgk1snl/1r4gb1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 1";
    assert_eq!(first_move(sfen, Some("8h2b+"))?, None);
    Ok(())
}

#[test]
fn a_position_in_check_is_no_problem() -> Result {
    let sfen = "4k4/9/9/9/9/9/9/4r4/4K4 b RBGSNLP 1";
    assert_eq!(first_move(sfen, None)?, None);
    Ok(())
}

#[test]
fn a_win_that_can_be_declared_is_a_declaration() -> Result {
    let sfen = "KRB+P+P+P3/+P+P+P+P+P4/GGGG5/9/9/9/9/9/8k b RB4S4N4L8P 1";
    assert_eq!(first_move(sfen, None)?.as_deref(), Some("win"));
    Ok(())
}

#[test]
fn the_theme_is_what_the_move_does() -> Result {
    // The silver attacks one rook.
    check_theme("4k4/9/9/9/9/3r5/9/9/4K4 b S 1", "S*5g", 500, Theme::Attack)?;
    // The silver attacks two rooks from behind.
    let silver = "4k4/9/9/9/9/3r1r3/9/9/4K4 b S 1";
    check_theme(silver, "S*5g", 500, Theme::Fork)?;
    // Gold and pawn at the head threaten mate.
    let threat = "4k4/9/9/4P4/9/9/9/9/K8 b G 1";
    check_theme(threat, "5d5c", 500, Theme::Threatmate)?;
    // White threatens the same at once: a move that only defends.
    let defence = "4k4/9/9/9/9/9/4p4/9/4K4 b Gg 1";
    check_theme(defence, "G*5h", 500, Theme::Defence)?;
    // Both.
    let endgame = "4k4/9/9/4P4/9/9/4p4/9/4K4 b Gg 1";
    check_theme(endgame, "5d5c", 500, Theme::Endgame)?;
    // It only keeps the balance.
    check_theme(silver, "5i5h", 0, Theme::Defence)?;
    Ok(())
}
