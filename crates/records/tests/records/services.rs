//! The records that servers and apps let people copy: invented games in the form of each.

use std::time::Duration;

use komadai_records::{
    EndMarker, Evaluation, NodeId, Record, key,
    notation::{
        Format, Games, Location, ParsedRecord, ReadError, archive,
        kif::{self, Charset},
        read,
    },
};
use komadai_shogi::Handicap;

use proptest::prelude::*;

use crate::support::{moves, pasted, winner};

/// [`pasted`], where nothing is guessed or left out.
#[track_caller]
fn exact(text: &str, expected: Format) -> Record {
    let (format, ParsedRecord { record, warnings }) = pasted(text);
    assert_eq!((format, warnings), (expected, vec![]));
    record
}

#[track_caller]
fn refused(text: &str) -> ReadError {
    read(text, None).expect_err("it is no record")
}

/// The headers, each as `key=value`.
fn headers(record: &Record) -> Vec<String> {
    let headers = record.headers.iter();
    headers
        .map(|(key, value)| format!("{key}={value}"))
        .collect()
}

/// The seconds of each node of the main line; none where there is no time.
fn seconds(record: &Record) -> Vec<Option<u64>> {
    let line = record.main_line().into_iter();
    line.map(|id| record.node(id).spent().map(|spent| spent.as_secs()))
        .collect()
}

fn comments(record: &Record) -> Vec<&str> {
    let nodes = [NodeId::ROOT].into_iter().chain(record.main_line());
    nodes.map(|id| &*record.node(id).notes().comment).collect()
}

const EXCHANGE: &str = "7g7f 3c3d 8h2b+ 3a2b";

#[test]
fn of_81dojo() {
    let record = exact(include_str!("../data/services/81dojo.kif"), Format::Kif);
    assert_eq!(
        headers(&record),
        [
            "開始日時=2026/11/30",
            "場所=81Dojo",
            "持ち時間=0分+10秒",
            "下手=kirin_01",
            "上手=Baku"
        ]
    );
    assert_eq!(*record.start(), Handicap::TwoPieces.setup());
    assert_eq!(moves(&record), "7a6b 7g7f 5c5d");
    assert_eq!(seconds(&record), [Some(2), Some(5), Some(62), Some(5)]);
    assert_eq!(record.end(), Some(&EndMarker::Resignation));
    assert_eq!(winner(&record), Some("white"));
    // In samples up to 2017 times have no total.
    let older = "場所：81Dojo (ver.2016/03/20)\n手合割：平手\n先手：kirin_01\n後手：Baku\n\
        手数----指手---------消費時間--\n   1 ７六歩(77)   ( 1:6/)\n   2  Time-up   ( 0:0/)\n";
    let record = exact(older, Format::Kif);
    assert_eq!(seconds(&record), [Some(66), Some(0)]);
    assert_eq!(record.end(), Some(&EndMarker::Time));
    assert_eq!(winner(&record), Some("black"));
}

#[test]
fn of_lishogi() {
    let record = exact(include_str!("../data/services/lishogi.kif"), Format::Kif);
    assert_eq!(
        headers(&record),
        [
            "開始日時=2026/11/30 04:36:00",
            "終了日時=2026/11/30 04:58:47",
            "棋戦=Rated Blitz game",
            "場所=https://lishogi.org/AbCd1234",
            "持ち時間=5分+10秒(2)+3秒",
            "先手=kirin_01",
            "先手のチーム=Crane team",
            "後手=lishogi AI level 3",
            "戦型=居飛車",
        ]
    );
    assert_eq!(moves(&record), EXCHANGE);
    assert_eq!(
        seconds(&record),
        [Some(3), Some(5), Some(70), Some(2), None]
    );
    assert_eq!(
        comments(&record),
        [
            " first note\n second line",
            "",
            " Good move\n a comment",
            "",
            "",
            ""
        ]
    );
    assert_eq!(record.children(record.main_line()[0]).count(), 2);
    assert_eq!(winner(&record), Some("white"));

    let record = exact(include_str!("../data/services/lishogi.csa"), Format::Csa);
    assert_eq!(record.headers.get(key::TIME_LIMIT), Some("00:05+10"));
    assert_eq!(
        record.headers.get(key::SITE),
        Some("https://lishogi.org/AbCd1234")
    );
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+");
    assert_eq!(seconds(&record), [Some(3), Some(5), Some(70), None]);
    assert_eq!(winner(&record), Some("black"));
    for variant in ["5五将棋", "安南将棋", "京都将棋"] {
        let error = refused(&format!("手合割：{variant}\n先手：A\n   1   ７六歩(77)\n"));
        assert!(error.to_string().contains("another game"), "{error}");
    }
}

