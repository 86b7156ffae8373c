// Listens to what a page really plays: a worklet on the audio thread notes when a sound
// begins, whatever the page's own thread does.

const WORKLET = `
  registerProcessor("tap", class extends AudioWorkletProcessor {
    silence = Infinity;
    process([[samples]]) {
      for (let i = 0; i < (samples?.length ?? 0); i++) {
        if (Math.abs(samples[i]) < 0.005) {
          this.silence++;
        } else {
          if (this.silence > 0.02 * sampleRate) this.port.postMessage((currentFrame + i) / sampleRate);
          this.silence = 0;
        }
      }
      return true;
    }
  });
`;

// Runs in the page before its scripts.
function install(worklet) {
  const onsets = [];
  // How far the page's clock is ahead of what is heard, and since when by the audio clock.
  const offsets = [];
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (to, ...rest) {
    const { context } = this;
    if (to === context.destination && context instanceof AudioContext) {
      const module = URL.createObjectURL(new Blob([worklet], { type: "text/javascript" }));
      context.audioWorklet.addModule(module).then(() => {
        const tap = new AudioWorkletNode(context, "tap");
        tap.port.onmessage = ({ data }) => onsets.push(data);
        connect.call(this, tap);
        connect.call(tap, to);
      });
      setInterval(() => {
        const { contextTime, performanceTime } = context.getOutputTimestamp();
        offsets.push([contextTime, performanceTime / 1_000 - contextTime]);
      }, 50);
    }
    return connect.call(this, to, ...rest);
  };
  // The earliest deadline that fits what the clock showed and when: it is never early.
  let deadline = Infinity;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!target.matches("[data-running][data-phase=byoyomi]")) continue;
      deadline = Math.min(deadline, performance.now() / 1_000 + Number(target.dataset.seconds));
    }
  }).observe(document, { subtree: true, attributeFilter: ["data-seconds"] });

  window.listened = () => ({
    left: onsets.map((onset) => {
      const [, offset] = offsets.findLast(([since]) => since <= onset);
      return deadline - (onset + offset);
    }),
    stalls: offsets.slice(10).filter(([, offset], i) => Math.abs(offset - offsets[9 + i][1]) > 0.002)
      .length,
  });
}

// Listens to `page`, which must not have been opened yet and must bypass its content policy:
// the worklet is no part of the release.
export async function tap(page) {
  await page.addInitScript(install, WORKLET);
}

// How many seconds of byoyomi were left, by the clock that was shown, at the beginning of each
// sound; and how often the machine failed to feed its sound card in time.
export function listened(page) {
  return page.evaluate(() => window.listened());
}
