use leptos::prelude::*;
use shogi::clock::CueProfile;

use super::{
    dialog::Dialog,
    looks,
    parts::{Options, Pick, action, choice, field, tick},
};
use crate::{
    element::{El, el, full_screen::full_screen_button},
    i18n::{Language, Text},
    platform::shake,
    reactive::Words,
    session::{Coordinates, Habit, KingStyle, Settings, Theme},
};

/// What a reader can choose: at once and for the next visits.
pub fn settings_dialog(
    words: Words,
    settings: RwSignal<Settings>,
    open: RwSignal<bool>,
) -> AnyView {
    Dialog {
        name: "settings",
        title: |text| text.play.settings,
        open,
    }
    .view(words, move || contents(words, settings, open))
}

/// What is inside.
fn contents(words: Words, settings: RwSignal<Settings>, open: RwSignal<bool>) -> Vec<El> {
    let done = action(
        words,
        "done",
        |text| text.later().choices.done,
        move || {
            open.set(false);
        },
    );
    let foot = el("div").class("dialog-foot").child(
        el("div")
            .class("dialog-buttons")
            .child(done.class("button primary")),
    );
    vec![form(words, settings), foot]
}

/// One of the settings that are chosen from a list.
struct Listed {
    name: &'static str,
    label: Pick,
    options: Options,
    chosen: fn(&Settings, Language) -> &'static str,
    choose: fn(&mut Settings, &str),
}

fn listed(words: Words) -> [Listed; 5] {
    [
        Listed {
            name: "cues",
            label: |text| text.later().choices.cues,
            options: options(
                words,
                &CueProfile::ALL,
                CueProfile::name,
                |text, profile| (text.later().choices.cue_profile)(profile),
            ),
            chosen: |settings, _| settings.cues.name(),
            choose: |settings, name| put(&mut settings.cues, CueProfile::from_name(name)),
        },
        Listed {
            name: "coordinates",
            label: |text| text.later().choices.coordinates,
            options: options(words, Coordinates::ALL, Coordinates::name, |text, style| {
                (text.later().choices.coordinate_style)(style)
            }),
            chosen: |settings, _| settings.coordinates.name(),
            choose: |settings, name| put(&mut settings.coordinates, Coordinates::from_name(name)),
        },
        Listed {
            name: "kings",
            label: |text| text.later().choices.kings,
            options: options(words, KingStyle::ALL, KingStyle::name, |text, style| {
                (text.later().choices.king_style)(style)
            }),
            chosen: |settings, _| settings.kings.name(),
            choose: |settings, name| put(&mut settings.kings, KingStyle::from_name(name)),
        },
        Listed {
            name: "theme",
            label: |text| text.later().choices.theme,
            options: options(words, Theme::ALL, Theme::name, |text, theme| {
                (text.later().choices.theme_of)(theme)
            }),
            chosen: |settings, _| settings.theme.name(),
            choose: |settings, name| put(&mut settings.theme, Theme::from_name(name)),
        },
        Listed {
            name: "language",
            label: |text| text.later().choices.language,
            options: options(words, &Language::ALL, Language::tag, |_, language| {
                language.own_name()
            }),
            chosen: |_, language| language.tag(),
            choose: |settings, tag| settings.language = Language::from_tag(tag),
        },
    ]
}

fn options<T: Copy + Send + 'static>(
    words: Words,
    all: &[T],
    name: fn(T) -> &'static str,
    describe: fn(&'static Text, T) -> &'static str,
) -> Options {
    all.iter()
        .map(|&option| -> (_, Box<dyn Fn() -> &'static str + Send>) {
            (
                name(option),
                Box::new(move || describe(words.now(), option)),
            )
        })
        .collect()
}

/// Takes up a choice that this build knows.
fn put<T>(setting: &mut T, choice: Option<T>) {
    if let Some(choice) = choice {
        *setting = choice;
    }
}

/// What is heard, felt and asked besides.
fn habits(words: Words, settings: RwSignal<Settings>) -> impl Iterator<Item = El> {
    // What is done at the first visit is kept when it is not wanted.
    let habits: [(_, Habit, bool, Pick); 5] = [
        ("check-heard", Habit::CheckHeard, false, |text| {
            text.later().beside.check_heard
        }),
        ("end-heard", Habit::EndUnheard, true, |text| {
            text.later().beside.end_heard
        }),
        ("spoken", Habit::Unspoken, true, |text| {
            text.later().beside.spoken
        }),
        ("shakes", Habit::Shakes, false, |text| {
            text.later().beside.shakes
        }),
        ("confirms", Habit::Confirms, false, |text| {
            text.later().beside.confirms
        }),
    ];
    let can = |habit| habit != Habit::Shakes || shake::is_known();
    habits
        .into_iter()
        .filter(move |&(_, habit, ..)| can(habit))
        .map(move |(name, habit, first, label)| {
            let has = move || settings.with(|settings| settings.manner.has(habit));
            let turn = move || {
                let on = !untrack(has);
                settings.update(|settings| settings.manner = settings.manner.with(habit, on));
            };
            let label = move || label(words.now()).to_owned();
            tick(name, label, move || has() != first, turn)
        })
}

fn form(words: Words, settings: RwSignal<Settings>) -> El {
    let volume = move || settings.with(|settings| settings.volume);
    let volume_text = move || match volume() {
        0 => words.now().later().choices.off.to_owned(),
        volume => volume.to_string(),
    };
    let range = el("input")
        .attr("type", "range")
        .attr("name", "volume")
        .attr("min", "0")
        .attr("max", "100")
        .attr("step", "5")
        .prop("value", move || volume().to_string())
        .on_input(move |written| {
            if let Ok(volume) = written.parse::<u8>() {
                settings.update(|settings| settings.volume = volume.min(100));
            }
        });
    let volume_label = move || format!("{} {}", words.now().later().choices.volume, volume_text());
    let listed = listed(words).map(|listed| {
        let Listed {
            name,
            label,
            options,
            chosen,
            choose,
        } = listed;
        let chosen = move || settings.with(|settings| chosen(settings, words.0.get()));
        let choose = move |choice: String| settings.update(|settings| choose(settings, &choice));
        field(
            move || label(words.now()).to_owned(),
            choice(name.to_owned(), options, chosen, choose),
        )
    });
    let lays_hand = tick(
        "lays-hand",
        move || words.now().later().choices.lays_hand.to_owned(),
        move || settings.with(|settings| settings.lays_hand),
        move || settings.update(|settings| settings.lays_hand = !settings.lays_hand),
    );
    let facing = tick(
        "facing",
        move || words.now().later().choices.facing.to_owned(),
        move || settings.with(|settings| settings.facing),
        move || settings.update(|settings| settings.facing = !settings.facing),
    );
    let clock = el("a")
        .class("button")
        .attr("href", "#/clock")
        .attr("data-action", "clock")
        .word(words, |text| text.later().timer.link);
    el("div")
        .class("form")
        .child(field(volume_label, range))
        .children(listed)
        .children(habits(words, settings))
        .child(lays_hand)
        .child(facing)
        .child(
            el("div")
                .class("form-buttons")
                .child(full_screen_button(words))
                .child(clock),
        )
        .child(looks::choices(words, settings))
}
