//! Joins what is on the board with the texts of a language.

use komadai_lessons::{Chapter, Course, Goal, Lesson, Step, StepTexts, Words, WrongText};

use crate::{
    answers::check_wrong,
    code_spans::CodeSpans,
    course_file::Outline,
    fault::Faults,
    lesson_file::StepDraft,
    markdown::{Body, Document, Section},
};

/// The course in a language, of the lessons without faults.
pub fn course(
    language: &str,
    outline: &Outline,
    lessons: Vec<Lesson>,
    document: &Document,
    faults: &Faults,
) -> Option<Course> {
    for section in &document.sections {
        let name = &section.name;
        if !outline
            .chapters
            .iter()
            .any(|chapter| chapter.id == name.value)
        {
            let message = format!("there is no chapter {:?}", name.value);
            document.file.fault(faults, name.line, message);
        }
    }
    let (title, summary) = (document.title(faults), document.summary(faults));
    let mut lessons = lessons.into_iter();
    let mut chapters = Vec::new();
    for chapter in &outline.chapters {
        let count = chapter.lessons.len();
        let (title, summary) = chapter_texts(&chapter.id, document, faults)?;
        chapters.push(Chapter {
            id: chapter.id.clone(),
            title,
            summary,
            lessons: lessons.by_ref().take(count).collect(),
        });
    }
    Some(Course {
        language: language.to_owned(),
        title: title?,
        summary: summary?,
        chapters,
    })
}

/// Title and summary of a chapter.
fn chapter_texts(id: &str, document: &Document, faults: &Faults) -> Option<(String, String)> {
    let Some(section) = document.section(id) else {
        document.file.fault(
            faults,
            1,
            format!("there is no section {id:?} for the chapter"),
        );
        return None;
    };
    for part in section
        .parts
        .iter()
        .filter(|part| part.name.value != "title")
    {
        let message = format!("unknown part {:?}", part.name.value);
        document.file.fault(faults, part.name.line, message);
    }
    for code in &section.body.codes {
        document
            .file
            .fault(faults, code.line, "code stands only in the texts of a step");
    }
    let title = section.parts.iter().find(|part| part.name.value == "title");
    let title = title.and_then(|part| part.body.paragraph());
    match (title, section.body.is_empty()) {
        (Some(title), false) => Some((title, section.body.html())),
        _ => {
            let message = "a chapter has a text, and ### title with its title";
            document.file.fault(faults, section.name.line, message);
            None
        }
    }
}

/// A lesson in a language.
pub fn lesson(
    id: &str,
    language: &str,
    drafts: &[StepDraft],
    document: &Document,
    faults: &Faults,
) -> Option<Lesson> {
    for section in &document.sections {
        let name = &section.name;
        if !drafts.iter().any(|draft| draft.id == name.value) {
            let message = format!("there is no step {:?}", name.value);
            document.file.fault(faults, name.line, message);
        }
    }
    let steps = drafts.iter().filter_map(|draft| {
        let Some(section) = document.section(&draft.id) else {
            let message = format!("there is no section {:?} for the step", draft.id);
            document.file.fault(faults, 1, message);
            return None;
        };
        let texts = StepReader {
            draft,
            document,
            section,
            codes: CodeSpans::new(draft, language),
            faults,
        }
        .read();
        Some(Step {
            id: draft.id.clone(),
            start: draft.start,
            orientation: draft.orientation,
            marks: Words(draft.marks.clone()),
            goal: draft.goal.clone(),
            solution: Words(draft.solution.clone()),
            texts,
        })
    });
    let steps = steps.collect();
    let (title, summary) = (document.title(faults), document.summary(faults));
    Some(Lesson {
        id: id.to_owned(),
        title: title?,
        summary: summary?,
        steps,
    })
}

