use shogi::Setup;

/// The undo and redo stacks.
#[derive(Clone, Debug, Default)]
pub struct UndoHistory {
    before: Vec<Setup>,
    after: Vec<Setup>,
    /// Whether the last step was another move number: more of them make one step.
    numbering: bool,
}

impl UndoHistory {
    /// A setup is about to be changed.
    pub fn change(&mut self, setup: &Setup) {
        self.before.push(setup.clone());
        self.after.clear();
        self.numbering = false;
    }

    /// Its move number is about to be changed.
    pub fn number(&mut self, setup: &Setup) {
        if !self.numbering {
            self.change(setup);
        }
        self.numbering = true;
    }

    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// Whether there was something to undo.
    pub fn undo(&mut self, setup: &mut Setup) -> bool {
        self.numbering = false;
        exchange(&mut self.before, setup, &mut self.after)
    }

    /// Whether there was something to do again.
    pub fn redo(&mut self, setup: &mut Setup) -> bool {
        exchange(&mut self.after, setup, &mut self.before)
    }
}

fn exchange(from: &mut Vec<Setup>, setup: &mut Setup, to: &mut Vec<Setup>) -> bool {
    let Some(other) = from.pop() else {
        return false;
    };
    to.push(core::mem::replace(setup, other));
    true
}
