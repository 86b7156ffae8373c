use crate::{
    diagram::Problem,
    problems::{FoundAnswer, RecordAnswer, RecordPosition},
};

/// A position on the sheet of problems.
#[derive(Clone, Debug)]
pub struct SheetItem {
    /// Its answer is what the record says until the engine has found one.
    pub problem: Problem,
    /// The position that the engine is to look at; `None` where the answer is not to be seen, or
    /// where it is not one of the rules.
    pub at: Option<RecordPosition>,
    pub found: Option<RecordAnswer>,
    /// Whether the reader has written the answer.
    pub is_written: bool,
    pub is_printed: bool,
}

impl SheetItem {
    pub fn new(problem: Problem, at: Option<RecordPosition>) -> Self {
        Self {
            problem,
            at,
            found: None,
            is_written: false,
            is_printed: true,
        }
    }

    /// The position whose answer is not known yet.
    pub fn wanted(&self) -> Option<&RecordPosition> {
        self.at.as_ref().filter(|_| self.found.is_none())
    }

    /// The answer as it is shown: nothing while it is being looked for.
    pub fn answer(&self) -> &str {
        match self.wanted() {
            Some(_) if !self.is_written => "",
            _ => &self.problem.answer,
        }
    }

    pub fn write_answer(&mut self, answer: String) {
        self.problem.answer = answer;
        self.is_written = true;
    }

    /// Takes what the engine has found as the answer, which is `answer` in notation. What has no clear one is left out, unless
    /// the reader insists.
    pub fn set_found(&mut self, found: RecordAnswer, answer: String) {
        if !self.is_written && found.found != FoundAnswer::Unknown {
            self.problem.answer = answer;
        }
        self.is_printed = found.is_clear();
        self.found = Some(found);
    }
}
