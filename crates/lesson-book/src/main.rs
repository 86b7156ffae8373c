//! Makes the sources of the books: `komadai-lesson-book LESSONS SOURCES SITE`. `SOURCES` gets
//! a folder for each language, for mdBook; `SITE` what the built books share.

use std::{error::Error, fs, path::Path, process::ExitCode};

use komadai_lesson_book::{BookFile, shared_files, sources};
use komadai_lesson_compiler::compile;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [lessons, sources, site] = &*arguments else {
        eprintln!("usage: komadai-lesson-book LESSONS SOURCES SITE");
        return ExitCode::from(2);
    };
    match make(lessons, Path::new(sources), Path::new(site)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn make(lessons: &str, out: &Path, site: &Path) -> Result<(), Box<dyn Error>> {
    let courses = compile(Path::new(lessons)).map_err(|faults| {
        let lines = faults.iter().map(|fault| format!("{lessons}/{fault}"));
        lines.collect::<Vec<_>>().join("\n")
    })?;
    for course in &courses {
        write(&out.join(&course.language), &sources(course, &courses))?;
    }
    write(site, &shared_files(&courses))
}

fn write(folder: &Path, files: &[BookFile]) -> Result<(), Box<dyn Error>> {
    for BookFile { path, text } in files {
        let path = folder.join(path);
        let write = || {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(&path, text)
        };
        write().map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}
