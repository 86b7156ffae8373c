//! Questions to the computer: the best move, and what was wrong with the last one.
use komadai_protocol::{Report, Request};
use komadai_records::{Brush, Mark};
use leptos::prelude::*;
use shogi::{Color, Game, Move, Ply, Position};

use super::{
    assistant_state::{AssistantState, BoardPreview, JudgedMove},
    player::{ComputerPlayer, PlayerState},
};
use crate::components::explanations::SAID;
use komadai_engine::{Answer, Engine};
use komadai_model::{
    PlayedGame, move_context,
    opponent::{self, Advice, Blunder, MoveCheck, MoveVerdict},
};
use komadai_texts::Text;
use komadai_ui::effect;

/// How many moves of a line are drawn: more would hide the board.
const DRAWN: usize = 3;

impl ComputerPlayer {
    /// Whether a hint can be given: never where the rules forbid help.
    pub fn can_request_hint(self) -> bool {
        let assists = |game: &PlayedGame| game.options().rules.assists();
        self.game.mover().is_some() && self.game.with_painted(assists)
    }

    /// Whether there is a move to explain.
    pub fn can_explain_last_move(self) -> bool {
        let may = |game: &PlayedGame| {
            let assists = game.is_over() || game.options().rules.assists();
            assists && MoveCheck::from_game(game).is_some()
        };
        self.game.is_ours() && self.game.with_painted(may)
    }

    pub fn request_hint(self) {
        let request = self.game.with_untracked(opponent::advice_request);
        self.ask(request, move |it, report| {
            it.finish(AssistantState::Hint(Advice::from_report(&report)));
        });
    }

    /// Asks for the best move, and then for the answer to the one that was made.
    pub fn explain_last_move(self) {
        let Some(move_check) = self.game.with_untracked(MoveCheck::from_game) else {
            return;
        };
        self.explanations.load();
        self.ask(move_check.best(), move |it, best| {
            let request = move_check.reply();
            let move_check = move_check.clone();
            it.ask(request, move |it, reply| {
                let answer = match best.lines.first() {
                    Some(best) => {
                        let verdict = move_check.verdict(best, reply.lines.first());
                        let reply = reply.lines.first();
                        AssistantState::Verdict(Box::new(JudgedMove {
                            move_check: move_check.clone(),
                            verdict,
                            lines: reply.map(|reply| [best.clone(), reply.clone()]),
                        }))
                    }
                    None => AssistantState::Failed,
                };
                it.finish(answer);
            });
        });
    }

    fn ask(self, request: Request, then: impl FnOnce(Self, Report) + 'static) {
        self.cancel_question();
        self.show_on_board(BoardPreview::Game);
        self.assistant.set(AssistantState::Searching);
        self.sheet.set(true);
        let then: Box<dyn FnOnce(Self, Report)> = Box::new(then);
        let mut then = Some(then);
        let hear = move |answer: Answer| {
            if answer.is_last() {
                self.tasks.update_value(|tasks| tasks.question = None);
            }
            match answer {
                Answer::Info(_) => {}
                Answer::Done(report) => {
                    if let Some(then) = then.take() {
                        then(self, report);
                    }
                }
                Answer::Stopped | Answer::Superseded => self.finish(AssistantState::Idle),
                Answer::Decided(..) | Answer::Mate(_) | Answer::Refused(_) | Answer::Failed(_) => {
                    self.finish(AssistantState::Failed);
                }
            }
        };
        let job = Engine::of_page().search(request, Box::new(hear));
        self.tasks.update_value(|tasks| tasks.question = Some(job));
    }

    /// Shows the answer, and resumes the search that was interrupted.
    fn finish(self, state: AssistantState) {
        self.assistant.set(state);
        self.resume_thinking();
    }

