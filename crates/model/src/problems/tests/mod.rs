mod collection;
mod hint;
mod own_problem;
mod problem_step;
mod progress;
mod rating;
mod run;
mod training;
