//! The program as a terminal sees it.

pub mod checks;

use std::{
    ffi::OsStr,
    process::{Command, Output},
};

pub const PROGRAM: &str = "komadai";

pub fn run<A: AsRef<OsStr>>(arguments: &[A]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(arguments)
        .output()
        .expect("the program can be run")
}
