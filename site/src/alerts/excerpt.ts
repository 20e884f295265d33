/** What search engines show of a page, in characters. */
const LENGTH = 160;

/** The beginning of a text, cut between two words. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  return `${line.slice(0, LENGTH).replace(/\s+\S*$/, '')}…`;
}
