//! The program with threads, run natively: lines of JSON on standard input and output.
use std::{
    fs,
    io::{BufRead, BufReader, Lines, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use serde_json::{Value, json};

struct Program {
    process: Child,
    /// `None` when it is closed.
    input: Option<ChildStdin>,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start(threads: u32) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_search_threads"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().expect("it has an output")).lines();
        let mut program = Self {
            process,
            input,
            output,
        };
        program.send(&json!({ "begin": { "build": "b1", "threads": threads } }));
        let ready = program.reply();
        assert_eq!(ready["ready"]["build"], "b1");
        program
    }

    fn send(&mut self, line: &Value) {
        self.write(format!("{line}\n").as_bytes());
    }

    fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("it is open");
        input.write_all(bytes).expect("the program reads");
    }

    /// The next line of the output.
    fn line(&mut self) -> Value {
        let line = self.output.next().expect("the program runs");
        serde_json::from_str(&line.expect("text")).expect("a line of JSON")
    }

    /// The next message to the page.
    fn reply(&mut self) -> Value {
        self.line()["reply"].take()
    }

    /// The next reply of this kind.
    fn reply_of(&mut self, kind: &str) -> Value {
        loop {
            let mut reply = self.reply();
            if let Some(found) = reply.get_mut(kind) {
                return found.take();
            }
            assert!(reply.get("error").is_none(), "{reply}");
        }
    }

    /// Gives it a net, with the first search.
    fn load_net(&mut self) {
        self.analyse(0, 1);
        assert_eq!(self.line(), "fetch_net");
        self.send(&json!({ "net_progress": { "bytes": 10, "of": 20 } }));
        assert_eq!(self.reply_of("net")["coming"]["bytes"], 10);
        let nets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../search/nets");
        let files = fs::read_dir(nets).expect("the nets are there");
        let mut files = files.map(|file| file.expect("an entry").path());
        let net = files.find(|file| file.extension().is_some_and(|name| name == "bin"));
        let net = fs::read(net.expect("a net")).expect("it is read");
        self.send(&json!({ "net_loaded": { "bytes": net.len() } }));
        self.write(&net);
        assert_eq!(self.reply_of("net"), "here");
        assert_eq!(self.reply_of("done")["id"], 0);
    }

    fn analyse(&mut self, id: u32, depth: u8) {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        let state = json!({ "start": start, "moves": "", "rules": "standard" });
        let limits = json!({
            "depth": depth,
            "nodes": null,
            "time": null,
            "lines": 1,
            "moves": "",
            "noise": { "spread": 0, "until": 0, "seed": u64::MAX },
            "root_mate": true,
        });
        let request = json!({ "analyse": { "state": state, "limits": limits } });
        self.send(&json!({ "command": { "start": { "id": id, "request": request } } }));
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_search_is_answered_and_stopped_in_the_middle_of_an_iteration() {
    let mut program = Program::start(3);
    program.load_net();
    program.analyse(1, 8);
    assert_eq!(program.reply_of("done")["report"]["depth"], 8);

    program.analyse(2, 127);
    while program.reply_of("info")["report"]["depth"] != 10 {}
    program.send(&json!({ "command": { "stop": { "id": 2 } } }));
    let done = program.reply_of("done");
    assert_eq!(done["id"], 2);
    // Without an interruption it would search on.
    assert!(done["report"]["depth"].as_u64().unwrap() < 60, "{done}");

    // A request that is replaced.
    program.analyse(3, 127);
    program.reply_of("info");
    program.analyse(4, 2);
    assert_eq!(program.reply_of("done")["id"], 3);
    assert_eq!(program.reply_of("done")["id"], 4);
}

#[test]
fn a_line_that_is_no_message_is_an_error_and_the_next_one_is_read() {
    let mut program = Program::start(1);
    for bad in [
        json!({ "command": { "begin": 1 } }),
        json!(1),
        json!({ "net_loaded": {} }),
    ] {
        program.send(&bad);
        let reply = program.reply();
        assert!(reply["error"]["why"].is_string(), "{reply}");
    }
    program.load_net();
}

#[test]
fn the_program_ends_with_its_input() {
    let mut program = Program::start(2);
    program.load_net();
    program.input = None;
    assert!(program.process.wait().unwrap().success());
}
