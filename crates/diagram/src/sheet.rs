use super::{
    figure::{Caption, Figure},
    picture::svg,
    text::width,
};

/// Positions to be solved on paper, A4, in two columns.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The title of the first page.
    pub title: String,
    /// The problems, in their order.
    pub problems: Vec<Problem>,
    /// How many stand on a page.
    pub per_page: PerPage,
    /// Where the answers are printed.
    pub answers: Answers,
}

/// A position to be solved.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Its diagram.
    pub figure: Figure,
    /// Its answer; may be empty.
    pub answer: String,
}

/// The number of problems on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerPage {
    /// Two rows.
    Four = 4,
    /// Three rows.
    Six = 6,
}

/// Where the answers are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// Nowhere.
    None,
    /// Small and upside down at the foot of the last page, or on one of their own
    /// if there are too many.
    UpsideDown,
    /// On a page of their own.
    OwnPage,
}

/// One side of paper: problems, answers or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The title at its top.
    pub title: String,
    /// Its problems; none on a page of answers.
    pub problems: Vec<Printed>,
    /// How many it has room for.
    pub per_page: PerPage,
    /// The answers at its foot, or on a page of their own.
    pub key: Option<AnswerKey>,
}

/// A problem as it is printed. The line for the answer is the page's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// From 1, through all pages.
    pub number: usize,
    /// The picture, without its caption.
    pub svg: String,
    /// The text below it.
    pub caption: Caption,
}

/// The answers of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerKey {
    /// Whether they are turned by half a circle.
    pub upside_down: bool,
    /// The answers of the problems that have one.
    pub answers: Vec<Answer>,
}

/// The answer of a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The number of the problem.
    pub number: usize,
    /// The answer, as its author wrote it.
    pub text: String,
}

impl Sheet {
    /// Its pages, in their order.
    pub fn pages(&self) -> Vec<Page> {
        let page = |problems| Page {
            title: self.title.clone(),
            problems,
            per_page: self.per_page,
            key: None,
        };
        let problems: Vec<Printed> = self.problems.iter().zip(1..).map(printed).collect();
        let per_page = self.per_page as usize;
        let mut pages: Vec<Page> = problems
            .chunks(per_page)
            .map(|problems| page(problems.to_vec()))
            .collect();
        let Some(key) = self.key() else {
            return pages;
        };
        match pages.last_mut() {
            Some(last) if key.upside_down && key.rows() <= free_rows(last, per_page) => {
                last.key = Some(key);
            }
            _ => {
                let upright = AnswerKey {
                    upside_down: false,
                    ..key
                };
                pages.push(Page {
                    key: Some(upright),
                    ..page(Vec::new())
                });
            }
        }
        pages
    }

    /// The answers that there are; nothing if there is none.
    fn key(&self) -> Option<AnswerKey> {
        let upside_down = match self.answers {
            Answers::None => return None,
            Answers::UpsideDown => true,
            Answers::OwnPage => false,
        };
        let answers = self.problems.iter().zip(1..);
        let answers: Vec<Answer> = answers
            .map(|(problem, number)| Answer {
                number,
                text: problem.answer.trim().to_owned(),
            })
            .filter(|answer| !answer.text.is_empty())
            .collect();
        (!answers.is_empty()).then_some(AnswerKey {
            upside_down,
            answers,
        })
    }
}

impl AnswerKey {
    /// How many lines of small print they take, in two columns.
    fn rows(&self) -> usize {
        /// In hundredths of the small print's size, the number left out.
        const COLUMN: i32 = 2900;
        let lines = |answer: &Answer| 1 + width(&answer.text) / COLUMN;
        self.answers.iter().map(lines).sum::<i32>().div_euclid(2) as usize + 1
    }
}

/// The lines of small print below the problems of a page.
fn free_rows(page: &Page, per_page: usize) -> usize {
    if page.problems.len() + 2 <= per_page {
        14
    } else {
        8
    }
}

fn printed((problem, number): (&Problem, usize)) -> Printed {
    let figure = Figure {
        caption: Caption::default(),
        ..problem.figure.clone()
    };
    Printed {
        number,
        svg: svg(&figure),
        caption: problem.figure.caption.clone(),
    }
}
