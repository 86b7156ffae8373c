//! The built-in net, and the choice of another one.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, LazyLock},
};

use clap::builder::{PathBufValueParser, TypedValueParser};
use komadai_search::eval::Net;

use crate::files;

/// The built-in net.
pub fn built_in() -> Arc<Net> {
    static NET: LazyLock<Arc<Net>> = LazyLock::new(|| {
        Arc::new(Net::from_bytes(Net::BUILT_IN).expect("the built-in net is valid"))
    });
    Arc::clone(&NET)
}

/// The net that corrects the classical evaluation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    #[default]
    BuiltIn,
    None,
    File(PathBuf),
}

impl Choice {
    /// Reads `FILE|none` of the command line.
    pub fn parser() -> impl TypedValueParser<Value = Self> {
        PathBufValueParser::new().map(|file| {
            if file == Path::new("none") {
                Self::None
            } else {
                Self::File(file)
            }
        })
    }

    /// # Errors
    /// When the file cannot be read, or is no valid net.
    pub fn load(&self) -> Result<Option<Arc<Net>>, String> {
        match self {
            Self::BuiltIn => Ok(Some(built_in())),
            Self::None => Ok(None),
            Self::File(file) => files::read_net(file).map(Some),
        }
    }
}

#[cfg(test)]
mod tests {
    use komadai_search::{
        Params,
        bench::{self, NET_DEPTH, NET_SIGNATURE},
    };

    use super::*;

    #[test]
    fn the_built_in_net_is_the_one_of_the_signature() {
        let mut params = Params::default();
        params.net = Some(built_in());
        assert_eq!(bench::run_with(params, NET_DEPTH, |_, _| ()), NET_SIGNATURE);
    }

    #[test]
    fn a_choice_is_loaded() {
        assert_eq!(Choice::default().load(), Ok(Some(built_in())));
        assert_eq!(Choice::None.load(), Ok(None));
        let missing = Choice::File("/nowhere/net.bin".into()).load();
        assert!(missing.is_err_and(|why| why.starts_with("/nowhere/net.bin: cannot be read")));
    }
}
