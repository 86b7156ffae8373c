use crate::problems::{Rating, problem_rating};

fn near(found: f64, expected: f64, tolerance: f64) {
    assert!(
        (found - expected).abs() < tolerance,
        "{found}, not {expected}"
    );
}

#[test]
fn the_example_of_the_paper() {
    let rating = |rating, deviation| Rating {
        rating,
        deviation,
        volatility: 0.06,
    };
    let games = [
        (rating(1400.0, 30.0), 1.0),
        (rating(1550.0, 100.0), 0.0),
        (rating(1700.0, 300.0), 0.0),
    ];
    let after = rating(1500.0, 200.0).after_games(&games);
    near(after.rating, 1464.06, 0.02);
    near(after.deviation, 151.52, 0.02);
    near(after.volatility, 0.05999, 0.00001);
}

#[test]
fn who_solves_rises_to_the_grade_that_is_half_solved() {
    let mut rating = Rating::default();
    // Grades up to 5 are solved, others are not.
    for round in 0..200 {
        let grade = 1 + (round % 10) as u8;
        rating = rating.after(problem_rating(grade), grade <= 5);
        assert!(rating.rating.is_finite() && rating.deviation >= 45.0);
    }
    near(rating.rating, 1600.0, 150.0);
}

#[test]
fn a_long_streak_stays_finite() {
    let mut rating = Rating::default();
    for _ in 0..1000 {
        rating = rating.after(problem_rating(10), true);
    }
    assert!(
        rating.rating > 2500.0 && rating.rating < 6000.0,
        "{rating:?}"
    );
}

#[test]
fn a_first_miss_costs_little_and_the_deviation_is_shown_until_the_rating_is_known() {
    let scale = problem_rating(10).rating - problem_rating(1).rating;
    let new = Rating::default();
    let stored = Rating {
        deviation: 350.0,
        ..new
    };
    for before in [new, stored] {
        assert_eq!(before.shown_deviation(), Some(200));
        for grade in 1..=10 {
            let after = before.after(problem_rating(grade), false);
            let lost = before.rating - after.rating;
            assert!(lost > 0.0 && lost < scale / 10.0, "grade {grade}: {lost}");
        }
    }
    let mut rating = new;
    let mut rounds = 0;
    while rating.shown_deviation().is_some() {
        rating = rating.after(problem_rating(2 + rounds % 2), rounds % 2 == 0);
        rounds += 1;
        assert!(rounds <= 20, "{rating:?}");
    }
    assert!(rounds >= 5, "known after {rounds}");
}
