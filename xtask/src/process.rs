//! Child processes, with the project's PATH and errors that name the command.
use crate::project::{Result, root};
use std::{
    env,
    ffi::OsString,
    path::PathBuf,
    process::{Command, Stdio},
};

/// A command in the repository's root, with the project's own tools first on PATH.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).env("PATH", path());
    command
}

/// Runs a command. The error has its text.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .map_err(|error| format!("cannot run `{}`: {error}", text(command)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{}` failed ({status})", text(command)).into())
    }
}

/// The standard output of a command, if it can be run and succeeds.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The file of a program on PATH.
pub fn find(program: &str) -> Option<PathBuf> {
    let name = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&path())
        .map(|folder| folder.join(&name))
        .find(|file| file.is_file())
}

/// Where the project's own tools are installed.
pub fn tools() -> PathBuf {
    root().join(".tools")
}

/// `.tools/bin`, the user's PATH, and cargo's own folder of programs.
fn path() -> OsString {
    let mut folders = vec![tools().join("bin")];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    if let Some(home) = env::var_os("CARGO_HOME") {
        folders.push(PathBuf::from(home).join("bin"));
    }
    env::join_paths(folders).unwrap_or_default()
}

fn text(command: &Command) -> String {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect();
    words.join(" ")
}
