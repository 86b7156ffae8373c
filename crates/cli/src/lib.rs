//! What `komadai` shares with `komadai-trainer`: files of weights and nets, and output.

#![warn(missing_docs)]

pub mod files;
pub mod output;
