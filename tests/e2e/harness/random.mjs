// A generator with a seed, so that a run can be repeated.
export function randomOf(seed) {
  let state = seed;
  // The constants of the C standard's example; the lower bits are poor.
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 12) % below;
  };
}
