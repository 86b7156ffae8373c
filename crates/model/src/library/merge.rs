use super::LibraryGame;

/// How a game from a backup file is imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merge {
    /// It is here already, or a later state of it.
    Skip,
    /// It is kept under its own id: there is none, or an earlier state, or it had
    /// been thrown away.
    Put(LibraryGame),
    /// Both have been changed: the imported one is stored under another id.
    KeepBoth(LibraryGame),
}

impl Merge {
    /// What becomes of `other`, where the library has `here` under its id.
    pub fn decide(here: Option<&LibraryGame>, other: LibraryGame) -> Self {
        let Some(here) = here else {
            return Self::Put(other);
        };
        let (ours, theirs) = (&here.entry, &other.entry);
        // Throwing away was a revision of its own.
        let thrown = u64::from(ours.deleted.is_some());
        let revision = ours.revision.number - thrown.min(ours.revision.number);
        let (later, earlier) = (
            theirs.revision.number > revision && theirs.changed >= ours.changed,
            theirs.revision.number < revision && theirs.changed <= ours.changed,
        );
        if here.record == other.record {
            let has_all_tags = theirs.tags.iter().all(|tag| ours.tags.contains(tag));
            let has_review = ours.is_reviewed() || !theirs.is_reviewed();
            return match thrown {
                0 if has_all_tags && has_review => Self::Skip,
                // Of another revision are only its tags and its review.
                0 => Self::Put(here.clone().with_additions_of(&other)),
                _ => Self::Put(other.over(here)),
            };
        }
        if later {
            Self::Put(other.over(here))
        } else if earlier && thrown == 0 {
            Self::Skip
        } else {
            Self::KeepBoth(other.with_fresh_id())
        }
    }
}

impl LibraryGame {
    /// Its revision is no lower than the one whose place it takes, and it has the tags of both,
    /// and the review of either.
    fn over(mut self, here: &Self) -> Self {
        let revision = &mut self.entry.revision.number;
        *revision = here.entry.revision.number.max(*revision);
        self.with_additions_of(here)
    }

    fn with_additions_of(mut self, other: &Self) -> Self {
        let tags = &mut self.entry.tags;
        tags.extend_from_slice(&other.entry.tags);
        tags.sort_unstable();
        tags.dedup();
        let (own, other_entry) = (&mut self.entry, &other.entry);
        if !own.is_reviewed()
            && other_entry.is_reviewed()
            && own.about.line == other_entry.about.line
        {
            own.review.clone_from(&other_entry.review);
            self.review.clone_from(&other.review);
        }
        self
    }

    /// The same under another id.
    pub fn with_fresh_id(mut self) -> Self {
        self.entry.id = self.entry.id.derive(&self.record);
        self
    }
}
