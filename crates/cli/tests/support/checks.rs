//! What programs say about bad input.

use std::process::Output;

use super::PROGRAM;

/// Bad input: status 2, and one line on standard error that says all of
/// `parts`.
#[allow(dead_code, reason = "not every file of tests looks at both")]
#[track_caller]
pub fn check_error(output: &Output, parts: &[&str]) {
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(
        complaint.starts_with(&format!("{PROGRAM}: ")) && complaint.ends_with('\n'),
        "{complaint}"
    );
    for part in parts {
        assert!(
            complaint.contains(part),
            "{complaint:?} does not say {part:?}"
        );
    }
}

/// A usage error: status 2, nothing on standard output, and a message on standard
/// error with all of `parts`.
#[allow(dead_code, reason = "not every file of tests looks at both")]
#[track_caller]
pub fn check_usage(output: &Output, parts: &[&str]) {
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{message}");
    for part in parts {
        assert!(message.contains(part), "{message:?} lacks {part:?}");
    }
}
