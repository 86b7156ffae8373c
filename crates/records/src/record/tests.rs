use komadai_shogi::ApplyError;

use super::*;

/// A record of lines written as trees: moves with spaces between, variations in
/// brackets after the move that they are instead of.
#[track_caller]
fn record(text: &str) -> Record {
    let mut record = Record::new(Setup::startpos());
    let mut stack = Vec::new();
    let mut at = NodeId::ROOT;
    let mut before = NodeId::ROOT;
    for word in text
        .replace('(', "( ")
        .replace(')', " )")
        .split_whitespace()
    {
        match word {
            "(" => {
                stack.push((at, before));
                at = before;
            }
            ")" => (at, before) = stack.pop().expect("brackets match"),
            usi => {
                let mut line = record.editor_from(at);
                let ply = line.parse_ply(usi).expect("a move");
                before = at;
                at = line.push_sibling(ply).expect("the wood is there");
            }
        }
    }
    record
}

/// The same notation, from the record.
fn written(record: &Record) -> String {
    fn line(record: &Record, from: NodeId, words: &mut Vec<String>) {
        let children: Vec<NodeId> = record.children(from).collect();
        let Some((&first, others)) = children.split_first() else {
            return;
        };
        words.push(
            record
                .node(first)
                .ply()
                .map_or("end".to_owned(), |ply| ply.mv.to_string()),
        );
        for &other in others {
            words.push("(".to_owned());
            words.push(
                record
                    .node(other)
                    .ply()
                    .map_or("end".to_owned(), |ply| ply.mv.to_string()),
            );
            line(record, other, words);
            words.push(")".to_owned());
        }
        line(record, first, words);
    }
    let mut words = Vec::new();
    line(record, NodeId::ROOT, &mut words);
    words.join(" ").replace("( ", "(").replace(" )", ")")
}

fn find(record: &Record, usi: &str) -> NodeId {
    let is = |id: &&NodeId| {
        record
            .node(**id)
            .ply()
            .is_some_and(|ply| ply.mv.to_string() == usi)
    };
    *record
        .depth_first()
        .iter()
        .find(is)
        .expect("the move is there")
}

const TREE: &str = "7g7f 3c3d (8c8d 2g2f (6g6f) 8d8e) 2g2f (6g6f)";

#[test]
fn lines_and_variations_are_read_back() {
    for text in ["7g7f", "7g7f 3c3d 8h2b+", TREE, "7g7f (2g2f (5g5f)) (1g1f)"] {
        let tree = record(text);
        let again = record(&written(&tree));
        assert_eq!(again, tree, "{text}");
    }
    assert_eq!(record(TREE).main_moves().len(), 3);
}

#[test]
fn nodes_know_their_table_and_their_number() {
    let tree = record(TREE);
    let node = find(&tree, "8d8e");
    assert_eq!(tree.ply(node), 4);
    assert_eq!(
        tree.setup_at(node).to_sfen(),
        "lnsgkgsnl/1r5b1/p1ppppppp/9/1p7/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 5"
    );
    assert_eq!(tree.path_to(node).len(), 4);
}

#[test]
fn the_same_move_is_the_same_variation() {
    let mut tree = record(TREE);
    let before = tree.clone();
    let mut line = tree.editor();
    for usi in ["7g7f", "8c8d", "6g6f"] {
        let ply = line.parse_ply(usi).expect("a move");
        line.push(ply).expect("the wood is there");
    }
    assert_eq!(tree, before);
}

#[test]
fn nothing_follows_an_end_and_no_move_lacks_its_wood() {
    let mut tree = record("7g7f");
    let first = find(&tree, "7g7f");
    let mut line = tree.editor_from(first);
    let missing = line.parse_ply("7g7f").expect("a move");
    let square = komadai_shogi::Square::from_usi("7g").expect("a square");
    assert_eq!(
        line.push(missing),
        Err(EditError::Impossible(ApplyError::EmptyOrigin { square }))
    );
    line.end(EndMarker::Resignation).expect("the line goes on");
    let after = line.parse_ply("3c3d").expect("a move");
    assert_eq!(line.push(after), Err(EditError::AfterEnd));
    assert_eq!(line.end(EndMarker::Mate), Err(EditError::AfterEnd));
    assert_eq!(tree.end(), Some(&EndMarker::Resignation));
}