#[test]
fn of_shogi_wars() {
    let record = exact(include_str!("../data/services/shogi_wars.kif"), Format::Kif);
    assert_eq!(
        headers(&record),
        [
            "開始日時=2026/11/30 10:05:15",
            "終了日時=2026/11/30 10:09:48",
            "場所=将棋ウォーズ",
            "持ち時間=10分切れ負け",
            "先手=kirin_01",
            "先手段級=二段",
            "後手=Baku_",
            "後手段級=1級",
        ]
    );
    assert_eq!(moves(&record), EXCHANGE);
    assert_eq!(
        seconds(&record),
        [Some(1), Some(1), Some(1), Some(1), Some(12)]
    );
    assert_eq!(winner(&record), Some("white"));
    let shared = "将棋ウォーズ棋譜(kirin_01:二段 vs Baku_:1級) #shogiwars\n\
        https://shogiwars.heroz.jp/games/kirin_01-Baku_-20261130_100515?tw=1\n";
    let error = refused(shared).diagnostic;
    assert!(error.about.to_string().contains("web address"), "{error}");
    assert_eq!(error.at, Location { line: 2, column: 1 });
    assert!(error.found.starts_with("https://shogiwars"), "{error}");
}

/// The time after `L` is what is left to the side, at first with an unknown limit.
#[test]
fn of_the_pages_of_shogi_wars() {
    let game = "+7776FU,L600\t-3334FU,L599\t+8822UM,L597\t-3122GI,L590\t";
    for (end, marker, won) in [
        ("GOTE_WIN_TORYO", EndMarker::Resignation, Some("white")),
        ("GOTE_WIN_TIMEOUT", EndMarker::Time, Some("white")),
        ("GOTE_WIN_DISCONNECT", EndMarker::Time, Some("white")),
        ("GOTE_WIN_CHECKMATE", EndMarker::Mate, Some("white")),
        ("SENTE_WIN_DISCONNECT", EndMarker::ForfeitWin, Some("black")),
        (
            "SENTE_WIN_ENTERINGKING",
            EndMarker::Declaration,
            Some("black"),
        ),
        ("GOTE_WIN_OUTE_SENNICHI", EndMarker::PerpetualCheck, None),
        ("DRAW_SENNICHI", EndMarker::Repetition, Some("draw")),
        ("DRAW_OTHER", EndMarker::Draw, Some("draw")),
        ("GOTE_WIN_NEW", EndMarker::Other("NEW".to_owned()), None),
    ] {
        let (format, ParsedRecord { record, .. }) = pasted(&[game, end].concat());
        assert_eq!((format, moves(&record).as_str()), (Format::Csa, EXCHANGE));
        assert_eq!(
            seconds(&record),
            [None, None, Some(3), Some(9), None],
            "{end}"
        );
        assert_eq!(record.end(), Some(&marker), "{end}");
        assert_eq!(winner(&record), won, "{end}");
    }
    let error = refused("+7776FU,L600\tSENTE_WON");
    assert_eq!(error.diagnostic.found, "SENTE_WON");
}

