use super::{
    super::{Backup, BackupError, LibraryGame, LineError, backup_text},
    kept,
};
use crate::{
    StoredError,
    lesson::CourseProgress,
    problems::{Day, ProblemProgress, ProblemRecord, Repetition},
};

fn games() -> Vec<LibraryGame> {
    (1..=5).map(|id| kept(id, 4)).collect()
}

/// What comes in, and the lines of the faults.
fn taken(text: &str) -> (Vec<LibraryGame>, Vec<(usize, LineError)>) {
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    for item in Backup::open(text).expect("our own file") {
        match item {
            Ok(game) => games.push(game),
            Err(fault) => faults.push((fault.line, fault.why)),
        }
    }
    (games, faults)
}

#[test]
fn everything_comes_back() {
    let text = backup_text(
        &games(),
        &CourseProgress::default(),
        &ProblemProgress::default(),
    );
    assert_eq!(text.lines().count(), 6);
    assert_eq!(taken(&text), (games(), vec![]));
    // As other programs leave a text.
    let altered = format!("\u{feff}{}\r\n", text.replace('\n', "\r\n\r\n"));
    assert_eq!(taken(&altered), (games(), vec![]));
    assert_eq!(
        taken(&backup_text(
            &[],
            &CourseProgress::default(),
            &ProblemProgress::default()
        )),
        (vec![], vec![])
    );
}

#[test]
fn what_was_thrown_away_stays_out() {
    let mut games = games();
    games[1].entry.deleted = Some(5);
    assert_eq!(
        taken(&backup_text(
            &games,
            &CourseProgress::default(),
            &ProblemProgress::default()
        ))
        .0
        .len(),
        4
    );
}

#[test]
fn faults_are_listed_and_the_rest_comes_in() {
    let text = backup_text(
        &games(),
        &CourseProgress::default(),
        &ProblemProgress::default(),
    );
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[1] = "garbage".to_owned();
    lines[3] = lines[3].replace("77", "12");
    lines.truncate(5);
    let (found, faults) = taken(&lines.join("\n"));
    assert_eq!(found, [games()[1].clone(), games()[3].clone()]);
    let [
        (2, LineError::Entry(StoredError::Foreign)),
        (4, LineError::Record(remark)),
        (6, LineError::Missing(1)),
    ] = &faults[..]
    else {
        panic!("{faults:?}");
    };
    assert!(remark.found.contains("12"), "{remark}");
}

#[test]
fn a_line_that_was_cut_is_a_fault_of_its_own() {
    let text = backup_text(
        &games(),
        &CourseProgress::default(),
        &ProblemProgress::default(),
    );
    let end = text.floor_char_boundary(text.len() - 200);
    let (found, faults) = taken(&text[..end]);
    assert_eq!(found.len(), 4);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].0, 6);
}

#[test]
fn another_file_is_named() {
    let error = |text: &str| Backup::open(text).expect_err("another file");
    for foreign in ["", "1 ７六歩(77)\n", "komadai=settings&version=1", "%FF"] {
        assert_eq!(error(foreign), BackupError::Foreign);
    }
    let newer = backup_text(
        &games(),
        &CourseProgress::default(),
        &ProblemProgress::default(),
    )
    .replacen("\"version\":2", "\"version\":3", 1);
    assert_eq!(error(&newer), BackupError::Version("3".to_owned()));
}

#[test]
fn what_is_done_of_the_course_is_in_the_file() {
    let mut lessons = CourseProgress::default();
    let lesson = lessons.0.entry("king".to_owned()).or_default();
    lesson.record("moves", Some(3));
    let text = backup_text(&games(), &lessons, &ProblemProgress::default());
    assert_eq!(
        Backup::open(&text).expect("our own file").lessons(),
        &lessons
    );
    assert_eq!(taken(&text), (games(), vec![]));
    // Earlier builds wrote nothing of it.
    let text = backup_text(
        &games(),
        &CourseProgress::default(),
        &ProblemProgress::default(),
    );
    assert!(!text.contains("lessons"));
    assert!(
        Backup::open(&text)
            .expect("our own file")
            .lessons()
            .is_empty()
    );
}

#[test]
fn what_is_solved_of_the_problems_is_in_the_file() {
    let mut problems = ProblemProgress::default();
    problems.profile.end_run(7);
    problems.records.insert(
        "0k9fz0".to_owned(),
        ProblemRecord {
            missed: 1,
            last: Day(20_000),
            repetition: Some(Repetition::new(Day(20_000))),
            ..ProblemRecord::default()
        },
    );
    let text = backup_text(&games(), &CourseProgress::default(), &problems);
    let backup = Backup::open(&text).expect("our own file");
    assert_eq!(backup.problems(), &problems);
    assert_eq!(taken(&text), (games(), vec![]));
    // Earlier builds wrote nothing of it.
    let text = text.replacen("\"problems\"", "\"other\"", 1);
    let backup = Backup::open(&text).expect("our own file");
    assert!(backup.problems().is_empty());
}
