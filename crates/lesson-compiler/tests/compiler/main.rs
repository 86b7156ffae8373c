//! The lesson compiler, on the lessons of this repository and on small ones with faults.

mod code_spans;
mod course;
mod faults;
mod fixture;
mod output;
mod text_faults;
