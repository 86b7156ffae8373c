//! The preprocessor with mdBook itself, where mdBook is installed: on PATH or in `.tools`.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

const BOOK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/book");

fn mdbook() -> Option<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.tools/bin");
    let path = env::var_os("PATH").unwrap_or_default();
    let name = format!("mdbook{}", env::consts::EXE_SUFFIX);
    let mut folders = env::split_paths(&path).chain([own]);
    folders.find_map(|folder| Some(folder.join(&name)).filter(|file| file.is_file()))
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from)
        .expect("a folder")
        .map(|entry| entry.expect("an entry"))
    {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

#[test]
fn mdbook_makes_pages_with_boards() {
    let Some(mdbook) = mdbook() else {
        eprintln!("skipped: mdbook is not installed");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    copy(Path::new(BOOK), folder.path());
    let settings = folder.path().join("book.toml");
    let text = fs::read_to_string(&settings).expect("settings");
    let command = format!("{text}command = {:?}\n", env!("CARGO_BIN_EXE_mdbook-shogi"));
    fs::write(&settings, command).expect("settings");
    let output = Command::new(mdbook)
        .arg("build")
        .arg(folder.path())
        .output();
    let output = output.expect("mdbook can be run");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let page = |name: &str| fs::read_to_string(folder.path().join("book").join(name)).expect(name);
    let first = page("first.html");
    // In paragraphs, lists and quotes alike: no element was taken for text.
    assert_eq!(first.matches("<shogi-board ").count(), 4, "{first}");
    assert_eq!(first.matches("</shogi-board>").count(), 4);
    assert_eq!(first.matches("<img src=\"data:image/svg+xml,").count(), 4);
    assert!(!first.contains("&lt;shogi-board"), "{first}");
    assert!(first.contains("src=\"https://boards.example/embed.js\""));
    let game = page("openings/game.html");
    assert!(game.contains("&#10;   1 ７六歩(77)&#10;"), "{game}");
    let about = page("index.html");
    assert!(!about.contains("<shogi-board"), "{about}");
}
