//! The conversation: what has been said so far, and what a line changes.

use std::{
    io::{self, Write},
    sync::{Arc, mpsc::Sender},
    time::Instant,
};

use shogi::{Color, Game, Position, search::Limits};

use super::{
    command::{self, Command, quoted},
    go::{Go, MateTime},
    mate::Question,
    options::Options,
    position,
    say::Speaker,
    thinker::{Brake, Task, Thought},
};

pub struct Session<'a, W> {
    pub speaker: &'a Speaker<W>,
    pub tasks: Sender<Task>,
    pub brake: Arc<Brake>,
    options: Options,
    game: Game,
    /// How many searches have been asked for.
    searches: u64,
    /// Whether the last of them waits for `stop`.
    endless: bool,
    /// Asked for with `ponder`: it begins when the other side has moved.
    held: Option<Go>,
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum After {
    More,
    Quit,
}

impl<'a, W: Write> Session<'a, W> {
    pub fn new(speaker: &'a Speaker<W>, tasks: Sender<Task>, brake: Arc<Brake>) -> Self {
        let options = Options::default();
        Self {
            game: Game::with_rules(Position::startpos(), options.rules),
            speaker,
            tasks,
            brake,
            options,
            searches: 0,
            endless: false,
            held: None,
        }
    }

    /// # Errors
    /// When nobody listens any more.
    pub fn hear(&mut self, line: &str) -> io::Result<After> {
        let heard = command::read(line);
        for complaint in &heard.complaints {
            self.speaker.remark(complaint)?;
        }
        match heard.command {
            None => {}
            Some(Command::Quit) => {
                self.brake.pull(u64::MAX);
                return Ok(After::Quit);
            }
            Some(command) => self.obey(command)?,
        }
        Ok(After::More)
    }

    /// The end of input: what would never end is stopped, the rest is answered.
    pub fn leave(&mut self) {
        if self.endless {
            self.brake.pull(u64::MAX);
        }
    }

    fn obey(&mut self, command: Command<'_>) -> io::Result<()> {
        match command {
            Command::Usi => self.introduce(),
            // In the midst of a search nothing can be made ready.
            Command::IsReady if !self.brake.has_answered(self.searches) => {
                self.speaker.say("readyok")
            }
            Command::IsReady => {
                let equipment = self.options.equipment.clone();
                self.ask(Task::Ready(equipment))
            }
            Command::NewGame => {
                self.game = Game::with_rules(Position::startpos(), self.options.rules);
                self.ask(Task::NewGame)
            }
            Command::SetOption { name, value } => match self.options.set(name, value) {
                Ok(()) => Ok(()),
                Err(complaint) => self.speaker.remark(&complaint),
            },
            Command::Position(words) => self.place(&words),
            Command::Go(go) if go.ponder => {
                self.held = Some(go);
                self.speaker
                    .remark("it does not think on the opponent's time, and begins at ponderhit")
            }
            Command::Go(go) => match go.mate {
                Some(time) => self.solve(time),
                None => self.think(&go),
            },
            Command::PonderHit => match self.held.take() {
                Some(go) => self.think(&go),
                None => self.speaker.remark("ponderhit: nothing was being pondered"),
            },
            Command::Stop => {
                // An answer is waited for, whatever it is.
                if let Some(go) = self.held.take() {
                    self.think(&go)?;
                }
                self.brake.pull(self.searches);
                Ok(())
            }
            Command::GameOver => {
                self.held = None;
                self.brake.pull(self.searches);
                Ok(())
            }
            Command::Quit => Ok(()),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        let mut lines = vec![
            format!("id name Komadai {version}"),
            "id author the Komadai authors".to_owned(),
        ];
        lines.extend(Options::offered());
        lines.push("usiok".to_owned());
        self.speaker.say(&lines.join("\n"))
    }

    fn place(&mut self, words: &[&str]) -> io::Result<()> {
        match position::follow(words, self.options.rules) {
            Ok(followed) => {
                self.game = followed.game;
                match followed.complaint {
                    Some(complaint) => self.speaker.remark(&complaint),
                    None => Ok(()),
                }
            }
            Err(complaint) => self.speaker.remark(&complaint),
        }
    }

    fn think(&mut self, go: &Go) -> io::Result<()> {
        let position = *self.game.position();
        if Color::ALL
            .iter()
            .any(|&color| position.king(color).is_none())
        {
            self.speaker.remark("go: a king is missing")?;
            return self.speaker.say("bestmove resign");
        }
        let limits = self.limits(go, &position)?;
        self.searches += 1;
        self.endless = go.is_endless();
        self.ask(Task::Think(Box::new(Thought {
            number: self.searches,
            game: self.game.clone(),
            limits,
            endless: self.endless,
            level: self.options.level(),
            lines: self.options.lines,
            equipment: self.options.equipment.clone(),
            began: Instant::now(),
        })))
    }

    fn solve(&mut self, time: MateTime) -> io::Result<()> {
        self.searches += 1;
        self.endless = time == MateTime::Infinite;
        self.ask(Task::Mate(Box::new(Question {
            number: self.searches,
            position: *self.game.position(),
            time,
            hash: self.options.equipment.hash,
            began: Instant::now(),
        })))
    }

    /// What both the command and the level allow.
    fn limits(&self, go: &Go, position: &Position) -> io::Result<Limits> {
        let ply = position.move_number();
        let mut limits = go.limits(position, ply, self.options.lines, self.options.margin);
        let illegal = |mv: &shogi::Move| position.check_legal(*mv).is_err();
        for mv in limits.moves.iter().filter(|mv| illegal(mv)) {
            let mv = quoted(&mv.to_string());
            self.speaker
                .remark(&format!("go: searchmoves {mv} is not legal, left out"))?;
        }
        limits.moves.retain(|mv| !illegal(mv));
        let Some(level) = self.options.level().map(|level| level.limits(0)) else {
            return Ok(limits);
        };
        limits.depth = limits.depth.min(level.depth);
        limits.lines = limits.lines.max(level.lines);
        limits.noise = level.noise;
        limits.nodes = match (limits.nodes, level.nodes) {
            (Some(asked), Some(able)) => Some(asked.min(able)),
            (asked, able) => asked.or(able),
        };
        Ok(limits)
    }

    /// The other thread is gone only when nobody listens any more.
    fn ask(&self, task: Task) -> io::Result<()> {
        self.tasks
            .send(task)
            .map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))
    }
}
