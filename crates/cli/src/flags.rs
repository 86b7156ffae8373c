//! Options after a command: `--name value`.

use std::{fmt::Display, str::FromStr};

/// The options that were given, for a command that knows them.
pub struct Flags<'a> {
    given: Vec<(&'a str, &'a str)>,
    /// What stood there besides.
    pub rest: Vec<&'a str>,
}

impl<'a> Flags<'a> {
    /// Each of `known` is followed by so many values. A value may not look like an
    /// option, but for a number below nought.
    ///
    /// # Errors
    /// Which option is unknown or lacks a value.
    pub fn read(arguments: &[&'a str], known: &[(&str, usize)]) -> Result<Self, String> {
        let mut flags = Self {
            given: Vec::new(),
            rest: Vec::new(),
        };
        let mut arguments = arguments.iter().copied().peekable();
        while let Some(argument) = arguments.next() {
            if !argument.starts_with("--") {
                flags.rest.push(argument);
                continue;
            }
            let (_, values) = known
                .iter()
                .find(|(name, _)| *name == argument)
                .ok_or_else(|| format!("unknown option {argument:?}"))?;
            if *values == 0 {
                flags.given.push((argument, ""));
            }
            for _ in 0..*values {
                let value = arguments
                    .next_if(|value| !value.starts_with("--"))
                    .ok_or_else(|| format!("{argument} needs a value"))?;
                flags.given.push((argument, value));
            }
        }
        Ok(flags)
    }

    /// The last value of an option.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        self.all(name).last()
    }

    /// All values of an option, in their order.
    pub fn all<'b>(&'b self, name: &'b str) -> impl Iterator<Item = &'a str> + 'b {
        let given = self.given.iter();
        given
            .filter(move |(given, _)| *given == name)
            .map(|&(_, value)| value)
    }

    /// The value of an option, or another if it was not given.
    ///
    /// # Errors
    /// When it is no such value.
    pub fn or<T: FromStr<Err: Display>>(&self, name: &str, default: T) -> Result<T, String> {
        Ok(self.value(name)?.unwrap_or(default))
    }

    /// The value of an option that has to be given.
    ///
    /// # Errors
    /// When it is missing, or no such value.
    pub fn needed<T: FromStr<Err: Display>>(&self, name: &str) -> Result<T, String> {
        let missing = || format!("{name} is missing");
        self.value(name)?.ok_or_else(missing)
    }

    /// The text of an option that has to be given.
    ///
    /// # Errors
    /// When it is missing.
    pub fn needed_text(&self, name: &str) -> Result<&'a str, String> {
        let missing = || format!("{name} is missing");
        self.text(name).ok_or_else(missing)
    }

    /// `--jobs`: how many threads, all that there are if it was not given.
    ///
    /// # Errors
    /// When it is no number from 1 on.
    pub fn jobs(&self) -> Result<usize, String> {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        let jobs = self.value::<std::num::NonZeroUsize>("--jobs")?;
        Ok(jobs.map_or_else(all, usize::from))
    }

    /// The value of an option, if it was given.
    ///
    /// # Errors
    /// When it is no such value.
    pub fn value<T: FromStr<Err: Display>>(&self, name: &str) -> Result<Option<T>, String> {
        let Some(text) = self.text(name) else {
            return Ok(None);
        };
        let wrong = |error| format!("{name} {text:?}: {error}");
        text.parse().map(Some).map_err(wrong)
    }

    /// That nothing stood there besides options.
    ///
    /// # Errors
    /// What did.
    pub fn nothing_else(&self) -> Result<(), String> {
        match self.rest.first() {
            None => Ok(()),
            Some(word) => Err(format!("{word:?} is not understood")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [(&str, usize); 3] = [("--nodes", 1), ("--sprt", 2), ("--quick", 0)];

    #[test]
    fn options_have_values() {
        let arguments = [
            "--nodes", "5", "file", "--sprt", "-3", "2.5", "--nodes", "7",
        ];
        let flags = Flags::read(&arguments, &KNOWN).expect("they are known");
        assert_eq!(flags.value("--nodes"), Ok(Some(7)));
        assert_eq!(flags.all("--sprt").collect::<Vec<_>>(), ["-3", "2.5"]);
        assert_eq!(flags.rest, ["file"]);
        assert_eq!(flags.or("--seed", 1), Ok(1));
        assert_eq!(
            flags.needed::<u32>("--out"),
            Err("--out is missing".to_owned())
        );
        assert_eq!(
            flags.nothing_else(),
            Err("\"file\" is not understood".to_owned())
        );
        let wrong = flags.value::<u8>("--sprt");
        assert_eq!(
            wrong,
            Err("--sprt \"2.5\": invalid digit found in string".to_owned())
        );
    }

    #[test]
    fn what_is_unknown_or_lacks_a_value_is_told() {
        let refused = |arguments: &[&str]| {
            Flags::read(arguments, &KNOWN)
                .map(|_| ())
                .expect_err("refused")
        };
        assert_eq!(refused(&["--node", "5"]), "unknown option \"--node\"");
        assert_eq!(refused(&["--nodes"]), "--nodes needs a value");
        assert_eq!(refused(&["--nodes", "--quick"]), "--nodes needs a value");
        assert_eq!(refused(&["--sprt", "1"]), "--sprt needs a value");
    }

    #[test]
    fn jobs_are_at_least_one() {
        let known = [("--jobs", 1)];
        let jobs = |value| Flags::read(&["--jobs", value], &known).and_then(|flags| flags.jobs());
        assert_eq!(jobs("3"), Ok(3));
        assert!(jobs("0").is_err_and(|problem| problem.starts_with("--jobs \"0\"")));
    }
}
