//! The steps that can be undone.
use std::{collections::VecDeque, sync::Arc};

use komadai_records::{NodeId, Record};

use super::{EditKind, cursor::Mark};

/// How many steps are kept.
const MOST_STEPS: usize = 200;

/// How many bytes of records are kept, about; the last step is kept anyway.
const MOST_BYTES: usize = 48 << 20;

/// An edit: the record on its other side, and the places before and after it.
#[derive(Clone, Debug)]
pub(super) struct Edit {
    pub record: Arc<Record>,
    pub before: Mark,
    pub after: Mark,
    /// Whether nodes have other ids on its other side.
    pub renumbers: bool,
    /// What it takes beside the record of the next one, once there is one.
    bytes: usize,
}

/// What is being typed: one step, however many changes it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typing {
    Notes(NodeId, EditKind),
    Header(String),
}

#[derive(Clone, Debug, Default)]
pub(super) struct History {
    past: VecDeque<Edit>,
    future: Vec<Edit>,
    typing: Option<Typing>,
}

impl History {
    /// Whether the last step goes on with this.
    pub fn goes_on(&self, typing: Option<&Typing>) -> bool {
        typing.is_some() && self.typing.as_ref() == typing
    }

    /// Something else is done: what is typed after it is another step.
    pub fn pause(&mut self) {
        self.typing = None;
    }

    /// Begins a step; `record` is what it begins with.
    pub fn begin(&mut self, record: &Arc<Record>, at: Mark, typing: Option<Typing>) {
        self.future.clear();
        self.typing = typing;
        if let Some(last) = self.past.back_mut() {
            last.bytes = last.record.unshared_bytes(record);
        }
        self.past.push_back(Edit {
            record: Arc::clone(record),
            before: at,
            after: at,
            renumbers: false,
            bytes: 0,
        });
        let mut bytes: usize = self.past.iter().map(|edit| edit.bytes).sum();
        while self.past.len() > 1 && (self.past.len() > MOST_STEPS || bytes > MOST_BYTES) {
            if let Some(oldest) = self.past.pop_front() {
                bytes -= oldest.bytes;
            }
        }
    }

    /// The last step led here.
    pub fn led_to(&mut self, after: Mark, renumbers: bool) {
        if let Some(edit) = self.past.back_mut() {
            edit.after = after;
            edit.renumbers |= renumbers;
        }
    }

    /// The last step, with the record before it, in exchange for the one after.
    pub fn undo(&mut self, now: Arc<Record>) -> Option<Edit> {
        self.typing = None;
        let edit = self.past.pop_back()?;
        self.future.push(Edit {
            record: now,
            ..edit
        });
        Some(edit)
    }

    /// The step undone last, with the record after it, in exchange for the one
    /// before.
    pub fn redo(&mut self, now: Arc<Record>) -> Option<Edit> {
        self.typing = None;
        let edit = self.future.pop()?;
        self.past.push_back(Edit {
            record: now,
            ..edit
        });
        Some(edit)
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}
