//! The files for the page.

use std::{fs, path::Path, process::Command};

use komadai_lesson_compiler::{compile, write};
use komadai_lessons::{Course, Lesson};
use serde::de::DeserializeOwned;
use tempfile::TempDir;

use crate::fixture::Fixture;

fn read<T: DeserializeOwned>(path: &Path) -> T {
    let text = fs::read_to_string(path).expect("a file");
    serde_json::from_str(&text).expect("JSON")
}

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| {
            let name = entry.expect("an entry").file_name();
            name.into_string().expect("a name")
        })
        .collect();
    names.sort();
    names
}

#[test]
fn the_files_of_this_course_can_be_read() {
    let lessons = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let out = TempDir::new().expect("a folder");
    for course in compile(&lessons).expect("no faults") {
        let written = write(&course, out.path()).expect("files");
        let folder = out.path().join(&course.language);
        assert_eq!(written.files, 1 + course.lessons().count());
        assert_eq!(names(&folder).len(), course.lessons().count());
        let whole: Course = read(&out.path().join(format!("{}.json", course.language)));
        assert_eq!(whole, course);
        for lesson in course.lessons() {
            let read: Lesson = read(&folder.join(format!("{}.json", lesson.id)));
            assert_eq!(read, *lesson);
        }
    }
}

#[test]
fn the_program_writes_the_course_and_nothing_else() {
    let fixture = Fixture::new(
        "sfen = \"9/9/9/9/4G4/9/9/9/9 b - 1\"\nkind = \"read\"",
        "Look.",
    );
    let out = TempDir::new().expect("a folder");
    let folder = out.path().join("en");
    fs::create_dir(&folder).expect("a folder");
    fs::write(folder.join("silver.json"), "{}").expect("a file");
    let run = || {
        Command::new(env!("CARGO_BIN_EXE_komadai-lesson-compiler"))
            .args([fixture.path(), out.path()])
            .output()
            .expect("the program runs")
    };
    let output = run();
    assert!(output.status.success());
    assert!(
        output
            .stdout
            .starts_with(b"en: 1 chapters, 1 lessons, 1 steps; 2 files, ")
    );
    assert_eq!(names(&folder), ["gold.json"]);
    let course: Course = read(&out.path().join("en.json"));
    assert_eq!(course.chapters[0].title, "Board");
    assert_eq!(course.chapters[0].lessons[0].title, "Gold");

    fixture.write("gold/en.md", "# Gold\n\nIt moves.\n");
    let output = run();
    assert!(!output.status.success());
    let faults = String::from_utf8(output.stderr).expect("a text");
    assert!(
        faults.ends_with("gold/en.md:1: there is no section \"first\" for the step\n"),
        "{faults}"
    );
}
