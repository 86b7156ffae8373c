use komadai_records::{NodeId, Record};

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