#[test]
fn of_shogi_quest() {
    let text = include_str!("../data/services/shogi_quest.kif");
    let record = exact(text, Format::Kif);
    assert_eq!(
        headers(&record),
        ["棋戦=Shogi Quest", "先手=alice(1605)", "後手=bob(1480)"]
    );
    assert_eq!(moves(&record), "7g7f 3c3d");
    assert_eq!(seconds(&record), [Some(1), Some(2), Some(597)]);
    assert_eq!(winner(&record), Some("white"));
    let lost = exact(&text.replace("時間切れ", "接続切れ"), Format::Kif);
    assert_eq!(lost.end(), Some(&EndMarker::Time));
    let csa = exact(
        include_str!("../data/services/shogi_quest.csa"),
        Format::Csa,
    );
    assert_eq!(headers(&csa), ["先手=alice(1605)", "後手=bob(1480)"]);
    assert_eq!(moves(&csa), "7g7f 3c3d");
    assert_eq!(winner(&csa), Some("white"));
}

const FLOODGATE: &str = include_str!("../data/services/floodgate.csa");

#[test]
fn of_floodgate() {
    let record = exact(FLOODGATE, Format::Csa);
    assert_eq!(
        headers(&record),
        [
            "先手=Kirin_test",
            "後手=Baku_4c",
            "最大手数=256",
            "棋戦=wdoor+floodgate-300-10F+Kirin_test+Baku_4c+20261130103004",
            "開始日時=2026/11/30 10:30:04",
            "終了日時=2026/11/30 10:31:26",
        ]
    );
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+");
    assert_eq!(seconds(&record), [Some(10), Some(0), Some(1), Some(4)]);
    let line = record.main_line();
    let evaluation = |index: usize| record.node(line[index]).notes().evaluation;
    assert_eq!(evaluation(0), Some(Evaluation::Centipawns(30)));
    assert_eq!(evaluation(1), None);
    assert_eq!(evaluation(2), Some(Evaluation::Centipawns(-180)));
    let comments = comments(&record);
    assert!(
        comments[0].contains("\nblack_rate:Kirin_test+"),
        "{comments:?}"
    );
    assert_eq!(comments[1], "* 30 -3334FU +2726FU");
    assert!(comments[4].contains("\nsummary:toryo:"), "{comments:?}");
    assert_eq!(record.end(), Some(&EndMarker::Resignation));
    assert_eq!(winner(&record), Some("black"));
}

/// Only `%TORYO` and `%KACHI` are written as statements.
#[test]
fn ends_of_floodgate_in_comments() {
    let ended = |statement: &str, summary: &str| {
        let text = FLOODGATE
            .replace("%TORYO\nT4\n", statement)
            .replace("'summary:toryo:Kirin_test win:Baku_4c lose", summary);
        exact(&text, Format::Csa)
    };
    for (reason, marker, won) in [
        ("time up", EndMarker::Time, Some("black")),
        ("illegal move", EndMarker::IllegalMoveLoss, Some("black")),
        ("uchifuzume", EndMarker::IllegalMoveLoss, Some("black")),
        ("oute_sennichite", EndMarker::PerpetualCheck, None),
    ] {
        let record = ended(
            "",
            &format!("'summary:{reason}:Kirin_test win:Baku_4c lose"),
        );
        assert_eq!(record.end(), Some(&marker), "{reason}");
        assert_eq!(winner(&record), won, "{reason}");
    }
    for (reason, marker) in [
        ("sennichite", EndMarker::Repetition),
        ("max_moves", EndMarker::MoveLimit),
    ] {
        let record = ended(
            "",
            &format!("'summary:{reason}:Kirin_test draw:Baku_4c draw"),
        );
        assert_eq!(record.end(), Some(&marker), "{reason}");
    }
    // The statement says that White resigns, but Black has left.
    let record = ended("%TORYO\n", "'summary:abnormal:Kirin_test lose:Baku_4c win");
    assert_eq!(record.end(), Some(&EndMarker::ForfeitWin));
    assert_eq!(winner(&record), Some("white"));
    let record = ended("%TORYO\n", "'summary:abnormal:Kirin_test win:Baku_4c lose");
    assert_eq!(record.end(), Some(&EndMarker::Resignation));
    let record = ended(
        "%KACHI\n",
        "'summary:illegal kachi:Kirin_test win:Baku_4c lose",
    );
    assert_eq!(record.end(), Some(&EndMarker::IllegalMoveLoss));
    // The summary of another game says nothing.
    let text =
        format!("V2\nPI\n+\n+7776FU\n/\n{FLOODGATE}").replace("summary:toryo", "summary:time up");
    let mut games = Games::open(text.as_bytes(), None, &mut |_, _| None).expect("games");
    let first = games.next().expect("a game").read.expect("a game");
    assert_eq!(first.record.end(), None);
    let (_, first) = read(&text, None).expect("a game");
    assert_eq!(first.record.end(), None);
}

