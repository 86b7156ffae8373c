//! Boards on which the reader moves, a part that is loaded in the modes `play` and `task`.
use leptos::prelude::*;
use shogi::{Move, Outcome, Position};

use super::{
    Show, event_details,
    inline_solver::{ReplyCallback, SOLVING},
    solver_worker::{HELPER, Unable},
    task,
};
use crate::{later, part};
use komadai_model::{
    Intent,
    embedded::{Asked, Happening, Mode, Stage, Task, Wishes, Wrong, outcome},
};

#[derive(Clone, Copy, Debug)]
pub struct Playing {
    /// Makes a game or a task of a line.
    pub prepare: fn(&mut Stage, &Wishes) -> Result<(), Wrong>,
    /// Takes up what was touched.
    pub touch: fn(Show, Intent),
    /// A move as if it were made on the board; says whether it was.
    pub play: fn(Show, Move) -> bool,
    /// What is said of a task.
    pub task: fn(Show) -> AnyView,
}

part! {
    pub static PLAYING: Playing = playing(Playing { prepare, touch, play, task: task::task });
}

fn prepare(stage: &mut Stage, wishes: &Wishes) -> Result<(), Wrong> {
    if wishes.mode == Mode::Task {
        stage.set_task(Task::read(&wishes.goal, &wishes.answer)?);
    } else {
        stage.set_judge(outcome);
    }
    Ok(())
}

fn touch(show: Show, intent: Intent) {
    let mut happened = Vec::new();
    show.stage.update(|stage| happened = stage.handle(intent));
    follow(show, happened);
}

fn play(show: Show, mv: Move) -> bool {
    let mut made = Ok(Vec::new());
    show.stage.update(|stage| made = stage.make(mv));
    match made {
        Ok(happened) => {
            let done = !happened.is_empty();
            follow(show, happened);
            done
        }
        Err(why) => {
            follow(show, vec![Happening::Illegal(why)]);
            false
        }
    }
}

/// Tells the page what has happened, and asks the solver where it is needed.
fn follow(show: Show, happened: Vec<Happening>) {
    for happening in happened {
        match happening {
            Happening::Moved => show.tell("move", &show.state()),
            Happening::Illegal(why) => {
                let reason = (show.i18n.text_untracked().shogi_terms().illegal)(why);
                show.tell("illegal", &event_details::encoded(&[("reason", &reason)]));
            }
            Happening::Ended(outcome) => show.tell("ended", &ended(show, outcome)),
            Happening::Solved => show.tell("solved", &show.state()),
            Happening::Failed => show.tell("failed", &show.state()),
            Happening::Asked(asked) => ask(show, asked),
        }
    }
}

fn ended(show: Show, outcome: Outcome) -> String {
    let text = (show.i18n.text_untracked().embed_outcome())(outcome);
    let winner = outcome.winner.map_or("", |winner| winner.name());
    event_details::encoded(&[
        ("winner", winner),
        ("reason", outcome.reason.name()),
        ("text", &text),
    ])
}

fn ask(show: Show, asked: Asked) {
    let Some(position) = show.stage.with_untracked(|stage| stage.frame().position()) else {
        return;
    };
    let before = show.state();
    let told: ReplyCallback = Box::new(move |(reply, solved)| {
        let same = show.stage.try_with_untracked(Stage::is_waiting) == Some(true);
        if !same || show.state() != before {
            return;
        }
        let mut happened = Vec::new();
        show.stage
            .update(|stage| happened = stage.told(reply, solved));
        follow(show, happened);
    });
    let alone: Unable = Box::new(move |told| solve(show, position, asked, told));
    let ask = move || match HELPER.code() {
        Some(helper) => (helper.ask)(&show.folder(), position, asked, told, alone),
        None => alone(told),
    };
    later::load(HELPER.fetch(), Box::new(ask));
}

/// Solves in the page itself.
fn solve(show: Show, position: Position, asked: Asked, told: ReplyCallback) {
    let solve = move || match SOLVING.code() {
        Some(solving) => (solving.ask)(position, asked, told),
        None => show.fault(show.i18n.language_untracked(), Wrong::NotLoaded),
    };
    later::load(SOLVING.fetch(), Box::new(solve));
}
