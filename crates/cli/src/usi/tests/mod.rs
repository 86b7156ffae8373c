mod talk;
mod words;
