//! A problem of the collection as the task of a board, a module that is loaded where an author
//! asks for one.
use std::rc::Rc;

use komadai_problems::{Kind, Problem, ProblemId, parse};
use leptos::logging::warn;
use wasm_bindgen_futures::spawn_local;

use komadai_model::{
    embedded::{EmbedError, EmbedOptions},
    problems::file_name,
};
use komadai_ui::lazy_module;
use komadai_web::fetch::fetch_text;

/// Gets the options with the problem as their task.
pub type Then = Box<dyn FnOnce(Result<EmbedOptions, EmbedError>)>;

#[derive(Clone, Copy, Debug)]
pub struct ProblemModule {
    /// Looks for the problem that the options name, in the collection below a folder.
    pub find: fn(Rc<str>, EmbedOptions, Then),
}

lazy_module! {
    pub static PROBLEM: ProblemModule = lesson(ProblemModule { find });
}

fn find(folder: Rc<str>, options: EmbedOptions, then: Then) {
    spawn_local(async move {
        let found = look_in_all(&folder, &options.problem).await;
        then(found.map(|problem| options.with_problem(&problem)));
    });
}

async fn look_in_all(folder: &str, name: &str) -> Result<Problem, EmbedError> {
    let unknown = || EmbedError::NoProblem {
        found: name.to_owned(),
    };
    let id: ProblemId = name.parse().map_err(|_| unknown())?;
    for kind in Kind::ALL {
        let address = format!("{folder}problems/{}.txt", file_name(kind));
        let text = fetch_text(&address).await.map_err(|error| {
            warn!("{error}");
            EmbedError::NotLoaded
        })?;
        let problems = parse(kind, &text).map_err(|error| {
            warn!("{address}: {error}");
            EmbedError::NotLoaded
        })?;
        let found = problems.into_iter().find(|problem| problem.id() == id);
        if let Some(problem) = found {
            return Ok(problem);
        }
    }
    Err(unknown())
}
