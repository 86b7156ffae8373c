use komadai_problems::{Answer, Problem};
use shogi::{Move, Ply, tsume::MateAnswer};

use crate::{
    engine::Engine,
    lesson::{FindLimits, find_mate},
};
use komadai_model::{PlyContext, i18n::Text};

/// The solution of a problem in notation; `None` if the engine fails.
pub async fn answer(problem: &Problem, text: Text) -> Option<String> {
    let moves = match &problem.answer {
        Answer::Declare => return Some(text.problems().declare.to_owned()),
        Answer::Moves(moves) => moves.clone(),
        Answer::Mate => {
            let limits = FindLimits::plies(problem.plies);
            match find_mate(Engine::of_page(), problem.position, limits).await? {
                MateAnswer::Mate(line) => line,
                _ => return None,
            }
        }
    };
    Some(notation(problem, &moves, text))
}

fn notation(problem: &Problem, moves: &[Move], text: Text) -> String {
    let mut by = problem.position.turn();
    let mut before = Some(PlyContext::from_position(problem.position, None));
    let mut words = Vec::new();
    for &mv in moves {
        let ply = Ply { by, mv };
        let Some(context) = before else { break };
        words.push(context.notation(ply, text));
        before = context.after(ply);
        by = !by;
    }
    words.join(" ")
}
