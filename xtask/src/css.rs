//! Style sheets as they are served; the page's own build script reads this file too.

/// Styles without comments and without space that separates nothing. No text in them has a
/// colon or a comma before a space.
pub fn without_space(styles: &str) -> String {
    let mut out = String::with_capacity(styles.len());
    let mut rest = styles;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    let lines: Vec<&str> = out
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    lines
        .join(" ")
        .replace("{ ", "{")
        .replace(" {", "{")
        .replace("; ", ";")
        .replace(": ", ":")
        .replace(", ", ",")
        .replace(";}", "}")
        .replace("} ", "}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_keep_the_space_that_counts() {
        let styles = "/* tokens */\n.a .b {\n  inset: 0 1px;\n  width: calc(1px + 2px);\n}\n\n@media (min-width: 1px) and (a: b) {\n  .c > .d:not(.e, .f) {\n    top: 0;\n  }\n}\n";
        assert_eq!(
            without_space(styles),
            ".a .b{inset:0 1px;width:calc(1px + 2px)}@media (min-width:1px) and (a:b){.c > .d:not(.e,.f){top:0}}"
        );
    }
}
