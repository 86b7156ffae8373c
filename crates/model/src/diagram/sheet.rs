use super::{
    figure::{Caption, Figure},
    picture::svg,
    text::width,
};

/// Positions to be solved on paper, A4, in two columns.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub title: String,
    pub problems: Vec<Problem>,
    pub per_page: PerPage,
    pub answers: Answers,
}

#[derive(Clone, Debug)]
pub struct Problem {
    pub figure: Figure,
    pub answer: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerPage {
    Four = 4,
    Six = 6,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
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
    pub title: String,
    pub problems: Vec<Printed>,
    pub key: Option<AnswerKey>,
}

/// A problem as it is printed. The line for the answer is the page's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// From 1, through all pages.
    pub number: usize,
    /// The picture, without its caption.
    pub svg: String,
    pub caption: Caption,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerKey {
    pub upside_down: bool,
    pub answers: Vec<Answer>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub number: usize,
    pub text: String,
}

impl Sheet {
    pub fn pages(&self) -> Vec<Page> {
        let page = |problems| Page {
            title: self.title.clone(),
            problems,
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
