//! The state of a session, and how commands change it.

use std::{
    io::{self, Write},
    sync::{Arc, mpsc::Sender},
    time::Instant,
};

use komadai_search::Limits;
use shogi::{Game, Position};

use super::{
    command::{self, Command},
    go::{Go, MateTime},
    mate::MateJob,
    options::Options,
    position,
    search_clock::SearchClock,
    search_thread::{Job, SearchJob},
    stop_signal::StopSignal,
    writer::{UsiWriter, quoted},
};

pub struct Session<'a, W> {
    pub writer: &'a UsiWriter<W>,
    pub jobs: Sender<Job>,
    pub stop_signal: Arc<StopSignal>,
    options: Options,
    game: Game,
    /// The number of searches so far.
    searches: u64,
    /// Whether the last search waits for `stop`.
    infinite: bool,
    /// The clock of the last search while it ponders.
    pondering: Option<SearchClock>,
}

/// Whether the session continues.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Next {
    Continue,
    Quit,
}

impl<'a, W: Write> Session<'a, W> {
    pub fn new(writer: &'a UsiWriter<W>, jobs: Sender<Job>, stop_signal: Arc<StopSignal>) -> Self {
        let options = Options::default();
        Self {
            game: Game::with_rules(Position::startpos(), options.rules),
            writer,
            jobs,
            stop_signal,
            options,
            searches: 0,
            infinite: false,
            pondering: None,
        }
    }

    /// Executes a line of input.
    ///
    /// # Errors
    /// When the answer cannot be written.
    pub fn handle_line(&mut self, line: &str) -> io::Result<Next> {
        let parsed = command::parse(line);
        for warning in &parsed.warnings {
            self.writer.send_info(warning)?;
        }
        match parsed.command {
            None => {}
            Some(Command::Quit) => {
                self.stop_signal.stop_up_to(u64::MAX);
                return Ok(Next::Quit);
            }
            Some(command) => self.dispatch(command)?,
        }
        Ok(Next::Continue)
    }

    /// Ends the session at the end of input: an infinite search and one that ponders are
    /// stopped, the others are answered.
    pub fn close(&mut self) {
        self.stop_waiting();
    }

    /// Stops the last search if only `stop` would end it.
    fn stop_waiting(&mut self) {
        if self.infinite || self.pondering.take().is_some() {
            self.stop_signal.stop_up_to(self.searches);
        }
    }

    fn dispatch(&mut self, command: Command<'_>) -> io::Result<()> {
        match command {
            Command::Usi => self.send_id(),
            // During a search this is answered at once; options apply later.
            Command::IsReady if !self.stop_signal.is_finished(self.searches) => {
                self.writer.send("readyok")
            }
            Command::IsReady => {
                let config = self.options.config.clone();
                self.send_job(Job::Ready(config))
            }
            Command::NewGame => {
                self.game = Game::with_rules(Position::startpos(), self.options.rules);
                self.send_job(Job::NewGame)
            }
            Command::SetOption { name, value } => match self.options.set(name, value) {
                Ok(()) => Ok(()),
                Err(warning) => self.writer.send_info(&warning),
            },
            Command::Position(words) => self.set_position(&words),
            Command::Go(go) => match go.mate {
                Some(time) => self.start_mate_search(time),
                None => self.start_search(&go),
            },
            Command::PonderHit => match self.pondering.take() {
                Some(clock) => {
                    clock.start();
                    self.stop_signal.notify();
                    Ok(())
                }
                None => self
                    .writer
                    .send_info("ponderhit: nothing was being pondered"),
            },
            Command::Stop | Command::GameOver => {
                self.pondering = None;
                self.stop_signal.stop_up_to(self.searches);
                Ok(())
            }
            Command::Quit => Ok(()),
        }
    }

    fn send_id(&self) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        let mut lines = vec![
            format!("id name Komadai {version}"),
            "id author the Komadai authors".to_owned(),
        ];
        lines.extend(Options::option_lines());
        lines.push("usiok".to_owned());
        self.writer.send(&lines.join("\n"))
    }

    fn set_position(&mut self, words: &[&str]) -> io::Result<()> {
        match position::replay(words, self.options.rules) {
            Ok(replayed) => {
                self.game = replayed.game;
                match replayed.warning {
                    Some(warning) => self.writer.send_info(&warning),
                    None => Ok(()),
                }
            }
            Err(warning) => self.writer.send_info(&warning),
        }
    }

    fn start_search(&mut self, go: &Go) -> io::Result<()> {
        let position = *self.game.position();
        if position::lacks_king(&position) {
            self.writer.send_info("go: a king is missing")?;
        }
        let limits = self.limits(go, &position)?;
        let clock = match go.ponder {
            true => SearchClock::stopped(),
            false => SearchClock::started(),
        };
        self.stop_waiting();
        self.searches += 1;
        self.infinite = go.is_infinite();
        self.pondering = go.ponder.then(|| clock.clone());
        self.send_job(Job::Search(Box::new(SearchJob {
            number: self.searches,
            game: self.game.clone(),
            limits,
            infinite: self.infinite,
            book: self.options.own_book && go.may_use_book(),
            level: self.options.level(),
            lines: self.options.lines,
            config: self.options.config.clone(),
            clock,
        })))
    }

    fn start_mate_search(&mut self, time: MateTime) -> io::Result<()> {
        self.stop_waiting();
        self.searches += 1;
        self.infinite = time == MateTime::Infinite;
        self.send_job(Job::Mate(Box::new(MateJob {
            number: self.searches,
            position: *self.game.position(),
            time,
            hash: self.options.config.hash,
            start: Instant::now(),
        })))
    }

    /// The limits of both the command and the level.
    fn limits(&self, go: &Go, position: &Position) -> io::Result<Limits> {
        let ply = position.move_number();
        let mut limits = go.limits(position, ply, self.options.lines, self.options.margin);
        let illegal = |mv: &shogi::Move| position.check_legal(*mv).is_err();
        for mv in limits.moves.iter().filter(|mv| illegal(mv)) {
            let mv = quoted(&mv.to_string());
            self.writer
                .send_info(&format!("go: searchmoves {mv} is not legal, left out"))?;
        }
        limits.moves.retain(|mv| !illegal(mv));
        let Some(level) = self.options.level().map(|level| level.limits(0)) else {
            return Ok(limits);
        };
        limits.depth = limits.depth.min(level.depth);
        limits.lines = limits.lines.max(level.lines);
        limits.noise = level.noise;
        limits.root_mate = level.root_mate;
        limits.nodes = match (limits.nodes, level.nodes) {
            (Some(command), Some(level)) => Some(command.min(level)),
            (command, level) => command.or(level),
        };
        Ok(limits)
    }

    /// Sends a job to the search thread. That ends early only when its output is closed.
    fn send_job(&self, job: Job) -> io::Result<()> {
        self.jobs
            .send(job)
            .map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))
    }
}
