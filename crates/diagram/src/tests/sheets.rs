use super::{
    super::{Answers, Caption, Figure, PerPage, Problem, Sheet, svg},
    BOOK, figure,
};

const MATE: &str = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";

fn sheet(problems: usize, per_page: PerPage, answers: Answers) -> Sheet {
    let problem = |number| Problem {
        figure: Figure {
            caption: Caption {
                title: format!("Problem {number}"),
                moment: String::new(),
            },
            ..figure(MATE, BOOK)
        },
        answer: format!("G*5b, {number}"),
    };
    Sheet {
        title: "Mate in one".to_owned(),
        problems: (1..=problems).map(problem).collect(),
        per_page,
        answers,
    }
}

/// The numbers of the problems on each page, and of the answers.
fn laid_out(sheet: &Sheet) -> Vec<(Vec<usize>, Vec<usize>)> {
    let page = |page: super::super::Page| {
        let problems = page.problems.iter().map(|problem| problem.number);
        let answers = page.key.iter().flat_map(|key| &key.answers);
        (
            problems.collect(),
            answers.map(|answer| answer.number).collect(),
        )
    };
    sheet.pages().into_iter().map(page).collect()
}

fn numbers(range: std::ops::RangeInclusive<usize>) -> Vec<usize> {
    range.collect()
}

#[test]
fn problems_fill_one_page_after_the_other() {
    let none = Vec::new;
    assert_eq!(
        laid_out(&sheet(9, PerPage::Four, Answers::None)),
        [
            (numbers(1..=4), none()),
            (numbers(5..=8), none()),
            (vec![9], none())
        ]
    );
    assert_eq!(
        laid_out(&sheet(6, PerPage::Six, Answers::None)),
        [(numbers(1..=6), none())]
    );
    assert_eq!(laid_out(&sheet(0, PerPage::Six, Answers::OwnPage)), []);
}

#[test]
fn answers_come_last() {
    let own = sheet(7, PerPage::Six, Answers::OwnPage);
    assert_eq!(
        laid_out(&own),
        [
            (numbers(1..=6), Vec::new()),
            (vec![7], Vec::new()),
            (Vec::new(), numbers(1..=7))
        ]
    );
    let key = own.pages().pop().unwrap().key.unwrap();
    assert!(!key.upside_down);
    assert_eq!(key.answers[1].text, "G*5b, 2");

    let below = sheet(6, PerPage::Six, Answers::UpsideDown);
    assert_eq!(laid_out(&below), [(numbers(1..=6), numbers(1..=6))]);
    assert!(below.pages()[0].key.as_ref().unwrap().upside_down);
}

#[test]
fn answers_that_do_not_fit_below_get_a_page() {
    let mut long = sheet(6, PerPage::Six, Answers::UpsideDown);
    for problem in &mut long.problems {
        problem.answer = "a long explanation ".repeat(12);
    }
    assert_eq!(
        laid_out(&long),
        [(numbers(1..=6), Vec::new()), (Vec::new(), numbers(1..=6))]
    );
    assert!(!long.pages()[1].key.as_ref().unwrap().upside_down);
    long.problems.truncate(2);
    assert_eq!(laid_out(&long), [(vec![1, 2], vec![1, 2])]);
}

#[test]
fn a_sheet_without_answers_has_no_page_for_them() {
    let mut unanswered = sheet(2, PerPage::Four, Answers::OwnPage);
    unanswered.problems[0].answer = String::new();
    assert_eq!(
        laid_out(&unanswered),
        [(vec![1, 2], Vec::new()), (Vec::new(), vec![2])]
    );
    unanswered.problems[1].answer = " ".to_owned();
    assert_eq!(laid_out(&unanswered), [(vec![1, 2], Vec::new())]);
}

/// The caption is the page's text, so that it wraps; the answer is nowhere.
#[test]
fn problems_are_printed_without_answers() {
    let pages = sheet(1, PerPage::Four, Answers::None).pages();
    let printed = &pages[0].problems[0];
    assert_eq!(printed.caption.title, "Problem 1");
    assert_eq!(printed.svg, svg(&figure(MATE, BOOK)));
    assert!(!printed.svg.contains("G*5b"));
}
