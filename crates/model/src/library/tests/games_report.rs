use komadai_records::Winner;
use shogi::EndReason;

use super::{
    super::{Ending, Entry, GamesQuery, GamesReport, Reason, ReportTable, Tally},
    kept, played,
};
use crate::{UtcOffset, analysis::ReviewSummary};

/// Anna plays a fourth-file rook as White and wins in March, plays Bert twice, and loses once.
fn games() -> Vec<Entry> {
    let game = |id, black: &str, white: &str, date: &str, winner: Option<Winner>| {
        let mut entry = kept(id, 0).entry;
        entry.about.black = black.to_owned();
        entry.about.white = white.to_owned();
        entry.about.date = date.to_owned();
        entry.about.ending = Some(Ending {
            winner,
            reason: Reason::Rule(EndReason::Resignation),
        });
        entry
    };
    vec![
        game(1, "Bert", "Anna", "2026/03/04", Some(Winner::White)),
        game(2, "Anna", "Bert", "2026/04/30", Some(Winner::White)),
        game(3, "Anna", "Cleo", "2026/03/31", Some(Winner::Nobody)),
        game(4, "Cleo", "Bert", "2026/01/01", Some(Winner::Black)),
    ]
}

fn report(query: &str) -> GamesReport {
    let (query, unknown) = GamesQuery::from_query(query);
    assert_eq!(unknown, []);
    let played = played("7g7f 3c3d 2g2f 8b4b");
    let entries = games();
    // The first alone is in memory.
    let known = entries.iter().enumerate();
    let known = known.map(|(place, entry)| (entry, (place == 0).then_some(&played)));
    GamesReport::of(&query, known, UtcOffset::default())
}

/// What leads to the games of each row, with games, won and lost.
fn rows(report: &GamesReport, table: ReportTable) -> Vec<String> {
    let line = |Tally {
                    games, won, lost, ..
                },
                query: &GamesQuery| format!("{query} {games} {won} {lost}");
    let rows = report.rows(table);
    rows.map(|row| line(row.tally, &row.query)).collect()
}

#[test]
fn results_are_those_of_the_player() {
    let report = report("player=anna");
    let all = Tally {
        games: 3,
        won: 1,
        lost: 1,
        ..Tally::default()
    };
    assert_eq!(report.all, all);
    assert_eq!((all.others(), all.percent()), (1, Some(50)));
    assert_eq!(
        rows(&report, ReportTable::Sides),
        [
            "player=anna&side=black 2 0 1",
            "player=anna&side=white 1 1 0",
        ]
    );
    assert_eq!(
        rows(&report, ReportTable::Openings),
        ["player=anna&opening=shikenbisha 1 1 0"]
    );
    assert_eq!(
        rows(&report, ReportTable::Opponents),
        [
            "player=anna&opponent=Bert 2 1 1",
            "player=anna&opponent=Cleo 1 0 0",
        ]
    );
    assert_eq!(
        rows(&report, ReportTable::Months),
        [
            "player=anna&since=2026-03-01&until=2026-03-31 2 1 0",
            "player=anna&since=2026-04-01&until=2026-04-30 1 0 1",
        ]
    );
}

#[test]
fn without_a_player_games_count_for_both_sides() {
    let report = report("");
    assert_eq!(report.all.games, 4);
    assert_eq!(
        rows(&report, ReportTable::Sides),
        ["side=black 4 1 2", "side=white 4 2 1"]
    );
    assert_eq!(
        rows(&report, ReportTable::Opponents)[0],
        "opponent=Anna 3 1 1"
    );
}

