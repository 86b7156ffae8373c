//! Makes the files of the course: `komadai-lesson-compiler LESSONS OUT_DIR`.

use std::{error::Error, fs, path::Path, process::ExitCode};

use komadai_lesson_compiler::{compile, counts};
use komadai_lessons::Course;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [lessons, out] = &*arguments else {
        eprintln!("usage: komadai-lesson-compiler LESSONS OUT_DIR");
        return ExitCode::from(2);
    };
    let courses = match compile(Path::new(lessons)) {
        Ok(courses) => courses,
        Err(faults) => {
            for fault in faults {
                eprintln!("{lessons}/{fault}");
            }
            return ExitCode::FAILURE;
        }
    };
    for course in courses {
        if let Err(why) = write(&course, Path::new(out)) {
            eprintln!("{out}: {why}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn write(course: &Course, out: &Path) -> Result<(), Box<dyn Error>> {
    let json = serde_json::to_string(course)?;
    fs::create_dir_all(out)?;
    let path = out.join(format!("{}.json", course.language));
    fs::write(&path, &json)?;
    let [chapters, lessons, steps] = counts(course);
    let (path, size) = (path.display(), json.len());
    println!("{path}: {chapters} chapters, {lessons} lessons, {steps} steps, {size} bytes");
    Ok(())
}
