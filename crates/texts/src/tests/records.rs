//! What is said of records, and of games that are saved.
use core::time::Duration;

use komadai_collection::{Advantage, Symmetry};
use komadai_names::NameKind;
use komadai_records::{
    Brush, EndMarker, Mark, Winner, key,
    notation::{Loss, OutputFormat},
};
use shogi::{ByColor, Color, EndReason, Origin};

use super::{COUNTS, remarks};
use crate::Text;
use komadai_model::{
    JsonFault, Language, StoredError,
    library::{Ending, ExportFormat, LibraryError, Reason, ReportTable, ResultFilter, SortColumn},
    review::{GuessScore, HeaderError, NavTarget, Study},
};

pub fn say(text: Text, say: &mut dyn FnMut(String, String)) {
    record(text, say);
    drawing(text, say);
    files(text, say);
    remarks::say(text, say);
    losses(text, say);
    library(text, say);
    games(text, say);
    study(text, say);
}

fn record(text: Text, say: &mut dyn FnMut(String, String)) {
    let (record, print, files) = (text.record(), text.print(), text.record_files());
    for way in NavTarget::ALL {
        say(format!("way {way:?}"), (record.way)(way).into());
    }
    for count in COUNTS.map(usize::from) {
        say(format!("variations {count}"), (record.variations)(count));
        say(format!("rows before {count}"), (record.rows_before)(count));
        say(format!("rows after {count}"), (record.rows_after)(count));
        say(format!("deleted {count}"), (record.deleted)(count));
        say(format!("to sheet {count}"), (print.to_sheet)(count));
        say(format!("sheet has {count}"), (print.added)(count));
    }
    for seconds in [1, 61, 3_725] {
        say(
            format!("spent {seconds}"),
            (record.spent)(Duration::from_secs(seconds)),
        );
    }
    say("at".into(), (record.at)(7, "…"));
    say("against".into(), (text.game_summary().against)("A", "B"));
    say("beyond".into(), (files.beyond)(9, 7));
    say("no variation".into(), (files.no_variation)(9));
    say("unclear".into(), (files.unclear)("x"));
    for word in [
        EndMarker::Resignation,
        EndMarker::Interrupted,
        EndMarker::Repetition,
        EndMarker::PerpetualCheck,
        EndMarker::Impasse,
        EndMarker::Declaration,
        EndMarker::Mate,
        EndMarker::NoMate,
        EndMarker::Time,
        EndMarker::IllegalMoveLoss,
        EndMarker::IllegalMoveWin,
        EndMarker::ForfeitWin,
        EndMarker::ForfeitLoss,
        EndMarker::MoveLimit,
        EndMarker::Draw,
    ] {
        say(format!("end {word:?}"), (record.end)(&word).into());
    }
    say("ending".into(), (text.record_result().set)("…"));
}

fn drawing(text: Text, say: &mut dyn FnMut(String, String)) {
    let draw = text.drawing();
    for brush in [Brush::Green, Brush::Red, Brush::Blue, Brush::Yellow] {
        say(format!("brush {brush:?}"), (draw.brush)(brush).into());
    }
    for written in [
        "G7g7f", "R7g7f", "B7g7f", "Y7g7f", "G5e", "R5e", "YP*5e", "Br*",
    ] {
        let mark: Mark = written.parse().expect(written);
        let words = (draw.mark)(mark);
        say(format!("mark {written} drawn"), (draw.drawn)(&words));
        say(format!("mark {written} removed"), (draw.removed)(&words));
        say(format!("mark {written} to remove"), (draw.remove)(&words));
        say(format!("mark {written}"), words);
    }
    for kind in shogi::HandKind::ALL {
        let words = (draw.from)(Origin::Hand(Color::White, kind));
        say(format!("from {kind:?}"), words);
    }
}

