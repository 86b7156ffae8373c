//! Games between two devices: over a connection, and by messages.
use shogi::Color;

#[derive(Debug)]
pub struct RemoteText {
    /// The heading of the screen, and the kind of opponent in the form for a new game.
    pub title: &'static str,
    pub about: &'static str,
    pub live: &'static str,
    pub live_hint: &'static str,
    pub by_message: &'static str,
    pub by_message_hint: &'static str,
    /// What is played: the label of the game's start, times and rules.
    pub game: &'static str,
    pub change: &'static str,
    pub your_name: &'static str,
    pub your_side: &'static str,
    /// Five pawns are tossed for the sides.
    pub furigoma: &'static str,
    /// How five pawns fell, of which so many as pawns.
    pub tossed: fn(pawns: usize) -> String,
    pub clocks_wait: &'static str,
    pub watching: &'static str,
    pub days: &'static str,
    pub no_limit: &'static str,
    pub days_count: fn(u8) -> String,
    pub invite: &'static str,
    /// Begins a game by messages.
    pub begin: &'static str,
    pub send_link: &'static str,
    pub link: &'static str,
    pub copy: &'static str,
    pub share: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub not_shared: &'static str,
    pub qr_code: &'static str,
    pub cancel: &'static str,
    pub back: &'static str,

    /// Somebody invites to a game; the name may be empty.
    pub invites_you: fn(&str) -> String,
    /// Which side the reader gets.
    pub you_get: fn(Color) -> &'static str,
    pub you_get_by_toss: &'static str,
    pub join: &'static str,
    pub watch: &'static str,
    /// What to do with an invitation by messages.
    pub how_to_answer: &'static str,
    pub waiting_for_guest: &'static str,
    pub looking_for_host: &'static str,
    pub servers_not_reached: &'static str,
    /// The reader has a game over a connection already.
    pub has_game: &'static str,
    pub go_on: &'static str,
    pub leave: &'static str,

    /// What is needed where nobody can be found over a server.
    pub by_codes: &'static str,
    pub by_codes_hint: &'static str,
    pub your_code: &'static str,
    /// The link with the code is to be given away.
    pub give_code: &'static str,
    pub give_answer: &'static str,
    pub their_answer: &'static str,
    pub make_code: &'static str,
    pub use_code: &'static str,
    pub scan: &'static str,
    pub stop_scanning: &'static str,
    pub no_camera: &'static str,
    pub not_a_code: &'static str,
    pub later_code: &'static str,
    pub damaged_code: &'static str,
    pub answer_needed: &'static str,
    pub offer_needed: &'static str,
    pub no_connection_made: &'static str,

    pub servers: &'static str,
    pub trackers: &'static str,
    pub trackers_hint: &'static str,
    pub stun: &'static str,
    pub stun_hint: &'static str,
    pub turn: &'static str,
    pub turn_hint: &'static str,
    pub turn_name: &'static str,
    pub turn_password: &'static str,
    pub built_in: &'static str,
    pub save: &'static str,
    pub saved: &'static str,
    /// An address that is no server of its kind.
    pub not_a_server: fn(&str) -> String,

    /// The name of the other player where none was given.
    pub opponent: &'static str,
    pub connected: &'static str,
    /// The time that a message takes there and back, in milliseconds.
    pub round_trip: fn(u128) -> String,
    pub broken: fn(who: &str) -> String,
    pub silent: fn(who: &str, seconds: u64) -> String,
    pub clock_stands: &'static str,
    pub clock_runs: &'static str,
    pub joined: fn(who: &str) -> String,
    pub left: fn(who: &str) -> String,
    pub watching_now: &'static str,
    pub asks_undo: fn(who: &str) -> String,
    pub you_asked_undo: &'static str,
    pub allow: &'static str,
    pub refuse: &'static str,
    pub asks_replay: fn(who: &str) -> String,
    pub you_asked_replay: &'static str,
    pub play_again: &'static str,
    pub no_thanks: &'static str,
    pub claim_time: &'static str,
    pub say: &'static str,
    pub greeting: &'static str,
    pub thanks: &'static str,
    pub good_move: &'static str,
    pub sorry: &'static str,
    pub one_moment: &'static str,
    pub i_am_back: &'static str,
    pub said: fn(who: &str, phrase: &str) -> String,
    pub unknown_game: &'static str,
    pub by_hand: &'static str,

    pub taken: &'static str,
    pub other_version: &'static str,
    pub not_begun: &'static str,
    pub refused: &'static str,
    pub theirs_refused: fn(who: &str) -> String,
    /// A move took so many seconds as said there, and as seen here.
    pub clocks_differ: fn(who: &str, said: u64, seen: u64) -> String,
    pub dispute: &'static str,
    pub diverged: &'static str,
    pub toss_broken: &'static str,
    pub in_your_name: &'static str,
    pub against_rules: &'static str,

    /// Games by messages.
    pub message_games: &'static str,
    pub no_message_games: &'static str,
    pub your_turn: &'static str,
    pub their_turn: &'static str,
    pub to_be_sent: &'static str,
    pub send_it: &'static str,
    /// As `send_it`, where there is no move yet.
    pub send_invitation: &'static str,
    /// The link with a move was copied; it is still to be sent.
    pub copied_not_sent: &'static str,
    /// On a button: the link that was copied has been sent.
    pub has_sent: &'static str,
    pub sent_wait: fn(who: &str) -> String,
    /// By when a move is due, as a date.
    pub due: fn(date: &str) -> String,
    pub over: &'static str,
    pub delete: &'static str,
    pub deleted: &'static str,
    pub undo_delete: &'static str,
    pub unreadable_games: fn(usize) -> String,

    pub bad_link: &'static str,
    pub damaged_link: &'static str,
    pub too_long_link: &'static str,
    pub old_link: &'static str,
    pub seen_link: &'static str,
    pub own_link: &'static str,
    pub finished_game: &'static str,
    pub wrong_side: &'static str,
    /// The addresses of a move differ: the move's number, the move that is kept, and the one
    /// in the address.
    pub second_answer: fn(usize, first: &str, now: &str) -> String,
    pub altered_move: fn(usize, kept: &str, now: &str) -> String,
    pub in_your_name_move: fn(usize, now: &str) -> String,
    pub altered_game: &'static str,
    pub kept_as_it_is: &'static str,
    pub open_kept: &'static str,
    pub not_stored: &'static str,
}
