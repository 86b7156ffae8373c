//! Games as files: all of them, or those that are selected.
mod archive;
mod dialog;
mod zip_writer;

pub use dialog::ExportDialog;