fn files(text: Text, say: &mut dyn FnMut(String, String)) {
    let files = text.record_files();
    for target in OutputFormat::ALL {
        let name = (files.target)(target);
        assert!(
            name.ends_with(&format!(".{}", target.extension())),
            "{name}"
        );
        say(format!("target {target:?}"), name.into());
    }
    for count in COUNTS.map(usize::from) {
        say(
            format!("opened {count}"),
            (files.opened)("A.kif", Some(count)),
        );
        let words = (files.opened_in_part)("A.kif", Some(count));
        say(format!("opened in part {count}"), words);
    }
    say("opened".into(), (files.opened)("A.kif", None));
    say(
        "opened in part".into(),
        (files.opened_in_part)("A.kif", None),
    );
    say("not opened".into(), (files.not_opened)("A.kif"));
    say("reading".into(), (files.reading)("A.kif"));
    say("missing characters".into(), (files.missing)("…"));
    let game_info = text.game_info();
    if text.language() != Language::Japanese {
        assert_ne!((game_info.field)(key::EVENT), key::EVENT);
    }
    say("remove line".into(), (game_info.remove)(""));
    say("remove".into(), (game_info.remove)("A"));
    for fault in [
        HeaderError::Unnamed("A".into()),
        HeaderError::Twice("A".into()),
    ] {
        say(format!("header {fault:?}"), (game_info.fault)(&fault));
    }
}

fn games(text: Text, say: &mut dyn FnMut(String, String)) {
    let games = text.games();
    for column in SortColumn::ALL {
        say(format!("column {column:?}"), (games.column)(column).into());
    }
    for result in ResultFilter::ALL {
        say(format!("result {result:?}"), (games.result)(result).into());
    }
    for advantage in Advantage::ALL {
        say(
            format!("advantage {advantage:?}"),
            (games.advantage)(advantage).into(),
        );
    }
    for format in ExportFormat::ALL {
        say(format!("export {format:?}"), (games.format)(format).into());
    }
    for count in COUNTS.map(usize::from) {
        for (name, of) in [
            ("select all", games.select_all),
            ("selected", games.selected),
            ("games deleted", games.deleted),
            ("games restored", games.restored),
        ] {
            say(format!("{name} {count}"), of(count));
        }
        say(format!("squares {count}"), (games.position_of)(count));
        let few = Some(count);
        say(
            format!("moves from {count}"),
            (games.moves_between)(few, None),
        );
        say(
            format!("moves to {count}"),
            (games.moves_between)(None, few),
        );
        say(
            format!("moves {count} to 99"),
            (games.moves_between)(few, Some(99)),
        );
    }
    for symmetry in [
        Symmetry::None,
        Symmetry::Mirrored,
        Symmetry::Sides,
        Symmetry::Both,
    ] {
        say(
            format!("symmetry {symmetry:?}"),
            (games.symmetry)(symmetry).into(),
        );
    }
    say("storage".into(), (games.storage)("1 MB", "2 GB"));
    say("games against".into(), (games.against)("Abe"));
    let results = text.results();
    for table in ReportTable::ALL {
        say(format!("results {table:?}"), (results.table)(table).into());
    }
    say("results".into(), (results.summary)(1, 2, 3));
    let names = text.names();
    for kind in [NameKind::Opening, NameKind::Attack, NameKind::Castle] {
        say(format!("names {kind:?}"), (names.kind)(kind).into());
    }
    let explorer = text.explorer();
    for count in COUNTS.map(usize::from) {
        say(format!("explored {count}"), (explorer.all_games)(count));
    }
    say("explored results".into(), (explorer.score)(3, 4, 5));
    say("explored wins".into(), (explorer.score)(3, 4, 0));
    let day = || Some("…".to_owned());
    say("days".into(), (games.days_between)(day(), day()));
    say("days since".into(), (games.days_between)(day(), None));
    say("days until".into(), (games.days_between)(None, day()));
    for (name, of) in [
        ("remove filter", games.remove_filter),
        ("unknown filter", games.unknown_filter),
        ("select game", games.select_this),
        ("remove tag", games.remove_tag),
    ] {
        say(name.into(), of("x=1"));
    }
}

