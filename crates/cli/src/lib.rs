//! What `komadai` shares with `komadai-trainer`: files of weights and nets, and output.

pub mod files;
pub mod output;
