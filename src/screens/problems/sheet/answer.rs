use komadai_problems::{Answer, Problem};
use komadai_search::tsume::MateAnswer;
use shogi::Move;

use komadai_engine::{Engine, FindLimits, find_mate};
use komadai_texts::{Text, line_notation};

/// The solution of a problem in notation, or all moves that are right; `None` if the engine
/// fails.
pub async fn answer(problem: &Problem, text: Text) -> Option<String> {
    let notation = |moves: &[Move]| line_notation(problem.position, None, moves, text);
    match &problem.answer {
        Answer::Declare => Some(text.problems().declare.to_owned()),
        Answer::Moves(moves) if problem.also.is_empty() => Some(notation(moves)),
        Answer::Moves(moves) => {
            let right = moves.iter().take(1).chain(&problem.also);
            let right: Vec<String> = right.map(|&mv| notation(&[mv])).collect();
            Some(right.join(" / "))
        }
        Answer::Mate => {
            let limits = FindLimits::plies(problem.plies);
            match find_mate(Engine::of_page(), problem.position, limits).await? {
                MateAnswer::Mate(line) => Some(notation(&line)),
                _ => None,
            }
        }
    }
}
