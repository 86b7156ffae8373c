//! Engine analysis of the record, loaded when it is opened. The record screen knows the
//! [`BoardTakeover`] alone.
mod accuracies;
mod below_board;
mod board_takeover;
mod controller;
mod eval_bar;
mod game_review;
mod graph;
mod lazy;
mod line_preview;
mod lines;
mod mate;
mod mate_search;
mod mistake_walk;
mod move_buttons;
mod move_notation;
mod move_review;
mod noted_moves;
mod panel;
mod practise;
mod puzzle;
mod reasons;
mod retry;
mod review_task;
mod reviewed_game;
mod walk_task;

pub use board_takeover::{BoardTakeover, WantedAnalysis};
pub use lazy::{LazyAnalysisPanel, panel_module};
pub use move_notation::notate;
