//! The worker's program with threads, for WASI: commands of the page come on standard input,
//! replies go to standard output, a line of JSON each.
mod thread_helpers;

use core::{
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::Duration,
};
use std::{
    io::{self, BufRead, Read},
    panic,
    sync::{Arc, mpsc},
    thread,
    time::Instant,
};

use komadai_protocol::{Command, Reply, VERSION};
use komadai_search::SearchControl;
use komadai_worker::EngineWorker;
use serde::{Deserialize, Serialize};

use thread_helpers::ThreadHelpers;

/// The size of each table in bytes.
const TABLE_BYTES: usize = 64 << 20;

/// A line of the input.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Input {
    /// The first line.
    Begin {
        build: String,
        threads: usize,
    },
    /// A message of the page.
    Command(Command),
    /// The progress of the net's fetch.
    NetProgress {
        bytes: u32,
        of: u32,
    },
    /// As many bytes follow: the decompressed net.
    NetLoaded {
        bytes: usize,
    },
    NetError(String),
}

/// A line of the output.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Output {
    /// A message to the page.
    Reply(Reply),
    /// The net is needed.
    FetchNet,
}

/// A line of the input, and the bytes that follow it.
type Message = (Input, Vec<u8>);

impl Input {
    /// Whether it ends the search in progress.
    fn interrupts(&self) -> bool {
        matches!(
            self,
            Self::Command(Command::Start { .. } | Command::Stop { .. })
        )
    }
}

fn main() {
    panic::set_hook(Box::new(|panic| {
        let why = panic.to_string();
        reply(Reply::Error { why });
    }));
    let (send, messages) = mpsc::channel();
    let interrupts = Arc::new(AtomicU32::new(0));
    let reader = {
        let interrupts = interrupts.clone();
        move || {
            if let Err(error) = read_input(&send, &interrupts) {
                let why = error.to_string();
                reply(Reply::Error { why });
            }
        }
    };
    thread::spawn(reader);
    if let Ok((Input::Begin { build, threads }, _)) = messages.recv() {
        let version = VERSION;
        reply(Reply::Ready { version, build });
        let helpers = ThreadHelpers::new(threads.saturating_sub(1));
        let worker = EngineWorker::with_helpers(TABLE_BYTES, Box::new(helpers));
        run(worker, &messages, &interrupts);
    }
}

/// Answers messages until the input ends. `interrupts` is the number of those to come that
/// end the search in progress.
fn run(mut worker: EngineWorker, messages: &mpsc::Receiver<Message>, interrupts: &AtomicU32) {
    let started = Instant::now();
    let mut now = || started.elapsed();
    loop {
        let next = if worker.is_busy() {
            messages.try_recv()
        } else {
            messages.recv().map_err(mpsc::TryRecvError::from)
        };
        match next {
            Ok(message) => {
                if message.0.interrupts() {
                    interrupts.fetch_sub(1, Relaxed);
                }
                handle(&mut worker, message, &mut now);
            }
            Err(mpsc::TryRecvError::Empty) => {
                let mut control = SearchControl {
                    now: &mut now,
                    stop: &mut || interrupts.load(Relaxed) > 0,
                };
                worker.step(&mut control, &mut reply);
            }
            Err(mpsc::TryRecvError::Disconnected) => return,
        }
        if worker.should_fetch_net() {
            write(&Output::FetchNet);
        }
    }
}

fn handle(worker: &mut EngineWorker, (input, bytes): Message, now: &mut dyn FnMut() -> Duration) {
    let mut control = SearchControl {
        now,
        stop: &mut || false,
    };
    match input {
        Input::Begin { .. } => {}
        Input::Command(command) => worker.handle_command(command, &mut control, &mut reply),
        Input::NetProgress { bytes, of } => {
            worker.on_net_progress(bytes, of, &mut control, &mut reply);
        }
        Input::NetLoaded { .. } => worker.on_net_loaded(Ok(&bytes), &mut control, &mut reply),
        Input::NetError(why) => worker.on_net_loaded(Err(why), &mut control, &mut reply),
    }
}

/// Passes the input on until its end.
fn read_input(send: &mpsc::Sender<Message>, interrupts: &AtomicU32) -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut line = String::new();
    while input.read_line(&mut line)? > 0 {
        match serde_json::from_str::<Input>(&line) {
            Ok(message) => {
                let mut bytes = Vec::new();
                if let Input::NetLoaded { bytes: size } = message {
                    bytes.resize(size, 0);
                    input.read_exact(&mut bytes)?;
                }
                if message.interrupts() {
                    interrupts.fetch_add(1, Relaxed);
                }
                if send.send((message, bytes)).is_err() {
                    break;
                }
            }
            Err(error) => {
                let why = error.to_string();
                reply(Reply::Error { why });
            }
        }
        line.clear();
    }
    Ok(())
}

fn reply(reply: Reply) {
    write(&Output::Reply(reply));
}

fn write(output: &Output) {
    match serde_json::to_string(output) {
        Ok(line) => println!("{line}"),
        Err(error) => eprintln!("{error}"),
    }
}
