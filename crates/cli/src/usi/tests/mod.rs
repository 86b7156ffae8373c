mod parsing;
mod sessions;
