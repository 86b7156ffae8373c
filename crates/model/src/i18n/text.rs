//! The texts of the page in one language, by topic.
use shogi::Outcome;

use super::*;
use crate::embedded::EmbedError;

/// The texts of the page in one language, by topic: `text.play().undo`. They are in English
/// until the language has been loaded.
///
/// Each method names the English texts of its topic, and there is no table of those of all
/// topics. So every wasm file holds the English texts that its code asks for and no others:
/// the first load has none of dialogs and screens that are loaded later.
#[derive(Clone, Copy, Debug)]
pub struct Text(Language);

impl Language {
    /// The texts in this language.
    pub fn text(self) -> Text {
        Text(self)
    }

    /// Whether its texts are there: until then they are in English.
    pub fn is_loaded(self) -> bool {
        self.text().language() == self
    }
}

impl Text {
    /// The language that the texts are in.
    pub fn language(self) -> Language {
        match translations::loaded(self.0).is_some() || embed::loaded(self.0).is_some() {
            true => self.0,
            false => Language::English,
        }
    }

    /// The board: its labels, the question of promotion, its announcements.
    pub fn board(self) -> &'static BoardText {
        self.shared(&en::board::TEXT, |all| &all.board, |all| &all.board)
    }

    /// The words of the game: pieces, squares, moves, reasons why a move is illegal.
    pub fn shogi_terms(self) -> &'static ShogiTermsText {
        self.shared(
            &en::shogi_terms::TEXT,
            |all| &all.shogi_terms,
            |all| &all.shogi_terms,
        )
    }

    /// The course and its lessons.
    pub fn learn(self) -> &'static LearnText {
        self.shared(&en::learn::TEXT, |all| &all.learn, |all| &all.learn)
    }

    /// The problems and their trainer.
    pub fn problems(self) -> &'static ProblemsText {
        translations::loaded(self.0).map_or(&en::problems::TEXT, |all| &all.problems)
    }

    /// What the engine takes for the answers in positions of a record.
    pub fn answers(self) -> &'static AnswersText {
        translations::loaded(self.0).map_or(&en::answers::TEXT, |all| &all.answers)
    }

    /// Games between two devices.
    pub fn remote(self) -> &'static RemoteText {
        translations::loaded(self.0).map_or(&en::remote::TEXT, |all| &all.remote)
    }

    /// The page as a whole.
    pub fn app(self) -> &'static AppText {
        translations::loaded(self.0).map_or(&en::app::TEXT, |all| &all.app)
    }

    /// The main menu.
    pub fn navigation(self) -> &'static NavigationText {
        translations::loaded(self.0).map_or(&en::navigation::TEXT, |all| &all.navigation)
    }

    /// The home screen.
    pub fn home(self) -> &'static HomeText {
        translations::loaded(self.0).map_or(&en::home::TEXT, |all| &all.home)
    }

    /// The clocks and their sounds.
    pub fn clock(self) -> &'static ClockText {
        self.shared(&en::clock::TEXT, |all| &all.clock, |all| &all.clock)
    }

    /// What is wrong with a position, a time control or an address.
    pub fn errors(self) -> &'static ErrorsText {
        translations::loaded(self.0).map_or(&en::errors::TEXT, |all| &all.errors)
    }

    /// The screen of a game.
    pub fn play(self) -> &'static PlayText {
        translations::loaded(self.0).map_or(&en::play::TEXT, |all| &all.play)
    }

    /// Notices above the board: a game that could not be kept, a new version of the page.
    pub fn notices(self) -> &'static NoticesText {
        translations::loaded(self.0).map_or(&en::notices::TEXT, |all| &all.notices)
    }

    /// The form of a new game.
    pub fn new_game(self) -> &'static NewGameText {
        translations::loaded(self.0).map_or(&en::new_game::TEXT, |all| &all.new_game)
    }

    /// The settings.
    pub fn settings(self) -> &'static SettingsText {
        translations::loaded(self.0).map_or(&en::settings::TEXT, |all| &all.settings)
    }

    /// The version, and what is new in it.
    pub fn about(self) -> &'static AboutText {
        translations::loaded(self.0).map_or(&en::about::TEXT, |all| &all.about)
    }

    /// What pieces and board look like, in the settings.
    pub fn appearance(self) -> &'static AppearanceText {
        translations::loaded(self.0).map_or(&en::appearance::TEXT, |all| &all.appearance)
    }

    /// The field that moves are typed in.
    pub fn move_input(self) -> &'static MoveInputText {
        translations::loaded(self.0).map_or(&en::move_input::TEXT, |all| &all.move_input)
    }

    /// The question before resigning.
    pub fn resign(self) -> &'static ResignText {
        translations::loaded(self.0).map_or(&en::resign::TEXT, |all| &all.resign)
    }

    /// Hints for beginners, and what is heard, spoken and felt during a game.
    pub fn assist(self) -> &'static AssistText {
        translations::loaded(self.0).map_or(&en::assist::TEXT, |all| &all.assist)
    }

    /// The rules that two players agree on, in words.
    pub fn rules(self) -> &'static RulesText {
        translations::loaded(self.0).map_or(&en::rules::TEXT, |all| &all.rules)
    }

    /// The start position and the time control of a game.
    pub fn game_summary(self) -> &'static GameSummaryText {
        translations::loaded(self.0).map_or(&en::game_summary::TEXT, |all| &all.game_summary)
    }

    /// What is announced during a game, and its result.
    pub fn announcements(self) -> &'static AnnouncementsText {
        translations::loaded(self.0).map_or(&en::announcements::TEXT, |all| &all.announcements)
    }

    /// Moves as a list of moves writes them.
    pub fn moves(self) -> &'static MovesText {
        translations::loaded(self.0).map_or(&en::moves::TEXT, |all| &all.moves)
    }

    /// Claims of the players, and warnings of a repetition.
    pub fn claims(self) -> &'static ClaimsText {
        translations::loaded(self.0).map_or(&en::claims::TEXT, |all| &all.claims)
    }

    /// The count of points in an impasse.
    pub fn impasse_count(self) -> &'static ImpasseCountText {
        translations::loaded(self.0).map_or(&en::impasse_count::TEXT, |all| &all.impasse_count)
    }

    /// The computer as an opponent: its levels, its thinking, its hints.
    pub fn opponent(self) -> &'static OpponentText {
        translations::loaded(self.0).map_or(&en::opponent::TEXT, |all| &all.opponent)
    }

    /// Furigoma: five pawns are tossed to choose the sides.
    pub fn furigoma(self) -> &'static FurigomaText {
        translations::loaded(self.0).map_or(&en::furigoma::TEXT, |all| &all.furigoma)
    }

    /// The neural net that the engine evaluates with: whether it is loaded.
    pub fn engine_net(self) -> &'static EngineNetText {
        translations::loaded(self.0).map_or(&en::engine_net::TEXT, |all| &all.engine_net)
    }

    /// The clock without a board, for a game on a real one.
    pub fn timer(self) -> &'static TimerText {
        translations::loaded(self.0).map_or(&en::timer::TEXT, |all| &all.timer)
    }

    /// The record screen: moves, branches, comments, the way through them.
    pub fn record(self) -> &'static RecordText {
        translations::loaded(self.0).map_or(&en::record::TEXT, |all| &all.record)
    }

    /// Opening, saving and sharing records.
    pub fn record_files(self) -> &'static RecordFilesText {
        translations::loaded(self.0).map_or(&en::record_files::TEXT, |all| &all.record_files)
    }

    /// Choosing how a line of a record ends.
    pub fn record_result(self) -> &'static RecordResultText {
        translations::loaded(self.0).map_or(&en::record_result::TEXT, |all| &all.record_result)
    }

    /// The headers of a record: players, date, place.
    pub fn game_info(self) -> &'static GameInfoText {
        translations::loaded(self.0).map_or(&en::game_info::TEXT, |all| &all.game_info)
    }

    /// Arrows and circles drawn on a position.
    pub fn drawing(self) -> &'static DrawingText {
        translations::loaded(self.0).map_or(&en::drawing::TEXT, |all| &all.drawing)
    }

    /// Studying a record: the next moves are hidden, or guessed.
    pub fn study(self) -> &'static StudyText {
        translations::loaded(self.0).map_or(&en::study::TEXT, |all| &all.study)
    }

    /// The saved games: their list, and how they are kept.
    pub fn library(self) -> &'static LibraryText {
        translations::loaded(self.0).map_or(&en::library::TEXT, |all| &all.library)
    }

    /// Pictures of positions, and sheets of problems to print.
    pub fn print(self) -> &'static PrintText {
        translations::loaded(self.0).map_or(&en::print::TEXT, |all| &all.print)
    }

    /// Setting up a position.
    pub fn editor(self) -> &'static EditorText {
        translations::loaded(self.0).map_or(&en::editor::TEXT, |all| &all.editor)
    }

    /// The analysis of positions and games.
    pub fn analysis(self) -> &'static AnalysisText {
        translations::loaded(self.0).map_or(&en::analysis::TEXT, |all| &all.analysis)
    }

    /// A board on another page: what is seen of it.
    pub fn embed(self) -> &'static EmbedText {
        embed::loaded(self.0).map_or(&en::embed::TEXT, |all| &all.embed)
    }

    /// What is wrong with what the author of a page with a board wrote, and where.
    pub fn embed_error(self) -> fn(&EmbedError) -> String {
        embed::loaded(self.0).map_or(en::embed::error, |all| all.embed_error)
    }

    /// How a game on a board on another page has ended.
    pub fn embed_outcome(self) -> fn(Outcome) -> String {
        embed::loaded(self.0).map_or(en::embed::outcome, |all| all.embed_outcome)
    }

    /// A topic that boards on other pages have too, whose program has a smaller table.
    fn shared<T>(
        self,
        english: &'static T,
        of_page: fn(&'static Translations) -> &'static T,
        of_embed: fn(&'static EmbedTranslations) -> &'static T,
    ) -> &'static T {
        let here = translations::loaded(self.0).map(of_page);
        here.or_else(|| embed::loaded(self.0).map(of_embed))
            .unwrap_or(english)
    }
}
