//! What the reader asks the computer: the best move, and what was wrong with the last.
use komadai_worker::protocol::{Report, Request};
use leptos::prelude::*;
use shogi::{
    Color, Game, Move, Position,
    record::{Brush, Mark},
};

use super::attending::{Attending, State};
use crate::{
    engine::{Answer, Engine},
    i18n::{MoveFacts, Text},
    reactive::watch,
    session::{
        PlayedGame, Scene, Selection, facts_of,
        opponent::{self, Advice, Inquiry, Slip, Verdict},
    },
};

/// What the computer has been asked, or has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Told {
    Nothing,
    Looking,
    /// What to play now.
    Advice(Option<Advice>),
    /// What was wrong with a move.
    Verdict(Box<Judged>),
    Failed,
}

/// A move, and what was found wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    inquiry: Inquiry,
    verdict: Verdict,
}

/// What the board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum View {
    Game,
    /// The position before the move in question, with the better one.
    Better,
    /// The position after it, with what follows.
    Punished,
}

/// How many moves of a line are drawn: more would hide the board.
const DRAWN: usize = 3;

impl Attending {
    /// Whether there is a move to give advice on. Where nobody helps, it does not
    /// either.
    pub fn can_advise(self) -> bool {
        let assists = |game: &PlayedGame| game.setup().rules.assists();
        self.table.mover().is_some() && self.table.game.with(assists)
    }

    /// Whether there is a move to judge.
    pub fn can_judge(self) -> bool {
        let may = |game: &PlayedGame| {
            let assists = game.is_over() || game.setup().rules.assists();
            assists && Inquiry::of(game).is_some()
        };
        self.table.is_ours() && self.table.game.with(may)
    }

    pub fn advise(self) {
        let request = self.table.game.with_untracked(opponent::advice_on);
        self.ask(request, move |it, report| {
            it.tell(Told::Advice(Advice::of(&report)));
        });
    }

    /// Asks for the best move, and then for the answer to the one that was made.
    pub fn judge(self) {
        let Some(inquiry) = self.table.game.with_untracked(Inquiry::of) else {
            return;
        };
        self.ask(inquiry.best(), move |it, best| {
            let request = inquiry.reply();
            let inquiry = inquiry.clone();
            it.ask(request, move |it, reply| {
                let told = match best.lines.first() {
                    Some(best) => {
                        let verdict = inquiry.verdict(best, reply.lines.first());
                        let inquiry = inquiry.clone();
                        Told::Verdict(Box::new(Judged { inquiry, verdict }))
                    }
                    None => Told::Failed,
                };
                it.tell(told);
            });
        });
    }

    fn ask(self, request: Request, then: impl FnOnce(Self, Report) + 'static) {
        self.drop_question();
        self.view.set(View::Game);
        self.told.set(Told::Looking);
        let then: Box<dyn FnOnce(Self, Report)> = Box::new(then);
        let mut then = Some(then);
        let hear = move |answer: Answer| {
            if answer.is_last() {
                self.mind.update_value(|mind| mind.question = None);
            }
            match answer {
                Answer::Info(_) => {}
                Answer::Done(report) => {
                    if let Some(then) = then.take() {
                        then(self, report);
                    }
                }
                Answer::Stopped | Answer::Superseded => self.tell(Told::Nothing),
                Answer::Decided(..) | Answer::Mate(_) | Answer::Refused(_) | Answer::Failed(_) => {
                    self.tell(Told::Failed);
                }
            }
        };
        let job = Engine::of_page().ask(request, Box::new(hear));
        self.mind.update_value(|mind| mind.question = Some(job));
    }

    /// Says it, and goes on with what was interrupted.
    fn tell(self, told: Told) {
        self.told.set(told);
        self.go_on();
    }

    /// Advice is for one position; a verdict lasts until the next move of a person.
    pub(super) fn follow_position(self) {
        let table = self.table;
        let position = Memo::new(move |_| {
            let set_at = table.keeper.set_at.get_value();
            table.game.with(|game| (set_at, game.game().plies().len()))
        });
        watch(move || {
            position.get();
            self.view.set(View::Game);
            let asked = self.table.game.with_untracked(Inquiry::of);
            let stays = self.told.with_untracked(|told| match told {
                Told::Nothing => true,
                Told::Verdict(judged) => Some(&judged.inquiry) == asked.as_ref(),
                Told::Looking | Told::Advice(_) | Told::Failed => false,
            });
            if !stays {
                self.forget();
            }
        });
    }

    fn forget(self) {
        self.drop_question();
        self.tell(Told::Nothing);
    }

    /// Wants no answer any more to what was asked last.
    fn drop_question(self) {
        let question = self.mind.try_update_value(|mind| mind.question.take());
        if let Some(question) = question.flatten() {
            question.cancel();
        }
    }

