use super::*;

#[track_caller]
fn check(text: &str, written: &str) {
    let rules: GameRules = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(rules.to_string(), written, "{text}");
    assert_eq!(written.parse(), Ok(rules), "{text}");
}

#[track_caller]
fn check_error(text: &str, message: &str) {
    let error = text.parse::<GameRules>().expect_err(text);
    assert_eq!(error.to_string(), message);
}

#[test]
fn rules_are_written_as_the_nearest_preset() {
    for preset in RulesPreset::ALL {
        check(preset.name(), preset.name());
        assert_eq!(RulesPreset::from_rules(&preset.rules()), Some(*preset));
    }
    check("declaration=none,try=own-king", "try");
    check("fesa,draw-counts=off", "standard");
    check(
        "professional, move-limit=300",
        "professional,move-limit=300",
    );
    check(
        "illegal-moves=unrefereed",
        "standard,illegal-moves=unrefereed",
    );
    check("illegal-moves=lose", "club81");
}

#[test]
fn every_value_of_every_rule_can_be_written() {
    for &key in RuleKey::ALL {
        let mut rules = GameRules::STANDARD;
        for &value in key.choices() {
            assert_eq!(rules.set(key, value), Ok(()));
            assert_eq!(rules.value(key), value);
            assert_eq!(rules.to_string().parse(), Ok(rules), "{rules}");
        }
        if key.choices().is_empty() {
            assert_eq!(rules.set(key, "65535"), Ok(()));
            assert_eq!(rules.value(key), "65535");
        }
        let before = rules;
        for value in ["", "maybe", "-1", "65536", "+1", "1.5"] {
            assert!(rules.set(key, value).is_err(), "{}={value}", key.name());
        }
        assert_eq!(rules, before);
    }
}

#[test]
fn errors_name_what_is_known() {
    check_error(
        "olympic",
        "\"olympic\" is no set of rules, expected standard, professional, fesa, friendly, club81, try",
    );
    check_error(
        "standard,try=twice",
        "try is \"twice\", expected off, own-king, both-entered",
    );
    check_error(
        "move-limit=many",
        "move-limit is \"many\", expected a whole number from 0 to 65535",
    );
    check_error("try=off,move-limit=3,try=off", "try is given twice");
    assert!(matches!(
        "standard,fesa".parse::<GameRules>(),
        Err(RuleError::Key { .. })
    ));
    assert!(matches!(
        "standard,speed=1".parse::<GameRules>(),
        Err(RuleError::Key { .. })
    ));
}

#[track_caller]
fn check_idle(text: &str, idle: &[&str]) {
    let rules: GameRules = text.parse().expect(text);
    let keys = RuleKey::ALL.iter().filter(|&&key| !rules.is_relevant(key));
    let names: Vec<&str> = keys.map(|key| key.name()).collect();
    assert_eq!(names, idle, "{text}");
}

#[test]
fn rules_that_make_no_difference_are_known() {
    check_idle(
        "standard",
        &[
            "foul-after-resignation",
            "replay-minutes",
            "count-by",
            "kings-entered",
            "limit-needs-king",
        ],
    );
    check_idle("professional", &["assistance"]);
    check_idle(
        "try,after-draw=stands,draw-by-agreement=on",
        &[
            "foul-after-resignation",
            "replay-time",
            "replay-minutes",
            "draw-counts",
            "agreed-early",
            "count-by",
            "kings-entered",
            "handicap-credit",
            "limit-needs-king",
        ],
    );
}
