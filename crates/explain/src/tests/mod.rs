//! Mistakes with the reasons that their lines show.
