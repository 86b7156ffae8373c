use komadai_records::{NodeId, Notes, Record};

/// Whether a record has the main line of another one, to its end: where it is kept,
/// the game that was played is.
pub fn record_contains(record: &Record, game: &Record) -> bool {
    let mut at = NodeId::ROOT;
    record.start() == game.start()
        && game.main_line().into_iter().all(|node| {
            let step = game.node(node).kind();
            let found = record
                .children(at)
                .find(|&child| record.node(child).kind() == step);
            at = found.unwrap_or(at);
            found.is_some()
        })
}

/// Whether a record has all of another one: its lines, the times of its moves, and what is said
/// of them.
pub fn record_includes(record: &Record, other: &Record) -> bool {
    let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((here, there)) = pairs.pop() {
        let (own, theirs) = (record.node(here), other.node(there));
        let has_notes = *theirs.notes() == Notes::default() || theirs.notes() == own.notes();
        let has_time = theirs.spent().is_none() || theirs.spent() == own.spent();
        if !has_notes || !has_time {
            return false;
        }
        for step in other.children(there) {
            let kind = other.node(step).kind();
            let mut found = record.children(here);
            match found.find(|&child| record.node(child).kind() == kind) {
                Some(child) => pairs.push((child, step)),
                None => return false,
            }
        }
    }
    record.start() == other.start()
}
