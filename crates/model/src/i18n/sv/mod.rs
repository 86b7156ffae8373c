//! The texts in Swedish, a file for each topic.
pub mod about;
pub mod analysis;
pub mod announcements;
pub mod answers;
pub mod app;
pub mod appearance;
pub mod assist;
pub mod board;
pub mod claims;
pub mod clock;
pub mod drawing;
pub mod editor;
pub mod embed;
pub mod engine_net;
pub mod errors;
pub mod furigoma;
pub mod game_info;
pub mod game_summary;
pub mod home;
pub mod impasse_count;
pub mod learn;
pub mod library;
pub mod losses;
pub mod move_input;
pub mod moves;
pub mod navigation;
pub mod new_game;
pub mod notices;
pub mod opponent;
pub mod play;
pub mod print;
pub mod problems;
pub mod record;
pub mod record_files;
pub mod record_result;
pub mod remark_details;
pub mod remarks;
pub mod remote;
pub mod resign;
pub mod rules;
pub mod settings;
pub mod shogi_terms;
pub mod study;
pub mod timer;

use super::{EmbedTranslations, Language, Translations};

/// All texts of the page.
pub static SV: Translations = Translations {
    language: Language::Swedish,
    app: app::TEXT,
    navigation: navigation::TEXT,
    home: home::TEXT,
    board: board::TEXT,
    clock: clock::TEXT,
    shogi_terms: shogi_terms::TEXT,
    errors: errors::TEXT,
    play: play::TEXT,
    notices: notices::TEXT,
    new_game: new_game::TEXT,
    settings: settings::TEXT,
    about: about::TEXT,
    appearance: appearance::TEXT,
    move_input: move_input::TEXT,
    resign: resign::TEXT,
    assist: assist::TEXT,
    rules: rules::TEXT,
    game_summary: game_summary::TEXT,
    announcements: announcements::TEXT,
    moves: moves::TEXT,
    claims: claims::TEXT,
    impasse_count: impasse_count::TEXT,
    opponent: opponent::TEXT,
    furigoma: furigoma::TEXT,
    engine_net: engine_net::TEXT,
    timer: timer::TEXT,
    record: record::TEXT,
    record_files: record_files::TEXT,
    record_result: record_result::TEXT,
    game_info: game_info::TEXT,
    drawing: drawing::TEXT,
    study: study::TEXT,
    learn: learn::TEXT,
    library: library::TEXT,
    print: print::TEXT,
    problems: problems::TEXT,
    answers: answers::TEXT,
    remote: remote::TEXT,
    editor: editor::TEXT,
    analysis: analysis::TEXT,
};

/// All texts of a board on another page.
pub static EMBED_SV: EmbedTranslations = EmbedTranslations {
    language: Language::Swedish,
    shogi_terms: shogi_terms::TEXT,
    board: board::TEXT,
    learn: learn::TEXT,
    clock: clock::TEXT,
    embed: embed::TEXT,
    embed_error: embed::error,
    embed_outcome: embed::outcome,
};
