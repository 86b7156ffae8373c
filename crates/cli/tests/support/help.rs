//! What the help of every program has.

use crate::support::{PROGRAM, run};

/// What a command prints to standard output, with nothing on standard error.
#[track_caller]
pub fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Checks the help of each command.
pub fn check_commands(commands: &[&[&str]]) {
    for &path in commands {
        let usage = format!("Usage: {PROGRAM} {}", path.join(" "));
        let help = printed(&[path, &["--help"]].concat());
        assert!(help.contains(&usage), "{help}");
        assert_eq!(help, printed(&[&["help"], path].concat()), "{path:?}");
        let widest = help.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(110), "{help}");
        let short = printed(&[path, &["-h"]].concat());
        assert!(short.contains(&usage), "{short}");
    }
}

/// Checks that the program's help lists each command.
pub fn check_list(commands: &[&[&str]]) {
    let help = printed(&["--help"]);
    assert_eq!(help, printed(&["help"]));
    for path in commands.iter().filter(|path| path.len() == 1) {
        let listed = help
            .lines()
            .any(|line| line.trim_start().starts_with(&format!("{} ", path[0])));
        assert!(listed, "{path:?} in {help}");
    }
    assert!(
        help.lines().all(|line| line.chars().count() <= 100),
        "{help}"
    );
}

/// Checks that the help of a command has these parts.
#[track_caller]
pub fn check_parts(command: &str, parts: &[&str]) {
    let help = printed(&[command, "--help"]);
    for part in parts {
        assert!(help.contains(part), "{part:?} in {help}");
    }
}
