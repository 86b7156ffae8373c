//! Boards on which the reader moves, a part that is loaded in the modes `play` and `task`.
use leptos::prelude::*;
use shogi::{Move, Outcome, Position};

use super::{
    EmbedController, event_details,
    inline_solver::{INLINE_SOLVER, ReplyCallback},
    solver_worker::{SOLVER_WORKER, Unable},
    task,
};
use crate::{lazy, lazy_module};
use komadai_model::{
    Intent,
    embedded::{Asked, Happening, Mode, Stage, Task, Wishes, Wrong, outcome},
    i18n::EmbedText,
};

#[derive(Clone, Copy, Debug)]
pub struct Interaction {
    /// Makes a game or a task of a line.
    pub prepare: fn(&mut Stage, &Wishes) -> Result<(), Wrong>,
    /// Takes up what was touched.
    pub touch: fn(EmbedController, Intent),
    /// A move as if it were made on the board; says whether it was.
    pub play: fn(EmbedController, Move) -> bool,
    /// What is said of a task.
    pub task: fn(EmbedController) -> AnyView,
}

lazy_module! {
    pub static INTERACTION: Interaction = playing(Interaction { prepare, touch, play, task: task::task });
}

fn prepare(stage: &mut Stage, wishes: &Wishes) -> Result<(), Wrong> {
    if wishes.mode == Mode::Task {
        stage.set_task(Task::read(&wishes.goal, &wishes.answer)?);
    } else {
        stage.set_judge(outcome);
    }
    Ok(())
}

fn touch(controller: EmbedController, intent: Intent) {
    let mut happened = Vec::new();
    controller
        .stage
        .update(|stage| happened = stage.handle(intent));
    follow(controller, happened);
}

fn play(controller: EmbedController, mv: Move) -> bool {
    let mut made = Ok(Vec::new());
    controller.stage.update(|stage| made = stage.make(mv));
    match made {
        Ok(happened) => {
            let done = !happened.is_empty();
            follow(controller, happened);
            done
        }
        Err(why) => {
            follow(controller, vec![Happening::Illegal(why)]);
            false
        }
    }
}

/// Tells the page what has happened, and asks the solver where it is needed.
fn follow(controller: EmbedController, happened: Vec<Happening>) {
    for happening in happened {
        match happening {
            Happening::Moved => controller.tell("move", &controller.state()),
            Happening::Illegal(why) => {
                let reason = (controller.i18n.text_untracked().terms.illegal)(why);
                controller.tell("illegal", &event_details::encoded(&[("reason", &reason)]));
            }
            Happening::Ended(outcome) => controller.tell("ended", &ended(controller, outcome)),
            Happening::Solved => controller.tell("solved", &controller.state()),
            Happening::Failed => controller.tell("failed", &controller.state()),
            Happening::Asked(asked) => ask(controller, asked),
        }
    }
}

fn ended(controller: EmbedController, outcome: Outcome) -> String {
    let text = (EmbedText::outcome(controller.i18n.language_untracked()))(outcome);
    let winner = outcome.winner.map_or("", |winner| winner.name());
    event_details::encoded(&[
        ("winner", winner),
        ("reason", outcome.reason.name()),
        ("text", &text),
    ])
}

fn ask(controller: EmbedController, asked: Asked) {
    let Some(position) = controller
        .stage
        .with_untracked(|stage| stage.frame().position())
    else {
        return;
    };
    let before = controller.state();
    let told: ReplyCallback = Box::new(move |(reply, solved)| {
        let same = controller.stage.try_with_untracked(Stage::is_waiting) == Some(true);
        if !same || controller.state() != before {
            return;
        }
        let mut happened = Vec::new();
        controller
            .stage
            .update(|stage| happened = stage.told(reply, solved));
        follow(controller, happened);
    });
    let alone: Unable = Box::new(move |told| solve(controller, position, asked, told));
    let ask = move || match SOLVER_WORKER.get() {
        Some(helper) => (helper.ask)(&controller.folder(), position, asked, told, alone),
        None => alone(told),
    };
    lazy::load(SOLVER_WORKER.load_fn(), Box::new(ask));
}

/// Solves in the page itself.
fn solve(controller: EmbedController, position: Position, asked: Asked, told: ReplyCallback) {
    let solve = move || match INLINE_SOLVER.get() {
        Some(solving) => (solving.ask)(position, asked, told),
        None => controller.fault(controller.i18n.language_untracked(), Wrong::NotLoaded),
    };
    lazy::load(INLINE_SOLVER.load_fn(), Box::new(solve));
}
