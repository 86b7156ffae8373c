//! The texts of the course's screens.
use komadai_lessons::Winner;
use shogi::Color;

use super::COUNTS;
use crate::Text;

pub fn say(text: Text, say: &mut dyn FnMut(String, String)) {
    let learn = text.learn();
    for count in COUNTS {
        say(format!("learn.steps {count}"), (learn.steps)(count.into()));
    }
    say("learn.lessons_done".to_owned(), (learn.lessons_done)(2, 70));
    say("learn.step".to_owned(), (learn.step)(2, 6));
    for stars in 1..=3 {
        say(format!("learn.rating {stars}"), (learn.rating)(stars));
    }
    for side in [Color::Black, Color::White] {
        say(format!("learn.your_side {side:?}"), (learn.your_side)(side));
    }
    for (name, make) in [
        ("stars_on", learn.stars_on),
        ("circles_on", learn.circles_on),
        ("in_hand", learn.in_hand),
        ("choose_from", learn.choose_from),
        ("marked", learn.marked),
    ] {
        say(format!("learn.{name}"), make("5e, 4d"));
    }
    say("learn.arrow".to_owned(), (learn.arrow)("5e", "4d"));
    for winner in Winner::ALL {
        say(
            format!("learn.winner {winner:?}"),
            (learn.winner)(winner).to_owned(),
        );
    }
}