    /// Advice is for one position; a verdict lasts until the next move of a person.
    pub(super) fn follow_position(self) {
        let game = self.game;
        let position = Memo::new(move |_| {
            let started_at = game.storage.started_at.get_value();
            let plies = game.with(|played| played.game().plies().len());
            (started_at, plies)
        });
        effect(move || {
            position.get();
            self.release();
            self.show_on_board(BoardPreview::Game);
            let move_check = self.game.with_untracked(MoveCheck::from_game);
            let stays = self.assistant.with_untracked(|state| match state {
                AssistantState::Idle => true,
                AssistantState::Verdict(judged) => Some(&judged.move_check) == move_check.as_ref(),
                AssistantState::Searching | AssistantState::Hint(_) | AssistantState::Failed => {
                    false
                }
            });
            if !stays {
                self.clear();
            }
        });
    }

    fn clear(self) {
        self.cancel_question();
        self.finish(AssistantState::Idle);
    }

    /// Cancels the last question.
    fn cancel_question(self) {
        let question = self.tasks.try_update_value(|tasks| tasks.question.take());
        if let Some(question) = question.flatten() {
            question.cancel();
        }
    }

    /// The answer in sentences.
    pub fn sentences(self, text: Text) -> Vec<String> {
        let says = text.opponent();
        self.game.with(|game| {
            self.assistant.with(|state| match state {
                AssistantState::Idle => Vec::new(),
                AssistantState::Searching => vec![says.looking.to_owned()],
                AssistantState::Hint(None) => vec![says.no_advice.to_owned()],
                AssistantState::Failed => vec![says.not_looked.to_owned()],
                AssistantState::Hint(Some(advice)) => {
                    let best = spoken(game.game(), text, &advice.line);
                    let best = match advice.mates_in {
                        Some(moves) => (says.best_mates)(&best, moves),
                        None => (says.best)(&best),
                    };
                    let is_line = advice.line.len() > 1;
                    let line = is_line.then(|| written(game.game(), text, None, &advice.line));
                    [Some(best), line].into_iter().flatten().collect()
                }
                AssistantState::Verdict(judged) => {
                    let JudgedMove {
                        move_check,
                        verdict,
                        ..
                    } = &**judged;
                    let at =
                        |moves: &[Move]| written(game.game(), text, Some(move_check.index), moves);
                    let played = at(&[move_check.played]);
                    match verdict {
                        MoveVerdict::Fine => vec![(says.fine)(&played)],
                        MoveVerdict::Blunder(blunder) => {
                            let mut sentences = vec![(says.cost)(&played, blunder.cost)];
                            sentences.extend(self.reasons(judged, game.game(), text));
                            sentences.push((says.better)(&at(&blunder.better)));
                            if !blunder.punished.is_empty() {
                                let index = Some(move_check.index + 1);
                                let line = written(game.game(), text, index, &blunder.punished);
                                sentences.push((says.punished)(&line));
                            }
                            sentences
                        }
                    }
                }
            })
        })
    }

    /// Why the move was a blunder, once that can be told.
    fn reasons(self, judged: &JudgedMove, game: &Game, text: Text) -> Vec<String> {
        let reasons = || {
            let explanations = self.explanations.get()?;
            let [best, reply] = judged.lines.as_ref()?;
            let position = game.positions().get(judged.move_check.index)?;
            let mistake = judged.move_check.mistake(position, best, reply);
            let reasons = (explanations.reasons)(&mistake).into_iter().take(SAID);
            let said = reasons.map(|reason| (explanations.sentence)(&reason, text));
            Some(said.collect())
        };
        reasons().unwrap_or_default()
    }

    /// The move that is advised, as tests and scripts read it.
    pub fn hint_move(self) -> Option<String> {
        self.assistant.with(|state| match state {
            AssistantState::Hint(Some(advice)) => advice.line.first().map(Move::to_string),
            _ => None,
        })
    }

