//! `komadai compose` as a terminal sees it. Composing itself is tested in its crate.

mod support;

use std::{fs, io, path::PathBuf};

use support::{checks::check_error, run};

const MATES: &str = "\
# komadai compose mates --seed 1
1 1 4k4/9/4P4 G
3 5 4k4/2B6/6+S2 2G
1 1 8k/9/8P G
1 1 8k/9/8P G
# done 4
";

fn file(name: &str, text: &str) -> io::Result<PathBuf> {
    let path = std::env::temp_dir().join(format!("komadai-{}-{name}", std::process::id()));
    fs::write(&path, text)?;
    Ok(path)
}

#[test]
fn right_problems_are_counted() -> io::Result<()> {
    let path = file("right.txt", MATES)?;
    let output = run(&[
        "compose".as_ref(),
        "verify".as_ref(),
        "mate".as_ref(),
        path.as_os_str(),
    ]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.ends_with(": 4 problems are right\n"), "{output:?}");
    fs::remove_file(path)
}

#[test]
fn a_wrong_problem_is_named() -> io::Result<()> {
    let path = file("wrong.txt", "1 1 4k4/9/4P4 G\n1 3 4k4/9/4P4 S\n")?;
    let output = run(&[
        "compose".as_ref(),
        "verify".as_ref(),
        "mate".as_ref(),
        path.as_os_str(),
    ]);
    check_error(
        &output,
        &["wrong.txt", "4k4/9/4P4/9/9/9/9/9/9 b S", "NoMate"],
    );
    fs::remove_file(path)
}

#[test]
fn duplicates_are_not_selected() -> io::Result<()> {
    let path = file("work.txt", MATES)?;
    let out = path.with_extension("out");
    let output = run(&[
        "compose".as_ref(),
        "select".as_ref(),
        "mate".as_ref(),
        "--out".as_ref(),
        out.as_os_str(),
        path.as_os_str(),
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = fs::read_to_string(&out)?;
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.first(), Some(&"# komadai compose mates --seed 1"));
    // The third is the first one, shifted.
    assert_eq!(lines.len(), 3, "{text}");
    fs::remove_file(path)?;
    fs::remove_file(out)
}

#[test]
fn a_file_of_another_command_is_not_gone_on_with() -> io::Result<()> {
    let path = file("other.txt", MATES)?;
    let output = run(&[
        "compose".as_ref(),
        "mates".as_ref(),
        "--seed".as_ref(),
        "2".as_ref(),
        "--work".as_ref(),
        path.as_os_str(),
    ]);
    check_error(&output, &["other.txt", "another command", "--seed 1"]);
    assert_eq!(fs::read_to_string(&path)?, MATES);
    fs::remove_file(path)
}
