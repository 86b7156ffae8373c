//! The texts of games between two devices.
use shogi::Color;

use super::COUNTS;
use crate::Text;

pub fn say(text: Text, say: &mut dyn FnMut(String, String)) {
    let remote = text.remote();
    for color in Color::ALL {
        let words = (remote.you_get)(color).to_owned();
        say(format!("remote.you_get {color}"), words);
    }
    for count in COUNTS {
        let (size, seconds) = (usize::from(count), u64::from(count));
        for (name, words) in [
            ("tossed", (remote.tossed)(size)),
            ("days_count", (remote.days_count)(count)),
            ("silent", (remote.silent)("Anna", seconds)),
            (
                "clocks_differ",
                (remote.clocks_differ)("Anna", seconds, 2 * seconds),
            ),
            ("unreadable_games", (remote.unreadable_games)(size)),
            (
                "second_answer",
                (remote.second_answer)(size, "7g7f", "2g2f"),
            ),
            ("altered_move", (remote.altered_move)(size, "7g7f", "2g2f")),
            (
                "in_your_name_move",
                (remote.in_your_name_move)(size, "7g7f"),
            ),
        ] {
            say(format!("remote.{name} {count}"), words);
        }
    }
    for (at, who) in ["Anna", remote.opponent].into_iter().enumerate() {
        for (name, words) in [
            ("broken", (remote.broken)(who)),
            ("joined", (remote.joined)(who)),
            ("left", (remote.left)(who)),
            ("asks_undo", (remote.asks_undo)(who)),
            ("asks_replay", (remote.asks_replay)(who)),
            ("said", (remote.said)(who, remote.thanks)),
            ("theirs_refused", (remote.theirs_refused)(who)),
            ("sent_wait", (remote.sent_wait)(who)),
        ] {
            say(format!("remote.{name} who {at}"), words);
        }
    }
    for (name, words) in [
        ("invites_you", (remote.invites_you)("Anna")),
        ("invites_you nobody", (remote.invites_you)("")),
        ("not_a_server", (remote.not_a_server)("x")),
        ("round_trip", (remote.round_trip)(40)),
        ("due", (remote.due)("2026-11-26")),
    ] {
        say(format!("remote.{name}"), words);
    }
}