/// The list of a row has the games that the row counts.
#[test]
fn each_row_leads_to_its_games() {
    let played = played("7g7f 3c3d 2g2f 8b4b");
    let entries = games();
    for text in [
        "",
        "player=an",
        "side=white",
        "opponent=bert",
        "opponent=bert&result=won",
        "opening=shikenbisha",
        "since=2026-03-10&until=2026-03-31",
    ] {
        let (query, _) = GamesQuery::from_query(text);
        let offset = UtcOffset::default();
        let found = entries
            .iter()
            .filter(|entry| query.matches(entry, offset, Some(&played)));
        let found = found.map(|entry| (entry, Some(&played)));
        let report = GamesReport::of(&query, found, offset);
        for row in ReportTable::ALL
            .iter()
            .flat_map(|&table| report.rows(table))
        {
            let listed = entries
                .iter()
                .filter(|entry| row.query.matches(entry, offset, Some(&played)));
            assert_eq!(listed.count(), row.tally.games, "{text}: {}", row.query);
        }
    }
}

#[test]
fn the_whole_is_that_of_the_side_that_is_meant() {
    let won_and_lost = |query| {
        let report = report(query);
        (report.of_side, report.all.won, report.all.lost)
    };
    assert_eq!(won_and_lost("side=white"), (true, 2, 1));
    assert_eq!(won_and_lost("opponent=bert"), (true, 2, 1));
    assert_eq!(won_and_lost(""), (false, 1, 2), "Black's");
}

#[test]
fn nothing_is_a_report_too() {
    let report = report("player=nobody");
    assert_eq!(report.all, Tally::default());
    assert_eq!(report.all.percent(), None);
    assert!(
        ReportTable::ALL
            .iter()
            .all(|&table| report.rows(table).next().is_none())
    );
}

/// A review in which White made a mistake in the opening and missed a mate in the endgame, and
/// Black allowed one.
fn review() -> ReviewSummary {
    // Accuracy; moves, loss, mistakes, moves with a time and seconds of each phase; the kinds of
    // mistakes.
    let black = "912 15 10 0 0 0 25 0 0 0 0 4 300 1 0 0 0 1 0 0 0";
    let white = "801 15 120 1 10 100 25 0 0 0 0 4 20 1 2 90 1 0 0 1 0";
    format!("{black} {white}").parse().expect("a review")
}

#[test]
fn what_reviews_have_found_is_that_of_the_player() {
    let mut entries = games();
    entries[0].set_review(&review());
    let report = |text: &str| {
        let (query, _) = GamesQuery::from_query(text);
        let found = entries.iter().map(|entry| (entry, None));
        GamesReport::of(&query, found, UtcOffset::default())
    };
    let anna = report("player=anna");
    assert_eq!((anna.reviewed, anna.all.accuracy()), (1, Some(801)));
    let months: Vec<_> = anna.rows(ReportTable::Months).collect();
    assert_eq!(months[0].tally.accuracy(), Some(801));
    assert_eq!(months[1].tally.accuracy(), None);
    let phases: Vec<_> = anna.phases().collect();
    assert_eq!(phases[0].review.lost, 120);
    assert_eq!(
        (phases[2].review.seconds, phases[2].review.timed_moves),
        (90, 2)
    );
    let query = phases[2].query.as_ref().expect("there is a mistake");
    assert_eq!(query.to_string(), "player=anna&review=endgame");
    assert_eq!(phases[1].query, None);
    let filtered = report("player=anna&review=endgame");
    assert!(filtered.mistakes().all(|row| row.query.is_none()));
    let mistakes: Vec<_> = anna.mistakes().map(|row| row.count).collect();
    assert_eq!(mistakes, [1, 0, 0, 1, 0]);
    // Without a player both sides count.
    let both = report("");
    assert_eq!(both.all.accuracy(), Some(857));
    assert_eq!(both.mistakes().map(|row| row.count).sum::<u32>(), 3);
    // The list of a number has the game that it counts.
    for (query, is_listed) in [
        ("player=anna&review=endgame", true),
        ("player=bert&review=opening", false),
        ("player=bert&review=allowed-mate", true),
        ("player=bert&review=missed-mate", false),
        ("review=missed-mate", true),
        ("review=reviewed", true),
        ("review=unreviewed", false),
    ] {
        let (query, unknown) = GamesQuery::from_query(query);
        assert_eq!(unknown, []);
        let offset = UtcOffset::default();
        assert_eq!(
            query.matches(&entries[0], offset, None),
            is_listed,
            "{query}"
        );
    }
}
