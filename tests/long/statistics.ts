/**
 * How often a value of `a` is above one of `b`: 0.5 when the two cannot be
 * told apart, 0 or 1 when always. Ties count half.
 */
export function auc(a: readonly number[], b: readonly number[]): number {
  const all = [
    ...a.map((value) => ({ value, a: true })),
    ...b.map((value) => ({ value, a: false })),
  ];
  all.sort((x, y) => x.value - y.value);
  let ranks = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (all[end + 1]?.value === all[start]?.value) end++;
    const rank = (start + end) / 2 + 1;
    for (; start <= end; start++) if (all[start]?.a) ranks += rank;
  }
  return (ranks - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, lot: Math.random() }))
    .sort((x, y) => x.lot - y.lot)
    .map(({ item }) => item);
}

/** What half and 19 of 20 of these times are within, and the longest. */
export function figuresOf(times: readonly number[]): Record<'p50' | 'p95' | 'max', number> {
  const sorted = times.toSorted((x, y) => x - y);
  const [p50 = 0, p95 = 0, max = 0] = [0.5, 0.95, 1].map(
    (share) => sorted[Math.ceil(sorted.length * share) - 1],
  );
  return { p50, p95, max };
}
