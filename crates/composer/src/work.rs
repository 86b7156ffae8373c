//! Composing for hours, on all cores at the lowest priority, with the results in a text file
//! that can be gone on with.
//!
//! The file begins with the command that made it. Then come problems in the format of
//! `komadai_problems`, and after each batch a line `# done N`: all indices below N are there.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::Path,
    time::{Duration, Instant},
};

use komadai_problems::{Problem, write};
use rayon::{
    ThreadPool, ThreadPoolBuilder,
    iter::{IntoParallelIterator, ParallelIterator},
};
use thread_priority::{ThreadPriority, set_current_thread_priority};

const DONE: &str = "# done ";
/// Indices of a batch, for each thread.
const INDICES_PER_JOB: u64 = 16;

/// How to work.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// The file of the results.
    pub file: &'a Path,
    /// The command without its times and threads, the file's first line.
    pub command: &'a str,
    /// Threads.
    pub jobs: usize,
    /// No batch but the first begins after so much time.
    pub time: Duration,
}

/// What was done after a batch.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// All indices below it are done.
    pub index: u64,
    /// Problems since the start of the program.
    pub problems: usize,
    /// Since the start of the program.
    pub time: Duration,
}

/// Composes with one index after the other, where the file stopped, until the time is over.
///
/// # Errors
/// When the file cannot be read or written, or another command made it.
pub fn run(
    plan: &Plan<'_>,
    compose: impl Fn(u64) -> Vec<Problem> + Sync,
    on_batch: &mut dyn FnMut(Progress),
) -> io::Result<()> {
    let pool = thread_pool(plan.jobs)?;
    let mut index = resume(plan)?;
    let mut file = OpenOptions::new().append(true).open(plan.file)?;
    let start = Instant::now();
    let mut problems = 0;
    loop {
        let end = index + INDICES_PER_JOB * plan.jobs as u64;
        let batch: Vec<Problem> = pool.install(|| {
            (index..end)
                .into_par_iter()
                .flat_map_iter(&compose)
                .collect()
        });
        writeln!(file, "{}{DONE}{end}", write(&batch))?;
        file.sync_data()?;
        index = end;
        problems += batch.len();
        on_batch(Progress {
            index,
            problems,
            time: start.elapsed(),
        });
        if start.elapsed() >= plan.time {
            return Ok(());
        }
    }
}

fn thread_pool(jobs: usize) -> io::Result<ThreadPool> {
    let builder = ThreadPoolBuilder::new()
        .num_threads(jobs)
        .start_handler(|_| {
            // Where the system refuses, the threads work at its usual priority.
            let _ = set_current_thread_priority(ThreadPriority::Min);
        });
    builder.build().map_err(io::Error::other)
}

/// The first index that is not done. What follows the last whole batch is removed.
fn resume(plan: &Plan<'_>) -> io::Result<u64> {
    let header = format!("# {}\n", plan.command);
    if !plan.file.exists() {
        File::create_new(plan.file)?.write_all(header.as_bytes())?;
        return Ok(0);
    }
    let text = fs::read_to_string(plan.file)?;
    if !text.starts_with(&header) {
        let first = text.lines().next().unwrap_or_default();
        let problem = format!("it was begun by another command: {first:?}");
        return Err(io::Error::new(io::ErrorKind::InvalidData, problem));
    }
    let (mut index, mut whole, mut length) = (0, header.len(), 0);
    for line in text.split_inclusive('\n') {
        length += line.len();
        let number = line
            .strip_prefix(DONE)
            .and_then(|rest| rest.strip_suffix('\n'));
        if let Some(number) = number {
            let number = number.parse();
            index = number.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
            whole = length;
        }
    }
    let file = OpenOptions::new().write(true).open(plan.file)?;
    file.set_len(whole as u64)?;
    Ok(index)
}

#[cfg(test)]
mod tests {
    use komadai_problems::{Kind, parse};

    use super::*;

    fn problems(index: u64) -> Vec<Problem> {
        let pawns = usize::try_from(index % 3).unwrap_or_default();
        let line = format!("1 1 4k4/9/4P4 {}\n", ["G", "S", "GS"][pawns]);
        parse(Kind::Mate, &line).unwrap_or_default()
    }

    #[test]
    fn what_was_stopped_in_a_batch_goes_on_as_if_it_had_not_been() -> io::Result<()> {
        let file = std::env::temp_dir().join(format!("komadai-work-{}.txt", std::process::id()));
        let plan = Plan {
            file: &file,
            command: "komadai compose mates --seed 1",
            jobs: 1,
            time: Duration::from_nanos(1),
        };
        run(&plan, problems, &mut |_| {})?;
        let first = fs::read_to_string(&file)?;
        assert!(first.ends_with("# done 16\n"), "{first}");
        run(&plan, problems, &mut |_| {})?;
        let whole = fs::read_to_string(&file)?;
        assert!(whole.starts_with(&first));
        // Cut off in the second batch.
        fs::write(&file, &whole[..first.len() + 7])?;
        run(&plan, problems, &mut |_| {})?;
        assert_eq!(fs::read_to_string(&file)?, whole);
        let other = Plan {
            command: "komadai compose mates --seed 2",
            ..plan
        };
        let error = run(&other, problems, &mut |_| {}).err();
        assert!(error.is_some_and(|error| error.to_string().contains("--seed 1")));
        fs::remove_file(&file)
    }
}
