//! Boards on which the reader moves, a module that is loaded in the modes `play` and `task`.
use leptos::prelude::*;
use shogi::{Move, Outcome};

use super::{
    EmbedController, ask_solver::ask_solver, event_details, marks_and_errors::report_error, task,
};
use komadai_lessons::OnSolverReply;
use komadai_model::{
    BoardIntent,
    embedded::{
        EmbedError, EmbedEvent, EmbedOptions, EmbedState, Mode, SolverQuestion, Task, outcome,
    },
};
use komadai_ui::lazy_module;

#[derive(Clone, Copy, Debug)]
pub struct Interaction {
    /// Makes a game or a task of a line.
    pub prepare: fn(&mut EmbedState, &EmbedOptions) -> Result<(), EmbedError>,
    /// Handles an intent of the board.
    pub touch: fn(EmbedController, BoardIntent),
    /// Plays a move as if on the board; says whether that was possible.
    pub play: fn(EmbedController, Move) -> bool,
    /// The view of a task.
    pub task: fn(EmbedController) -> AnyView,
}

lazy_module! {
    pub static INTERACTION: Interaction = playing(Interaction { prepare, touch, play, task: task::task });
}

fn prepare(stage: &mut EmbedState, options: &EmbedOptions) -> Result<(), EmbedError> {
    if options.mode == Mode::Task {
        stage.set_task(Task::read(&options.goal, &options.answer)?);
    } else {
        stage.set_judge(outcome);
    }
    Ok(())
}

fn touch(controller: EmbedController, intent: BoardIntent) {
    let mut happened = Vec::new();
    controller
        .stage
        .update(|stage| happened = stage.handle(intent));
    follow(controller, happened);
}

fn play(controller: EmbedController, mv: Move) -> bool {
    let mut made = Ok(Vec::new());
    controller.stage.update(|stage| made = stage.play_move(mv));
    match made {
        Ok(happened) => {
            let done = !happened.is_empty();
            follow(controller, happened);
            done
        }
        Err(why) => {
            follow(controller, vec![EmbedEvent::Illegal(why)]);
            false
        }
    }
}

/// Emits the events of what has happened, and asks the solver where it is needed.
fn follow(controller: EmbedController, happened: Vec<EmbedEvent>) {
    for happening in happened {
        match happening {
            EmbedEvent::Moved => controller.emit("move", &controller.state()),
            EmbedEvent::Illegal(why) => {
                let reason = (controller.i18n.text_untracked().shogi_terms().illegal)(why);
                controller.emit("illegal", &event_details::encoded(&[("reason", &reason)]));
            }
            EmbedEvent::Ended(outcome) => controller.emit("ended", &ended(controller, outcome)),
            EmbedEvent::Solved => controller.emit("solved", &controller.state()),
            EmbedEvent::Failed => controller.emit("failed", &controller.state()),
            EmbedEvent::Asked(asked) => ask(controller, asked),
        }
    }
}

fn ended(controller: EmbedController, outcome: Outcome) -> String {
    let text = (controller.i18n.text_untracked().embed_outcome())(outcome);
    let winner = outcome.winner.map_or("", |winner| winner.name());
    event_details::encoded(&[
        ("winner", winner),
        ("reason", outcome.reason.name()),
        ("text", &text),
    ])
}

fn ask(controller: EmbedController, asked: SolverQuestion) {
    let Some(position) = controller
        .stage
        .with_untracked(|stage| stage.frame().position())
    else {
        return;
    };
    let before = controller.state();
    let on_reply: OnSolverReply = Box::new(move |answer| {
        let is_waiting = controller.stage.try_with_untracked(EmbedState::is_waiting) == Some(true);
        if !is_waiting || controller.state() != before {
            return;
        }
        let Some((reply, solved)) = answer else {
            let language = controller.i18n.language_untracked();
            return report_error(controller, language, EmbedError::NotLoaded);
        };
        let mut happened = Vec::new();
        controller
            .stage
            .update(|stage| happened = stage.on_solver_reply(reply, solved));
        follow(controller, happened);
    });
    ask_solver(controller.folder(), position, asked, on_reply);
}
