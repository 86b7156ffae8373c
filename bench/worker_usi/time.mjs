// The time for a move, in milliseconds.

// The `soft` and `hard` limit of a search by the clock: what
// `komadai_search::TimeBudget::from_clock` computes. `ply` is the number of the move.
export function budgetFromClock({ remaining, byoyomi, increment, ply, margin }) {
  const least = 1;
  const most = Math.max(remaining + byoyomi - margin, least);
  // Unused byoyomi is lost: however it is scaled down, the soft limit is not reached.
  if (remaining < byoyomi) return { soft: 4 * most, hard: most };
  const movesToGo = Math.max(64 - Math.floor(ply / 3), 28);
  // Without byoyomi a reserve is never used: on a busy machine a search may end late.
  const reserve = byoyomi === 0 ? margin * 15 : 0;
  const spare = Math.max(remaining - reserve, 0);
  const gain = byoyomi + (increment * 4) / 5;
  const soft = Math.min(Math.max(spare / movesToGo + gain - margin, least), most);
  const hard = Math.min(Math.max(spare / 5 + gain - margin, soft), soft * 5, most);
  return { soft, hard };
}
