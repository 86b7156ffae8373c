//! Makes the files of the course: `komadai-lesson-compiler LESSONS OUT_DIR`.

use std::{path::Path, process::ExitCode};

use komadai_lesson_compiler::{Written, compile, counts, write};
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
        match write(&course, Path::new(out)) {
            Ok(written) => report(&course, written),
            Err(why) => {
                eprintln!("{out}: {why}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn report(course: &Course, Written { files, bytes }: Written) {
    let [chapters, lessons, steps] = counts(course);
    let language = &course.language;
    println!(
        "{language}: {chapters} chapters, {lessons} lessons, {steps} steps; \
         {files} files, {bytes} bytes"
    );
}