#[test]
fn of_piyo_shogi() {
    let record = exact(include_str!("../data/services/piyo_shogi.kif"), Format::Kif);
    assert_eq!(
        headers(&record),
        [
            "棋戦=ぴよ将棋 R対局",
            "戦型=四間飛車",
            "開始日時=2026年11月30日(月) 20：36：15",
            "終了日時=",
            "先手=プレイヤー(R511)",
            "後手=Lv1 ひよこ(R30)",
        ]
    );
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+");
    assert_eq!(comments(&record), ["", "#定跡手", "", "", ""]);
    assert_eq!(record.end(), Some(&EndMarker::Interrupted));
    let last = record.main_line()[3];
    assert_eq!(record.node(last).spent(), Some(Duration::from_secs(4)));
}

#[test]
fn of_kiou_and_shogi_extend() {
    let kiou = "# ----  KIF形式  ----\n開始日時：2026/11/30 10:05:15\n持ち時間：300秒+秒読み10秒\n\
        手合割：平手\n先手：kirin\n後手：baku\n手数----指手---------消費時間--\n   1 ７六歩(77)\n\
        2 投了\nまで1手で先手の勝ち\n";
    let record = exact(kiou, Format::Kif);
    assert_eq!(
        record.headers.get(key::TIME_LIMIT),
        Some("300秒+秒読み10秒")
    );
    assert_eq!(winner(&record), Some("black"));
    let extend = "*詳細URL：https://www.shogi-extend.com/swars/battles/a-b-20261130_100515\n\
        *KENTO：https://www.kento-shogi.com/?moves=2g2f\n先手：kirin 27級\n後手：baku 3級\n\
        棋戦：将棋ウォーズ(3分切れ負け)\n持ち時間：00:03+00\n先手の囲い：金矢倉, 串カツ囲い\n手合割：平手\n\
        手数----指手---------消費時間--\n   1 ７六歩(77)   (00:01/00:00:01)\n   2 投了\n\
        まで1手で先手の勝ち\n";
    let record = exact(extend, Format::Kif);
    assert_eq!(record.headers.get("先手の囲い"), Some("金矢倉, 串カツ囲い"));
    assert_eq!(moves(&record), "7g7f");
    assert_eq!(seconds(&record), [Some(1), None]);
}

#[test]
fn of_shogi_club_24() {
    let text = "開始日時：2026/11/30 08:03:23\n終了日時：2026/11/30 08:06:21\n棋戦：R対局 持ち時間15分\n\
        手合割：平手\n先手：kirin(970)\n後手：baku(646)\n手数----指手---------消費時間--\n\
        1 ７六歩(77)   ( 0:01/00:00:01)\n2 ３四歩(33)   ( 0:01/00:00:01)\n\
        3 ４四角(88)   ( 0:02/00:00:03)\n4 ４四歩(43)   ( 0:02/00:00:03)\n\
        5 ４三金(49)   ( 0:01/00:00:04)\n6 反則勝ち\n*王手放置の反則\nまで5手で後手の勝ち\n";
    let record = exact(text, Format::Kif);
    assert_eq!(record.headers.get(key::BLACK), Some("kirin(970)"));
    assert_eq!(record.headers.get(key::EVENT), Some("R対局 持ち時間15分"));
    assert_eq!(moves(&record), "7g7f 3c3d 8h4d 4c4d 4i4c");
    assert_eq!(record.end(), Some(&EndMarker::IllegalMoveWin));
    assert_eq!(winner(&record), Some("white"));
}

