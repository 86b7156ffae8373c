use komadai::library::{Imported, Library};
use komadai_model::{
    lesson::CourseProgress,
    library::{GameId, LibraryGame, LineError, backup_text},
    problems::{Day, OwnProblem, OwnSet, ProblemProgress, ProblemRecord, Repetition},
};
use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{kept, names, script, write};

fn put(imported: Imported) -> [usize; 3] {
    assert_eq!((&imported.faults[..], &imported.stopped), (&[][..], &None));
    [imported.put, imported.beside, imported.skipped]
}

#[wasm_bindgen_test]
async fn everything_goes_into_a_file_and_comes_back() {
    let here = Library::new("test-export");
    for (id, name) in [(1, "Abe"), (2, "Baba"), (3, "Chiba")] {
        let game = write(kept(id, name, 3), 7, None);
        here.write(&game).await.expect("written");
    }
    here.remove(&[GameId::new(3)]).await.expect("removed");
    let export = here.export().await.expect("a file");
    assert_eq!((export.games, export.unreadable), (2, 0));

    let there = Library::new("test-import");
    let imported = there.import(&export.text).await.expect("our file");
    assert_eq!(put(imported), [2, 0, 0]);
    assert_eq!(names(&there).await, ["Abe", "Baba"]);
    let (original, copy) = (
        here.read(GameId::new(1)).await,
        there.read(GameId::new(1)).await,
    );
    assert_eq!(original, copy);
    let again = there.import(&export.text).await.expect("our file");
    assert_eq!(put(again), [0, 0, 2]);
}

#[wasm_bindgen_test]
async fn what_was_changed_on_both_sides_is_kept_twice_and_no_more() {
    let library = Library::new("test-both");
    let game = |moves| write(kept(1, "Abe", moves), 7, None);
    library.write(&game(1)).await.expect("written");
    let mut theirs = kept(1, "Abe", 3);
    theirs.entry.revision.number = 1;
    let file = backup_text(
        &[theirs],
        &CourseProgress::default(),
        &ProblemProgress::default(),
    );
    for expected in [[0, 1, 0], [0, 0, 1]] {
        let imported = library.import(&file).await.expect("our file");
        assert_eq!(put(imported), expected);
        assert_eq!(names(&library).await, ["Abe", "Abe"]);
    }
    let stored = library.read(GameId::new(1)).await.expect("a game");
    assert_eq!(stored.entry.about.plies, 1);
}

#[wasm_bindgen_test]
async fn five_hundred_games_are_listed() {
    let library = Library::new("test-many");
    let games: Vec<LibraryGame> = (0..500)
        .map(|id| kept(id, &format!("{id:03}"), 2))
        .collect();
    let mut file = backup_text(
        &games,
        &CourseProgress::default(),
        &ProblemProgress::default(),
    );
    file.push_str("garbage\n");
    let imported = library.import(&file).await.expect("our file");
    assert_eq!(imported.put, 500);
    let [fault] = &imported.faults[..] else {
        panic!("{:?}", imported.faults);
    };
    assert!(matches!(fault.why, LineError::Entry(_)) && fault.line == 502);
    let names = names(&library).await;
    assert_eq!(names.len(), 500);
    assert_eq!((&*names[0], &*names[499]), ("000", "499"));
}

#[wasm_bindgen_test]
async fn what_is_done_of_the_course_goes_into_the_file_too() {
    let here = Library::new("test-export-lessons");
    let mut done = CourseProgress::default();
    let lesson = done.0.entry("king".to_owned()).or_default();
    lesson.record("moves", None);
    lesson.record("stars", Some(2));
    here.add_progress(&done).await.expect("written");
    let export = here.export().await.expect("a file");

    let there = Library::new("test-import-lessons");
    let mut better = CourseProgress::default();
    let lesson = better.0.entry("king".to_owned()).or_default();
    lesson.record("stars", Some(3));
    there.add_progress(&better).await.expect("written");
    there.import(&export.text).await.expect("our file");
    let both = there.course_progress().await.expect("read").lesson("king");
    assert_eq!(both.done.len(), 2);
    assert_eq!(both.stars.get("stars"), Some(&3));
}

#[wasm_bindgen_test]
async fn a_library_of_an_earlier_build_keeps_its_games_and_gets_places_for_what_is_new() {
    let game = kept(1, "Abe", 2);
    let (id, entry) = (game.entry.id.to_string(), game.entry.to_stored());
    let values = [&id, &entry, &game.record].map(|text| serde_json::to_string(text).expect("JSON"));
    let [id, entry, record] = values;
    script(&format!(
        "const request = indexedDB.open('test-version-1', 1);
         request.onupgradeneeded = () => {{
             for (const store of ['entries', 'records']) request.result.createObjectStore(store);
         }};
         const database = await done(request);
         const transaction = database.transaction(['entries', 'records'], 'readwrite');
         await done(transaction.objectStore('entries').put({entry}, {id}));
         await done(transaction.objectStore('records').put({record}, {id}));
         database.close();"
    ))
    .await;
    let library = Library::new("test-version-1");
    assert_eq!(names(&library).await, ["Abe"]);
    let mut done = CourseProgress::default();
    done.0
        .entry("king".to_owned())
        .or_default()
        .record("moves", None);
    library.add_progress(&done).await.expect("written");
    assert_eq!(library.course_progress().await, Ok(done));
    let solved = solved();
    library
        .add_problem_progress(&solved)
        .await
        .expect("written");
    assert_eq!(library.problem_progress().await, Ok(solved));
}

/// A missed problem, a run, and a set.
fn solved() -> ProblemProgress {
    let mut solved = ProblemProgress::default();
    let record = ProblemRecord {
        missed: 1,
        last: Day(20_000),
        repetition: Some(Repetition::new(Day(20_000))),
        ..ProblemRecord::default()
    };
    solved.records.insert("0k9fz0".to_owned(), record);
    solved.profile.end_run(9);
    let mut set = OwnSet::default();
    set.add(OwnProblem {
        sfen: "4k4/9/4P4/9/9/9/9/9/9 b G 1".to_owned(),
        plies: Some(1),
        moves: String::new(),
    });
    solved.sets.insert("Mine".to_owned(), set);
    solved
}

#[wasm_bindgen_test]
async fn what_is_solved_goes_into_the_file_too_and_a_set_can_be_deleted() {
    let here = Library::new("test-export-problems");
    here.add_problem_progress(&solved()).await.expect("written");
    let export = here.export().await.expect("a file");

    let there = Library::new("test-import-problems");
    let mut other = ProblemProgress::default();
    other.profile.end_run(12);
    there.add_problem_progress(&other).await.expect("written");
    there.import(&export.text).await.expect("our file");
    let both = there.problem_progress().await.expect("read");
    assert_eq!(both.profile.best_run, 12);
    assert_eq!((both.records, both.sets), (solved().records, solved().sets));
    there.delete_problem_set("Mine").await.expect("deleted");
    let left = there.problem_progress().await.expect("read");
    assert!(left.sets.is_empty());
    assert_eq!(left.records, solved().records);
}
