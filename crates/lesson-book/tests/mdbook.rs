//! The sources with mdBook itself, where mdBook is installed: on PATH or in `.tools`.

mod fixture;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use fixture::courses;
use komadai_lesson_book::sources;

fn mdbook() -> Option<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.tools/bin");
    let path = env::var_os("PATH").unwrap_or_default();
    let name = format!("mdbook{}", env::consts::EXE_SUFFIX);
    let mut folders = env::split_paths(&path).chain([own]);
    folders.find_map(|folder| Some(folder.join(&name)).filter(|file| file.is_file()))
}

#[test]
fn mdbook_makes_the_pages() {
    let Some(mdbook) = mdbook() else {
        eprintln!("skipped: mdbook is not installed");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let courses = courses();
    for file in sources(&courses[0], &courses) {
        let path = folder.path().join(&file.path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, file.text).expect("a file");
    }
    let output = Command::new(mdbook)
        .arg("build")
        .arg(folder.path())
        .output();
    let output = output.expect("mdbook can be run");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !said.contains("WARN"), "{said}");
    let page = |name: &str| fs::read_to_string(folder.path().join("book").join(name)).expect(name);
    let gold = page("gold.html");
    for part in [
        "The gold_general</a></h1>",
        "<h2 id=\"stars\">",
        "<shogi-board lesson=\"gold\" step=\"stars\" lang=\"en\" coordinates=\"letters\">",
        "<summary>Hint</summary>",
        "src=\"../../embed.js\"",
        "src=\"../offline.js\"",
        "../boards/letters/gold/stars.svg",
    ] {
        assert!(gold.contains(part), "{part}");
    }
    assert_eq!(gold.matches("</shogi-board>").count(), 2);
    // On paper there are pictures alone.
    let print = page("print.html");
    assert_eq!(print.matches("<img src=\"../boards/").count(), 4);
    assert!(!print.contains("embed.js"));
    let index = fs::read_dir(folder.path().join("book")).expect("the book");
    let mut names = index.map(|entry| entry.expect("an entry").file_name());
    assert!(names.any(|name| name.to_string_lossy().starts_with("searchindex")));
}
