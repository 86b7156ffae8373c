use komadai_records::{Winner, notation::usen::MainLine};
use shogi::{Color, EndReason, Handicap, Outcome};

use super::{
    super::{Ending, GameSummary, Reason},
    game, record,
};

#[test]
fn the_list_knows_what_a_record_is_of() {
    let about = GameSummary::from_record(&record(
        "開始日時：2024/08/02\n棋戦：名人戦\n表題：\n手合割：角落ち\n下手：甲\n上手：乙\n\
         1 ３四歩(33)\n2 ７六歩(77)\n3 投了\n\n変化：2手\n2 ２六歩(27)\n",
    ));
    assert_eq!((&*about.black, &*about.white), ("甲", "乙"));
    assert_eq!((&*about.event, &*about.title), ("名人戦", ""));
    assert_eq!(about.date, "2024/08/02");
    assert_eq!(about.start, Some(Handicap::Bishop));
    assert_eq!(about.plies, 2);
    let line: MainLine = about.line.parse().expect("a line");
    assert_eq!(line.start, Handicap::Bishop.setup());
    assert_eq!(line.moves.len(), 2);
    let ending = about.ending.expect("an end");
    assert_eq!(ending.winner, Some(Winner::Black));
    assert_eq!(ending.reason, Reason::Rule(EndReason::Resignation));
}

#[test]
fn a_position_is_no_handicap_and_a_header_is_no_novel() {
    let mut unusual = game(0);
    let novel = "長".repeat(5000) + "\nsecond line";
    unusual.headers.set("棋戦", &novel);
    let about = GameSummary::from_record(&unusual);
    assert_eq!(about.event.chars().count(), 101);
    assert_eq!(about.start, Some(Handicap::Even));
    assert_eq!(about.ending, None);

    let mut setup = shogi::Setup::startpos();
    setup.set_turn(Color::White);
    assert_eq!(
        GameSummary::from_record(&komadai_records::Record::new(setup)).start,
        None
    );
}

#[test]
fn ends_without_a_word_of_the_rules() {
    let ending = |end: &str| {
        let kif = format!("1 ７六歩(77)\n2 {end}\n");
        GameSummary::from_record(&record(&kif))
            .ending
            .expect("an end")
    };
    assert_eq!(ending("不戦敗").reason, Reason::Forfeit);
    assert_eq!(ending("不戦敗").winner, Some(Winner::Black));
    assert_eq!(ending("不詰").reason, Reason::NoMate);
    assert_eq!(ending("不詰").winner, None);
    assert_eq!(ending("千日手").winner, Some(Winner::Nobody));
    assert_eq!(ending("中断").winner, None);
}

#[test]
fn a_declaration_that_failed_is_lost() {
    let record = record("1 ７六歩(77)\n2 入玉勝ち\n");
    let ending = GameSummary::from_record(&record).ending.expect("an end");
    assert_eq!(ending.winner, Some(Winner::Black));
    assert_eq!(ending.reason, Reason::Rule(EndReason::DeclarationFailed));
}

#[test]
fn an_outcome_of_the_table_is_an_ending() {
    let ended = |winner, reason| Ending::from(Outcome { winner, reason });
    let won = ended(Some(Color::White), EndReason::TryRule);
    assert_eq!(won.winner, Some(Winner::White));
    assert_eq!(won.reason, Reason::Rule(EndReason::TryRule));
    assert_eq!(
        ended(None, EndReason::Impasse27).winner,
        Some(Winner::Nobody)
    );
    assert_eq!(ended(None, EndReason::Interrupted).winner, None);
}

#[test]
fn a_game_without_end_is_judged_unless_it_is_endless() {
    let mut endless = komadai_records::Record::new(shogi::Setup::startpos());
    let mut line = endless.editor();
    for _ in 0..12_500 {
        for usi in ["2h3h", "8b7b", "3h2h", "7b8b"] {
            let ply = line.parse_ply(usi).expect("a move");
            line.push(ply).expect("the wood is there");
        }
    }
    let ending = GameSummary::from_record(&endless).ending.expect("an end");
    assert_eq!(ending.reason, Reason::Rule(EndReason::Repetition));
    let last = *endless.main_line().last().expect("a move");
    let mut line = endless.editor_from(last);
    let ply = line.parse_ply("2h3h").expect("a move");
    line.push(ply).expect("the wood is there");
    let about = GameSummary::from_record(&endless);
    assert_eq!((about.plies, about.ending), (50_001, None));
}