    /// What is told, in words: a sentence each.
    pub fn sentences(self, text: &Text) -> Vec<String> {
        let says = &text.later().opponent;
        self.table.game.with(|game| {
            self.told.with(|told| match told {
                Told::Nothing => Vec::new(),
                Told::Looking => vec![says.looking.to_owned()],
                Told::Advice(None) => vec![says.no_advice.to_owned()],
                Told::Failed => vec![says.not_looked.to_owned()],
                Told::Advice(Some(advice)) => {
                    let line = written(game.game(), text, None, &advice.line);
                    vec![match advice.mates_in {
                        Some(moves) => (says.best_mates)(&line, moves),
                        None => (says.best)(&line),
                    }]
                }
                Told::Verdict(judged) => {
                    let Judged { inquiry, verdict } = &**judged;
                    let at =
                        |moves: &[Move]| written(game.game(), text, Some(inquiry.index), moves);
                    let played = at(&[inquiry.played]);
                    match verdict {
                        Verdict::Fine => vec![(says.fine)(&played)],
                        Verdict::Slip(slip) => {
                            let mut told = vec![(says.cost)(&played, slip.cost)];
                            told.push((says.better)(&at(&slip.better)));
                            if !slip.punished.is_empty() {
                                let index = Some(inquiry.index + 1);
                                let line = written(game.game(), text, index, &slip.punished);
                                told.push((says.punished)(&line));
                            }
                            told
                        }
                    }
                }
            })
        })
    }

    /// The move that is advised, as tests and scripts read it.
    pub fn advised(self) -> Option<String> {
        self.told.with(|told| match told {
            Told::Advice(Some(advice)) => advice.line.first().map(Move::to_string),
            _ => None,
        })
    }

    /// What was found wrong, as tests and scripts read it.
    pub fn verdict(self) -> Option<String> {
        self.told.with(|told| match told {
            Told::Verdict(judged) => Some(match judged.verdict {
                Verdict::Fine => "fine".to_owned(),
                Verdict::Slip(_) => "slip".to_owned(),
            }),
            _ => None,
        })
    }

    /// The slip that is told of.
    pub fn slip(self) -> Option<(Inquiry, Slip)> {
        self.told.with(|told| match told {
            Told::Verdict(judged) => match &judged.verdict {
                Verdict::Slip(slip) => Some((judged.inquiry.clone(), slip.clone())),
                Verdict::Fine => None,
            },
            _ => None,
        })
    }

    /// Arrows for what the board shows.
    pub fn arrows(self) -> Vec<Mark> {
        let of_game =
            |moves: &[Move], first: Color| arrows(moves, first, Brush::Green, Brush::Blue);
        match (self.view.get(), self.slip()) {
            (View::Better, Some((inquiry, slip))) => of_game(&slip.better, inquiry.by),
            (View::Punished, Some((inquiry, slip))) => {
                arrows(&slip.punished, !inquiry.by, Brush::Red, Brush::Blue)
            }
            _ => self.told.with(|told| match told {
                Told::Advice(Some(advice)) => {
                    let turn = self.table.game.with(|game| game.game().turn());
                    of_game(&advice.line[..1.min(advice.line.len())], turn)
                }
                _ => Vec::new(),
            }),
        }
    }

    /// What the board shows in place of the game's position, while that is looked back
    /// at.
    pub fn scene(self, scene: Scene) -> Scene {
        let index = match (self.view.get(), self.slip()) {
            (View::Better, Some((inquiry, _))) => inquiry.index,
            (View::Punished, Some((inquiry, _))) => inquiry.index + 1,
            _ => return scene,
        };
        self.table.game.with(|game: &PlayedGame| {
            let game = game.game();
            match game.positions().get(index) {
                Some(position) => Scene {
                    last_move: last_of(game, index),
                    ..Scene::of(position, Selection::Idle, None)
                },
                None => scene,
            }
        })
    }

    /// Whether the board shows something else than the game.
    pub fn looks_back(self) -> bool {
        self.view.get_untracked() != View::Game
    }

    /// Whether the computer thinks about its own move.
    pub fn is_thinking(self) -> bool {
        matches!(self.state.get(), State::Thinks(_))
    }
}

/// The move that led to the position at an index.
fn last_of(game: &Game, index: usize) -> Option<MoveFacts> {
    let last = index.checked_sub(1)?;
    let before = last.checked_sub(1).and_then(|at| game.plies().get(at));
    let ply = *game.plies().get(last)?;
    facts_of(&game.table_at(last), ply, before.map(|ply| ply.mv))
}

/// A line from a position of the game, or from the last one.
fn written(game: &Game, text: &Text, index: Option<usize>, moves: &[Move]) -> String {
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
        let words = (text.later().moves.written)(&position, mv, before);
        line.push((position.turn(), words));
        if position.play(mv).is_err() {
            break;
        }
        before = Some(mv);
    }
    (text.later().opponent.line)(&line)
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
