use shogi::Color;

use crate::RemoteText;

/// The other player, where no name was given.
const OPPONENT: &str = "the other player";

pub const TEXT: RemoteText = RemoteText {
    title: "On two devices",
    about: "Play somebody elsewhere, each on your own device: no account, and no server that knows your game.",
    live: "Live",
    live_hint: "Both of you are at the board, with a clock if you like.",
    by_message: "By messages",
    by_message_hint: "Make a move, send it as a link in any messenger, and wait for the answer.",
    game: "Game",
    change: "Change…",
    your_name: "Your name",
    your_side: "Your side",
    furigoma: "Toss pawns",
    tossed: |pawns| match pawns {
        0 => "Of five pawns none lies face up.".to_owned(),
        1 => "Of five pawns one lies face up.".to_owned(),
        _ => format!("Of five pawns {pawns} lie face up."),
    },
    clocks_wait: "The clocks wait while the connection is broken",
    watching: "Others with the link may watch",
    days: "Time for each move",
    no_limit: "No limit",
    days_count: |days| match days {
        1 => "1 day".to_owned(),
        _ => format!("{days} days"),
    },
    invite: "Make the invitation",
    begin: "Begin",
    send_link: "Send this link to the other player. Whoever opens it first gets the seat.",
    link: "Link",
    copy: "Copy",
    share: "Send…",
    copied: "Copied.",
    not_copied: "It could not be copied. Select it and copy it by hand.",
    not_shared: "It could not be sent from here. Copy it instead.",
    qr_code: "QR code",
    cancel: "Cancel the invitation",
    back: "Back",

    invites_you: |name| match name {
        "" => "You are invited to a game.".to_owned(),
        name => format!("{name} invites you to a game."),
    },
    you_get: |color| match color {
        Color::Black => "You play Black.",
        Color::White => "You play White.",
    },
    you_get_by_toss: "Pawns are tossed for the sides.",
    join: "Play",
    watch: "Only watch",
    how_to_answer: "Make your move and send the link that appears. The answer comes as a link too: open it in this browser.",
    waiting_for_guest: "Waiting for the other player. Leave this page open.",
    looking_for_host: "Looking for the other player, who has to have the page open.",
    servers_not_reached: "No meeting place on the web can be reached. Check the connection, or use codes.",
    has_game: "You have a game with another device.",
    go_on: "Go on",
    leave: "Leave the game",

    by_codes: "Connect by codes instead",
    by_codes_hint: "Without a meeting place on the web: exchange two codes, as text or from screen to screen.",
    your_code: "Your code",
    give_code: "Give this link to the other player, and enter the code that comes back.",
    give_answer: "Give this code back. The game begins when the other player has entered it.",
    their_answer: "The code that came back",
    make_code: "Make a code",
    use_code: "Use the code",
    scan: "Scan",
    stop_scanning: "Stop scanning",
    no_camera: "The camera cannot be used.",
    not_a_code: "This is not a code.",
    later_code: "This code comes from a later version of the program.",
    damaged_code: "A part of the code is missing or wrong.",
    answer_needed: "This is the first code. Enter the one that came back.",
    offer_needed: "This is a code that goes back. Enter the first one.",
    no_connection_made: "The devices could not reach each other with these codes. Make new ones.",

    servers: "Servers",
    trackers: "Meeting places",
    trackers_hint: "WebTorrent trackers, which can be turned off. They learn a random number and your network address, nothing of the game.",
    stun: "STUN servers",
    stun_hint: "They tell your device its address on the web, and learn it. Without them only devices in the same network find each other.",
    turn: "TURN server",
    turn_hint: "Passes on what cannot go directly. It sees encrypted data and both addresses.",
    turn_name: "User name",
    turn_password: "Password",
    built_in: "Use the usual ones",
    save: "Save",
    saved: "Saved.",
    not_a_server: |address| format!("“{address}” is not the address of such a server."),

    opponent: OPPONENT,
    connected: "Connected",
    round_trip: |millis| format!("{millis} ms there and back"),
    broken: |who| format!("The connection to {who} is broken. Looking for the other device…"),
    silent: |who, seconds| format!("Nothing has been heard from {who} for {seconds} seconds."),
    clock_stands: "The clock stands until then.",
    clock_runs: "The clock runs on.",
    joined: |who| format!("{} is here.", subject(who)),
    left: |who| format!("{} has left the game.", subject(who)),
    watching_now: "You are watching.",
    asks_undo: |who| format!("{} asks to take a move back.", subject(who)),
    you_asked_undo: "You have asked to take a move back.",
    allow: "Allow",
    refuse: "Refuse",
    asks_replay: |who| format!("{} would like to play again.", subject(who)),
    you_asked_replay: "You have asked for another game.",
    play_again: "Play again",
    no_thanks: "No, thank you",
    claim_time: "Claim the win on time",
    say: "Say",
    greeting: "Let us have a good game.",
    thanks: "Thank you for the game.",
    good_move: "A good move!",
    sorry: "Sorry!",
    one_moment: "One moment, please.",
    i_am_back: "I am back.",
    said: |who, phrase| format!("{}: {phrase}", subject(who)),
    unknown_game: "The other player of this game is not known on this device any more.",
    by_hand: "Play both sides here",

    taken: "Two others play this game already, and watching is not allowed.",
    other_version: "The other device has another version of the program. Reload both pages.",
    not_begun: "There is nothing to watch yet.",
    refused: "What you did could not be done any more: the other player was first.",
    theirs_refused: |who| {
        format!(
            "{} did something that the rules do not allow now. It was not played.",
            subject(who)
        )
    },
    clocks_differ: |who, said, seen| {
        format!(
            "The last move of {who} took {said} s by the clock there, and {seen} s as seen here."
        )
    },
    dispute: "The game cannot go on:",
    diverged: "the two devices no longer have the same moves.",
    toss_broken: "the pawns were not tossed as agreed.",
    in_your_name: "the other device says that you did something that you did not do.",
    against_rules: "the other device has done what the rules do not allow.",

    message_games: "Games by messages",
    no_message_games: "None yet.",
    your_turn: "Your move",
    their_turn: "Waiting",
    to_be_sent: "To be sent",
    send_it: "Your move is on the board. Send it to the other player.",
    send_invitation: "Send the invitation to the other player, who makes the first move.",
    copied_not_sent: "Copied, but not sent yet: paste it into a message.",
    has_sent: "I have sent it",
    sent_wait: |who| format!("Sent. Open the link that {who} sends back."),
    due: |date| format!("Due by {date}."),
    over: "Over",
    delete: "Delete",
    deleted: "Deleted.",
    undo_delete: "Undo",
    unreadable_games: |count| match count {
        1 => "One game was stored by a later version and cannot be shown.".to_owned(),
        _ => format!("{count} games were stored by a later version and cannot be shown."),
    },

    bad_link: "This link cannot be opened.",
    damaged_link: "A part of the link is missing or has been changed. Ask for it again.",
    too_long_link: "The link is longer than that of any game.",
    old_link: "This link is older than the game that is kept here.",
    seen_link: "You have opened this link before.",
    own_link: "This is the link that you sent yourself.",
    finished_game: "This game is over.",
    wrong_side: "This link is for the other player.",
    second_answer: |number, first, now| {
        format!(
            "This is a second answer: move {number} was {first}, and here it is {now}. The first one counts."
        )
    },
    altered_move: |number, kept, now| {
        format!("Move {number} was {kept}, and here it is {now}: the game has been changed.")
    },
    in_your_name_move: |number, now| {
        format!("Move {number}, {now}, would be yours, and you have not made it.")
    },
    altered_game: "The names, the rules or the start differ from those of the game that is kept here.",
    kept_as_it_is: "Your game is as it was.",
    open_kept: "Show the game",
    not_stored: "The browser does not store anything, so this game lasts only as long as the page is open.",
};

/// Who does something, at the start of a sentence.
fn subject(who: &str) -> &str {
    match who {
        OPPONENT => "The other player",
        name => name,
    }
}
