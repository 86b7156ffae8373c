//! Composes shogi problems: makes candidates from games and at random, and keeps those that
//! are sound by the conventions of problem books.

#![warn(missing_docs)]

pub mod brinkmates;
mod control;
mod games;
mod mate_solver;
pub mod mates;
pub mod next;
pub mod verify;
pub mod work;

pub use mate_solver::MateSolver;
