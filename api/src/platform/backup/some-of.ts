/** How many of a long list are named. */
const NAMED = 5;

/** `3 (a, b, c)`: how many there are, and the first ones. */
export function someOf(names: readonly string[]): string {
  const more = names.length > NAMED ? ', …' : '';
  return `${names.length.toLocaleString('fr')} (${names.slice(0, NAMED).join(', ')}${more})`;
}