/// The lines of engines stay in the comment.
#[test]
fn evaluations_of_shogi_gui_and_kishin_analytics() {
    let read_evaluations = |text: &str| {
        let record = exact(text, Format::Kif);
        let line = record.main_line();
        let evaluations: Vec<_> = line
            .iter()
            .map(|&id| record.node(id).notes().evaluation)
            .collect();
        (record, evaluations)
    };
    let text = "1 ７六歩(77)\n*対局 時間 00:00.8 深さ 22/28 ノード数 744 評価値 88 読み筋 ▲２六歩(27)\n\
        2 ３四歩(33)\n*よい手\n* Engine test 候補1 深さ 13/19 ノード数 59 評価値 -47 読み筋 ▲２二角成(88)\n\
        * Engine test 候補2 深さ 12 ノード数 59 評価値 -60 読み筋 ▲２六歩(27)\n\
        3 ２二角成(88)\n*解析 0 △ 評価値 -詰 3 読み筋 △２二銀(31)\n4 ２二銀(31)\n*解析 深さ 9 評価値 5↑ 読み筋\n\
        5 ６六歩(67)\n*この 評価値 100 は高い\n";
    let (record, evaluations) = read_evaluations(text);
    let points = |points| Some(Evaluation::Centipawns(points));
    assert_eq!(
        evaluations,
        [
            points(88),
            points(-47),
            Some(Evaluation::Mate(-3)),
            points(5),
            None
        ]
    );
    assert!(comments(&record)[2].contains("候補2 深さ 12"));
    let written = kif::write(&record, Charset::Utf8);
    assert_eq!(written.dropped, []);
    assert!(!written.text.contains("評価値="), "{}", written.text);
    assert_eq!(read_evaluations(&written.text).0, record);
    // An evaluation of its own, or none, is not the one of the comment.
    let first = record.main_line()[0];
    for other in [points(5), None] {
        let mut record = record.clone();
        record.notes_mut(first).evaluation = other;
        let written = kif::write(&record, Charset::Utf8);
        assert_eq!(written.dropped.is_empty(), other.is_some());
        let again = read_evaluations(&written.text).1[0];
        assert_eq!(again, other.or(points(88)));
        let archived = archive::write(&record);
        assert_eq!(archive::read(&archived).expect("an archive").record, record);
    }
}

proptest! {
    #[test]
    fn any_lines_of_servers_are_answered(
        lines in prop::collection::vec(
            "('summary:(time up|abnormal|max_moves)?:?a? ?(win|lose)?|'[$]END_TIME:?|'Max_Moves:[0-9]?|[+]7776FU,L[0-9]{0,12}|-3334FU\tL1|(SENTE|GOTE|DRAW)(_WIN)?_[A-Z]{0,3}|L|%TORYO|N[+]|PI|歩)",
            0..12,
        ),
    ) {
        let text = lines.join("\n");
        if let Err(error) = Format::Csa.read(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

#[test]
fn evaluations_of_shogi_home() {
    let text = "1 ７六歩(77)\n*互角\n*#評価値=91\n*#読み筋=△３四歩\n2 ３四歩(33)\n**評価値=-12\n\
                3 ２六歩(27)\n*#詰み=後手勝ち:5手\n4 投了\n";
    let record = kif::read(text).expect("a record").record;
    let line = record.main_line();
    let notes = |index: usize| record.node(line[index]).notes();
    assert_eq!(notes(0).evaluation, Some(Evaluation::Centipawns(91)));
    assert_eq!(notes(0).comment, "互角\n#評価値=91\n#読み筋=△３四歩");
    assert_eq!(notes(1).evaluation, Some(Evaluation::Centipawns(-12)));
    assert_eq!(notes(2).evaluation, Some(Evaluation::Mate(-5)));
    assert_eq!(notes(2).comment, "");
    // Written as it reads them, once each.
    let written = kif::write(&record, Charset::Utf8).text;
    assert_eq!(written.matches("評価値").count(), 2, "{written}");
    assert!(written.contains("*#評価値=-12\n") && written.contains("*#詰み=後手勝ち:5手\n"));
    assert_eq!(kif::read(&written).expect("a record").record, record);
}
