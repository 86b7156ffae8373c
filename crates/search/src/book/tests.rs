use super::*;

fn position(moves: &str) -> Position {
    let mut position = Position::startpos();
    for mv in moves.split_whitespace() {
        let mv = mv.parse().expect("it is a move");
        position.play(mv).expect("it is legal");
    }
    position
}

fn moves(text: &str) -> Vec<BookMove> {
    let book_move = |text: &str| {
        let (mv, loss) = text.split_once(':').expect("move:loss");
        BookMove {
            mv: mv.parse().expect("it is a move"),
            loss: loss.parse().expect("it is a number"),
        }
    };
    text.split_whitespace().map(book_move).collect()
}

/// Two orders of moves lead to the same position.
fn book() -> Book {
    let mut book = Book::default();
    for (line, found) in [
        ("", "2g2f:10 7g7f:0"),
        ("7g7f", "3c3d:0 8c8d:5"),
        ("2g2f", "8c8d:0"),
        ("2g2f 8c8d", "7g7f:0 2f2e:0"),
        ("7g7f 8c8d", "2g2f:0"),
        ("7g7f 8c8d 2g2f", "8d8e:0"),
    ] {
        book.insert(&position(line), moves(found));
    }
    book
}

#[test]
fn a_book_is_read_as_it_was_written() {
    let book = book();
    let bytes = book.to_bytes();
    assert_eq!(Book::from_bytes(&bytes), Ok(book));
    // 15 bytes of header and counts, and two for each of nine moves.
    assert_eq!(bytes.len(), 9 + 6 + 2 * 9);
}

#[test]
fn moves_are_sorted_and_legal() {
    let mut book = Book::default();
    let start = Position::startpos();
    book.insert(&start, moves("2g2f:10 7g7e:0 7g7f:0"));
    assert_eq!(book.moves(&start), moves("7g7f:0 2g2f:10"));
    assert_eq!(book.moves(&position("7g7f")), []);
}

#[test]
fn positions_that_nothing_leads_to_are_not_written() {
    let mut book = book();
    let before = book.to_bytes();
    book.insert(&position("1g1f 1c1d"), moves("9g9f:0"));
    assert_eq!(book.to_bytes(), before);
}

#[test]
fn every_damaged_file_is_refused_or_read() {
    let bytes = book().to_bytes();
    for length in 0..bytes.len() {
        let error = Book::from_bytes(&bytes[..length]).expect_err("a part is missing");
        let expected = if length < 8 {
            BookError::BadMagic
        } else {
            BookError::Truncated
        };
        assert_eq!(error, expected, "{length} bytes");
    }
    for (at, byte) in bytes.iter().enumerate() {
        for bit in 0..8 {
            let mut bytes = bytes.clone();
            bytes[at] = byte ^ 1 << bit;
            if let Err(error) = Book::from_bytes(&bytes) {
                assert!(!error.to_string().is_empty());
            }
        }
    }
    let mut longer = bytes;
    longer.push(0);
    let offset = longer.len() - 1;
    assert_eq!(
        Book::from_bytes(&longer),
        Err(BookError::TrailingBytes { offset })
    );
}

#[test]
fn a_line_without_end_is_refused() {
    // Each position has one move, and the position after it follows.
    let mut bytes = b"komabook\x01".to_vec();
    bytes.extend([1, 0, 1].repeat(1_000));
    let error = Book::from_bytes(&bytes).expect_err("it is too deep");
    assert!(matches!(error, BookError::TooDeep { .. }), "{error}");
}

#[test]
fn moves_are_chosen_by_their_loss() {
    let book = book();
    let start = Position::startpos();
    let best = "7g7f".parse().ok();
    let count = |most_loss| {
        let chosen = (0..1_000).map(|seed| book.choose(&start, most_loss, seed));
        chosen.filter(|&mv| mv == best).count()
    };
    assert_eq!(count(0), 1_000);
    assert_eq!(count(9), 1_000);
    // Weights of 11 and 1, then of 101 and 91.
    assert!((850..980).contains(&count(10)), "{}", count(10));
    assert!((450..600).contains(&count(100)), "{}", count(100));
    assert_eq!(book.choose(&position("1g1f"), 100, 1), None);
}

#[test]
fn low_levels_know_no_openings_and_high_levels_only_good_ones() {
    let book = book();
    let start = Position::startpos();
    let chosen = |number| {
        let level = Level::new(number).expect("it is a level");
        let mut moves: Vec<_> = (0..200)
            .filter_map(|seed| book.choose_at(level, &start, seed))
            .collect();
        moves.sort_unstable();
        moves.dedup();
        moves.len()
    };
    assert_eq!([1, 5].map(chosen), [0, 0]);
    assert_eq!([6, 10].map(chosen), [2, 2]);

    let mut worse = Book::default();
    worse.insert(&start, moves("7g7f:0 2g2f:40"));
    let best = "7g7f".parse().ok();
    let strongest = Level::new(Level::COUNT).expect("it is a level");
    assert!((0..200).all(|seed| worse.choose_at(strongest, &start, seed) == best));
}