    /// What was found wrong, as tests and scripts read it.
    pub fn verdict(self) -> Option<String> {
        self.assistant.with(|state| match state {
            AssistantState::Verdict(judged) => Some(match judged.verdict {
                MoveVerdict::Fine => "fine".to_owned(),
                MoveVerdict::Blunder(_) => "blunder".to_owned(),
            }),
            _ => None,
        })
    }

    /// The blunder that the answer explains.
    pub fn blunder(self) -> Option<(MoveCheck, Blunder)> {
        self.assistant.with(|state| match state {
            AssistantState::Verdict(judged) => match &judged.verdict {
                MoveVerdict::Blunder(blunder) => Some((judged.move_check.clone(), blunder.clone())),
                MoveVerdict::Fine => None,
            },
            _ => None,
        })
    }

    /// Arrows for what the board shows.
    pub fn arrows(self) -> Vec<Mark> {
        let of_game =
            |moves: &[Move], first: Color| arrows(moves, first, Brush::Green, Brush::Blue);
        match (self.preview.get(), self.blunder()) {
            (BoardPreview::BetterMove, Some((move_check, blunder))) => {
                of_game(&blunder.better, move_check.by)
            }
            // A move that is held stands on the board.
            (preview, Some((move_check, blunder)))
                if preview == BoardPreview::Refutation || self.holds_move.get() =>
            {
                arrows(&blunder.punished, !move_check.by, Brush::Red, Brush::Blue)
            }
            _ => self.assistant.with(|state| match state {
                AssistantState::Hint(Some(advice)) => {
                    let turn = self.game.with(|game| game.game().turn());
                    of_game(&advice.line[..1.min(advice.line.len())], turn)
                }
                _ => Vec::new(),
            }),
        }
    }

    /// Shows the game on the board, or a position of the blunder that the answer explains.
    pub fn show_on_board(self, preview: BoardPreview) {
        self.preview.set(preview);
        let index = untrack(|| match (preview, self.blunder()) {
            (BoardPreview::BetterMove, Some((move_check, _))) => Some(move_check.index),
            (BoardPreview::Refutation, Some((move_check, _))) => Some(move_check.index + 1),
            _ => None,
        });
        self.game.past_position.set(index);
    }

    /// Whether the computer thinks about its own move.
    pub fn is_thinking(self) -> bool {
        matches!(self.state.get(), PlayerState::Thinking(_))
    }
}

/// The first move of a line from the present position, in words.
fn spoken(game: &Game, text: Text, line: &[Move]) -> String {
    let before = game.plies().last().map(|ply| ply.mv);
    let by = game.turn();
    let context = line
        .first()
        .and_then(|&mv| move_context(&game.setup(), Ply { by, mv }, before));
    context
        .map(text.shogi_terms().spoken_move)
        .unwrap_or_default()
}

/// A line from a position of the game, or from the last one.
fn written(game: &Game, text: Text, index: Option<usize>, moves: &[Move]) -> String {
    let positions = game.positions();
    let index = index.unwrap_or(positions.len() - 1);
    let Some(position) = positions.get(index) else {
        return String::new();
    };
    let mut position: Position = *position;
    let mut before = index
        .checked_sub(1)
        .and_then(|at| game.plies().get(at))
        .map(|ply| ply.mv);
    let mut line = Vec::new();
    for &mv in moves {
        let words = (text.moves().written)(&position, mv, before);
        line.push((position.turn(), words));
        if position.play(mv).is_err() {
            break;
        }
        before = Some(mv);
    }
    (text.opponent().line)(&line)
}

/// The first moves of a line, those of the side that begins it in one colour.
fn arrows(moves: &[Move], first: Color, one: Brush, other: Brush) -> Vec<Mark> {
    let sides = [(first, one), (!first, other)].into_iter().cycle();
    let moves = moves.iter().take(DRAWN).zip(sides);
    moves
        .filter_map(|(mv, (by, brush))| {
            Mark::arrow(brush, mv.origin(by), shogi::Origin::Board(mv.to()))
        })
        .collect()
}
