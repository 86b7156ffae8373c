//! Positions with the scores of deep searches: in `data/` a file for each kind, made by
//! `collect-positions`.

use std::path::Path;

use komadai_search::Score;
use shogi::{Position, Strictness};

use super::position_kind::PositionKind;
use crate::game_file::{decode_score, encode_score, is_quiet, read_games};

/// A position, and its score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TestPosition {
    pub position: Position,
    pub score: Score,
}

/// Reads the positions of a kind.
///
/// # Errors
/// Which line is invalid.
pub fn read(kind: PositionKind) -> Result<Vec<TestPosition>, String> {
    let text = match kind {
        PositionKind::AttackedKings => include_str!("../../data/attacked_kings.tsv"),
        PositionKind::EnteringKings => include_str!("../../data/entering_kings.tsv"),
    };
    let lines = text.lines();
    let invalid = |line: &str| format!("the {kind} have an invalid line: {line}");
    lines
        .map(|line| parse(line).ok_or_else(|| invalid(line)))
        .collect()
}

/// The quiet positions of training games, side positions included.
///
/// # Errors
/// When the file cannot be read, is damaged, or holds an illegal move.
pub fn of_games(path: &Path) -> Result<Vec<TestPosition>, String> {
    let mut positions = Vec::new();
    read_games(path, |game| {
        let mut add =
            |&position: &Position, score| positions.push(TestPosition { position, score });
        game.replay(|position, mv, score| {
            if let Some(score) = score.filter(|_| is_quiet(position, mv)) {
                add(position, score);
            }
        })?;
        game.for_each_side_position(add)
    })?;
    Ok(positions)
}

/// A line: the SFEN, a tab, and the score as files of games have it (docs/engine.md).
pub fn format(test: &TestPosition) -> String {
    format!("{}\t{}", test.position.to_sfen(), encode_score(test.score))
}

fn parse(line: &str) -> Option<TestPosition> {
    let (sfen, score) = line.split_once('\t')?;
    Some(TestPosition {
        position: Position::from_sfen(sfen, Strictness::Game).ok()?,
        score: decode_score(score.parse().ok()?)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        for score in [
            Score::centipawns(-321),
            Score::mate_in(7),
            Score::mated_in(2),
        ] {
            let position = Position::startpos();
            let test = TestPosition { position, score };
            assert_eq!(parse(&format(&test)), Some(test));
        }
        for line in ["", "startpos\t3", "4k4/9/9/9/9/9/9/9/4K4 b - 1\t40000"] {
            assert_eq!(parse(line), None, "{line}");
        }
    }

    #[test]
    fn the_positions_are_of_their_kind_and_differ() {
        for kind in PositionKind::ALL {
            let positions = read(kind).expect("all are valid");
            assert_eq!(positions.len(), 500, "{kind}");
            for test in &positions {
                let position = &test.position;
                assert!(
                    kind.holds(position) && !position.in_check(),
                    "{}",
                    format(test)
                );
            }
            let mut keys: Vec<u64> = positions.iter().map(|test| test.position.key()).collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), 500, "{kind}");
        }
    }
}
