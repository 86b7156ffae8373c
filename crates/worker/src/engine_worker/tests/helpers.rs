//! When helpers are started and stopped.
use std::{cell::RefCell, rc::Rc};

use super::*;
use crate::Helpers;

/// Helpers that do not search.
#[derive(Clone, Debug, Default)]
struct Calls(Rc<RefCell<Vec<&'static str>>>);

impl Helpers for Calls {
    fn start(&mut self, main: &mut komadai_search::Searcher) {
        assert_eq!(main.info().nodes, 0);
        self.0.borrow_mut().push("start");
    }

    fn stop(&mut self) {
        self.0.borrow_mut().push("stop");
    }

    fn clear(&mut self) {
        self.0.borrow_mut().push("clear");
    }
}

impl Calls {
    /// A worker that has searched without a net, with the calls since.
    fn bench(&self) -> Bench {
        let mut bench = Bench::without_net();
        bench.worker = EngineWorker::with_helpers(1 << 20, Box::new(self.clone()));
        bench.ask(0, analyse(start(), Limits::depth(1)));
        bench.go_on_without_net();
        bench.answer();
        self.take();
        bench
    }

    fn take(&self) -> Vec<&'static str> {
        self.0.take()
    }
}

impl Bench {
    fn go_on_without_net(&mut self) {
        assert!(self.worker.should_fetch_net());
        self.on_net_loaded(Err("404"));
    }
}

fn play(level: u8) -> Request {
    Request::Play {
        state: start(),
        level: Level::new(level).unwrap(),
        time: None,
        seed: 1,
        book: false,
    }
}

#[test]
fn helpers_search_from_the_start_of_a_request_to_its_end() {
    let calls = Calls::default();
    let mut bench = calls.bench();
    bench.ask(1, analyse(start(), Limits::depth(3)));
    assert_eq!(calls.take(), ["start"]);
    bench.step();
    assert_eq!(calls.take(), [""; 0]);
    assert!(matches!(bench.answer(), Reply::Done { .. }));
    assert_eq!(calls.take(), ["stop"]);

    bench.ask(2, play(Level::COUNT));
    bench.step();
    bench.stop(2);
    assert_eq!(calls.take(), ["start", "stop"]);

    // A request that is replaced.
    bench.ask(3, play(Level::COUNT));
    bench.ask(4, analyse(start(), Limits::depth(2)));
    assert_eq!(calls.take(), ["start", "stop", "start"]);
}

#[test]
fn what_ends_by_its_nodes_or_fills_the_table_only_has_no_helpers() {
    let calls = Calls::default();
    let mut bench = calls.bench();
    for request in [
        play(3),
        analyse(start(), Limits::nodes(500)),
        ponder::ponder(start()),
    ] {
        bench.ask(1, request);
        bench.step();
        bench.stop(1);
        assert!(!calls.take().contains(&"start"));
    }
}

#[test]
fn helpers_forget_the_last_game_and_the_evaluation_without_a_net() {
    let calls = Calls::default();
    let mut bench = calls.bench();
    bench.handle_command(&Command::NewGame);
    assert_eq!(calls.take(), ["clear"]);
    bench.ask(1, analyse(start(), Limits::depth(1)));
    assert!(bench.worker.should_fetch_net());
    bench.on_net_loaded(Ok(komadai_search::eval::Net::BUILT_IN));
    assert_eq!(calls.take(), ["clear", "start"]);
}