#[test]
fn the_word_of_an_end_is_changed() {
    let mut tree = record("7g7f");
    let first = find(&tree, "7g7f");
    let end = tree
        .editor_from(first)
        .end(EndMarker::Resignation)
        .expect("the line goes on");
    tree.notes_mut(end).comment = "kept".to_owned();
    tree.set_end(end, EndMarker::Interrupted).expect("an end");
    assert_eq!(tree.end(), Some(&EndMarker::Interrupted));
    assert_eq!(tree.node(end).notes().comment, "kept");
    assert_eq!(tree.set_end(first, EndMarker::Mate), Err(EditError::NoEnd));
    assert!(tree.contains(end) && !record("7g7f").contains(end));
}

#[test]
fn variations_are_deleted_and_promoted() {
    let mut tree = record(TREE);
    tree.promote(find(&tree, "8c8d")).expect("a variation");
    assert_eq!(
        written(&tree),
        "7g7f 8c8d (3c3d 2g2f (6g6f)) 2g2f (6g6f) 8d8e"
    );
    let variation = find(&tree, "3c3d");
    let parent = tree.delete(variation).expect("a variation");
    assert_eq!(written(&tree), "7g7f 8c8d 2g2f (6g6f) 8d8e");
    assert_eq!(
        tree.node(parent).ply().expect("a move").mv.to_string(),
        "7g7f"
    );
    assert_eq!(tree.len(), 6);
    tree.notes_mut(parent).comment = "kept".to_owned();
    tree.delete(find(&tree, "8c8d")).expect("the line");
    assert_eq!(written(&tree), "7g7f");
    assert_eq!(tree.node(find(&tree, "7g7f")).notes().comment, "kept");
    assert_eq!(tree.delete(NodeId::ROOT), Err(EditError::Root));
    assert_eq!(tree.promote(NodeId::ROOT), Err(EditError::Root));
    assert_eq!(record(&written(&record("7g7f"))), record("7g7f"));
}

#[test]
fn headers_keep_their_order_and_are_found_by_key() {
    let mut headers = Headers::default();
    for (key, value) in [("d", "1"), ("b", "2"), ("a", "3"), ("c", "4"), ("b", "5")] {
        headers.add(key, value);
    }
    headers.set("a", "6");
    headers.rename("d", "e");
    headers.rename("b", "c");
    let told = |headers: &Headers| -> Vec<String> {
        let pairs = headers.iter().map(|(key, value)| {
            assert_eq!(headers.get(key), Some(value));
            format!("{key}={value}")
        });
        pairs.collect()
    };
    assert_eq!(told(&headers), ["e=1", "b=2\n5", "a=6", "c=4"]);
    assert_eq!(headers.remove("b").as_deref(), Some("2\n5"));
    assert_eq!(headers.remove("b"), None);
    headers.set("aa", "7");
    assert_eq!(told(&headers), ["e=1", "a=6", "c=4", "aa=7"]);
    let mut other = Headers::default();
    for key in ["e", "a", "c", "aa"] {
        other.set(key, headers.get(key).expect("it is there"));
    }
    assert_eq!(other, headers);
    other.rename("e", "d");
    assert_ne!(other, headers);
}

#[test]
fn a_line_of_a_hundred_thousand_moves_is_walked() {
    let mut tree = Record::new(Setup::startpos());
    let mut line = tree.editor();
    for usi in ["2h3h", "8b7b", "3h2h", "7b8b"]
        .iter()
        .cycle()
        .take(100_000)
    {
        let ply = line.parse_ply(usi).expect("a move");
        line.push(ply).expect("the wood is there");
    }
    let last = line.node();
    assert_eq!(tree.depth_first().len(), 100_000);
    assert_eq!(tree.ply(last), 100_000);
    let first = tree.main_line()[0];
    tree.delete(first).expect("a move");
    assert!(tree.is_empty());
}

#[test]
fn copies_share_what_is_the_same() {
    let mut record = Record::new(Setup::startpos());
    for _ in 0..250 {
        let mut line = record.editor_from(NodeId::new(record.len() - 1));
        for usi in ["2h3h", "8b7b", "3h2h", "7b8b"] {
            let ply = line.parse_ply(usi).expect("a move");
            line.push(ply).expect("the wood is there");
        }
    }
    assert_eq!(record.len(), 1001);
    assert_eq!(record.main_line().len(), 1000);
    let mut copy = record.clone();
    assert_eq!(copy.unshared_bytes(&record), 0);
    let last = NodeId::new(1000);
    copy.notes_mut(last).comment = "x".repeat(5_000);
    assert_eq!(record.node(last).notes().comment, "");
    assert_ne!(copy, record);
    let (less, more) = (record.unshared_bytes(&copy), copy.unshared_bytes(&record));
    assert_eq!(more - less, 5_000);
    assert!(less < 256 * size_of::<Node>(), "{less}");
    copy.delete(NodeId::new(500)).expect("a move");
    assert_eq!((copy.len(), record.len()), (500, 1001));
}