fn library(text: Text, say: &mut dyn FnMut(String, String)) {
    let library = text.library();
    for count in COUNTS.map(usize::from) {
        say(format!("games {count}"), (library.count)(count, count));
        say(
            format!("games found {count}"),
            (library.count)(1, count + 2),
        );
        say(format!("moves {count}"), (library.moves)(count));
        say(format!("bin {count}"), (library.bin)(count));
        say(format!("more {count}"), (library.more)(count));
        say(format!("exported {count}"), (library.exported)(count, 0));
        say(format!("unreadable {count}"), (library.unreadable)(count));
        say(
            format!("exported but {count}"),
            (library.exported)(5, count),
        );
        say(format!("imported {count}"), (library.imported)(count, 0, 0));
        say(
            format!("imported beside {count}"),
            (library.imported)(2, count, 0),
        );
        say(
            format!("imported but {count}"),
            (library.imported)(2, 0, count),
        );
        say(
            format!("import faults {count}"),
            (library.import_faults)(count),
        );
        say(
            format!("import missing {count}"),
            (library.import_missing)(count),
        );
    }
    for (name, of) in [
        ("delete", library.delete_this),
        ("deleted", library.deleted_this),
        ("restore", library.restore_this),
        ("restored", library.restored_this),
    ] {
        say(format!("game {name}"), of("A – B"));
    }
    say("import fault".into(), (library.import_fault)(7, "…"));
    for error in [
        StoredError::Foreign,
        StoredError::Version("9".into()),
        StoredError::Value("k"),
    ]
    .into_iter()
    .chain(json_faults())
    {
        say(format!("entry {error:?}"), (library.unreadable_why)(&error));
    }
    for error in [
        LibraryError::Blocked,
        LibraryError::Held,
        LibraryError::Outdated,
        LibraryError::Full,
        LibraryError::Corrupt(StoredError::Value("k")),
        LibraryError::Conflict,
        LibraryError::Missing,
        LibraryError::Failed("x".into()),
    ] {
        say(format!("why {error:?}"), (library.why)(&error));
    }
    let reasons = EndReason::ALL.iter().copied().map(Reason::Rule);
    for reason in reasons.chain([Reason::NoMate, Reason::Forfeit]) {
        for winner in [None, Some(Winner::Black), Some(Winner::Nobody)] {
            let name = format!("game ended {reason:?} {winner:?}");
            let reason = reason.clone();
            let ending = Ending { winner, reason };
            let names = ByColor::from_fn(text.shogi_terms().color);
            say(name, (library.ending)(&ending, names));
        }
    }
}

fn json_faults() -> [StoredError; 3] {
    [JsonFault::CutOff, JsonFault::Syntax, JsonFault::Value].map(|fault| StoredError::Json {
        fault,
        column: 7,
        detail: "expected value".to_owned(),
    })
}

fn study(text: Text, say: &mut dyn FnMut(String, String)) {
    let study = text.study();
    let guesses = [None, Some(Color::Black), Some(Color::White)];
    let guesses = guesses.map(|side| Study::Guess { side });
    for what in [Study::Open, Study::Hidden].into_iter().chain(guesses) {
        for is_handicap in [false, true] {
            let words = (study.study)(what, is_handicap);
            say(format!("study {what:?} {is_handicap}"), words.into());
        }
    }
    for (name, of) in [
        ("right", study.right),
        ("right in a variation", study.right_variation),
        ("wrong", study.wrong),
        ("shown", study.shown),
        ("answer", study.answer),
    ] {
        say(format!("guess {name}"), of("P-7f"));
    }
    for count in COUNTS.map(u32::from) {
        for shown in [0, count.max(1)] {
            let score = GuessScore {
                right: count,
                tried: count,
                shown,
            };
            say(format!("guesses {count} {shown}"), (study.score)(score));
        }
    }
}

fn losses(text: Text, say: &mut dyn FnMut(String, String)) {
    for loss in [
        Loss::Variations,
        Loss::DeepVariations,
        Loss::FractionsOfSeconds,
        Loss::Comments,
        Loss::Bookmarks,
        Loss::Evaluations,
        Loss::MateEvaluations,
        Loss::Marks,
        Loss::Times,
        Loss::EndTime,
        Loss::Headers,
        Loss::AnyHeader,
        Loss::FirstMoveNumber,
        Loss::HandicapName,
        Loss::ExactComment,
        Loss::CommentAsEvaluation,
        Loss::CommentAsMarks,
        Loss::Mover,
        Loss::GameEnd,
        Loss::EndWord,
        Loss::UncommonEnds,
        Loss::Forfeit,
        Loss::MoveLimit,
        Loss::PerpetualCheck,
        Loss::UnmarkedFoul,
        Loss::PlainDraw,
        Loss::ExactHeader("x".to_owned()),
        Loss::ExactEnd("x".to_owned()),
    ] {
        say(format!("loss {loss:?}"), (text.record_files().loss)(&loss));
    }
}