/// Which texts a goal needs: hint, right, wrong.
const fn needed(goal: &Goal) -> [bool; 3] {
    match goal {
        Goal::Read { .. } => [false, false, false],
        Goal::Stars { .. } => [true, true, false],
        Goal::Evade { answers } if answers.is_empty() => [true, true, false],
        _ => [true, true, true],
    }
}

/// Reads the texts of a step.
struct StepReader<'a> {
    draft: &'a StepDraft,
    document: &'a Document,
    section: &'a Section,
    codes: CodeSpans,
    faults: &'a Faults,
}

impl StepReader<'_> {
    fn fault(&self, line: usize, message: impl Into<String>) {
        self.document.file.fault(self.faults, line, message);
    }

    fn read(&self) -> StepTexts {
        let line = self.section.name.line;
        if self.section.body.is_empty() {
            self.fault(line, "the step has no text");
        }
        let mut texts = StepTexts {
            text: self.html(&self.section.body),
            ..StepTexts::default()
        };
        let [hint, right, wrong] = needed(&self.draft.goal);
        texts.hint = self.part("hint", hint);
        texts.right = self.part("right", right);
        texts.wrong = self.part("wrong", wrong);
        self.read_choices(&mut texts);
        for part in &self.section.parts {
            let name = &part.name;
            match name.value.split_once(' ') {
                Some(("wrong", answers)) => {
                    for answer in answers.split_whitespace() {
                        self.wrong_text(&mut texts, answer, name.line, &part.body);
                    }
                }
                None if ["hint", "right", "wrong", "choices"].contains(&&*name.value) => {}
                _ => self.fault(name.line, format!("unknown part {:?}", name.value)),
            }
        }
        texts
    }

    fn wrong_text(&self, texts: &mut StepTexts, answer: &str, line: usize, body: &Body) {
        if let Err(why) = check_wrong(self.draft, texts.choices.len(), answer) {
            self.fault(line, format!("{answer:?}: {why}"));
        }
        if body.is_empty() {
            self.fault(line, format!("{:?} is empty", "wrong"));
        }
        texts.wrong_answers.push(WrongText {
            answer: answer.to_owned(),
            text: self.html(body),
        });
    }

    /// A part that the step needs, or has no use for.
    fn part(&self, name: &str, is_needed: bool) -> String {
        let part = self
            .section
            .parts
            .iter()
            .find(|part| part.name.value == name);
        match (part, is_needed) {
            (None, true) => {
                let message = format!("the step has no {name:?}");
                self.fault(self.section.name.line, message);
            }
            (Some(part), false) => {
                self.fault(part.name.line, format!("the step has no use for {name:?}"));
            }
            (Some(part), true) if part.body.is_empty() => {
                self.fault(part.name.line, format!("{name:?} is empty"));
            }
            _ => {}
        }
        part.map_or_else(String::new, |part| self.html(&part.body))
    }

    fn read_choices(&self, texts: &mut StepTexts) {
        let part = self
            .section
            .parts
            .iter()
            .find(|part| part.name.value == "choices");
        let Goal::Choose { right } = &self.draft.goal else {
            if let Some(part) = part {
                self.fault(part.name.line, "the step has no use for \"choices\"");
            }
            return;
        };
        let Some(part) = part else {
            self.fault(self.section.name.line, "the step has no \"choices\"");
            return;
        };
        let line = part.name.line;
        match self.written(&part.body).items() {
            Some(items) if items.len() >= 2 => texts.choices = items,
            _ => self.fault(line, "the choices are a list of two or more lines"),
        }
        if let Some(number) = right.iter().find(|&&number| number > texts.choices.len()) {
            let count = texts.choices.len();
            self.fault(
                line,
                format!("there are {count} choices, and {number} is right"),
            );
        }
    }

    fn html(&self, body: &Body) -> String {
        self.written(body).html()
    }

    /// A text with its code checked, and written as the language has it.
    fn written(&self, body: &Body) -> Body {
        for (line, fault) in self.codes.faults(body) {
            self.fault(line, fault);
        }
        self.codes.written(body)
    }
}
