//! `komadai problems` as a terminal sees it.

mod support;

use shogi::{Position, Strictness};
use support::{checks::check_usage, run};

#[test]
fn each_problem_is_on_a_line_with_its_solution() -> Result<(), Box<dyn core::error::Error>> {
    let output = run(&["problems", "mate"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = String::from_utf8(output.stdout)?;
    assert!(text.lines().count() > 100);
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, kind, sfen, plies, grade, solution] = fields[..] else {
            return Err(format!("not six fields: {line:?}").into());
        };
        assert_eq!((id.len(), kind), (6, "mate"), "{line}");
        assert!((1..=10).contains(&grade.parse::<u8>()?), "{line}");
        let mut position = Position::from_sfen(sfen, Strictness::Problem)
            .map_err(|errors| format!("{line}: {errors}"))?;
        for mv in solution.split(' ') {
            position.play(mv.parse()?)?;
        }
        assert!(position.in_check(), "{line}");
        assert_eq!(solution.split(' ').count(), plies.parse()?, "{line}");
    }
    Ok(())
}

#[test]
fn an_unknown_kind_is_refused() {
    check_usage(&run(&["problems", "chess"]), &["chess", "mate"]);
}
