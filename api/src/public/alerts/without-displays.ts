/** What stands in a text for a masked value while a dispute suspends it. */
export const HIDDEN_MEANWHILE = '[masqué pendant la contestation]';
/** What stands there once a dispute was right. */
export const TAKEN_OUT = '[coordonnée retirée]';

/** `06 39 •• •• 05`, whichever spaces part it; `c•••@…` whatever its case. */
const patternOf = (display: string) =>
  display
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');

/** The same text with `instead` wherever one of these masked values stands. */
export function withoutDisplays(
  text: string,
  displays: readonly string[],
  instead: string,
): string {
  if (displays.length === 0) return text;
  // The longest first: one may begin as another does.
  const patterns = displays.toSorted((a, b) => b.length - a.length).map(patternOf);
  // A function: a `$` of the replacement means nothing.
  return text.replace(new RegExp(patterns.join('|'), 'gi'), () => instead);
}
