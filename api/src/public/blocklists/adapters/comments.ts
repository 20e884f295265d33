import type { Reading } from './adapter.ts';

interface Line {
  line: number;
  /** Without its comment. */
  words: string[];
}

/** What the heads of such lists call it. */
const FIELDS = {
  asOf: /^#\s*(?:last[ -]modified|last updated|updated|date|version)\s*:\s*(\d{4}-\d{2}-\d{2})/i,
  title: /^#\s*title\s*:\s*(.+)/i,
  sourceUrl: /^#\s*(?:homepage|home|url|source)\s*:\s*(https?:\/\/\S+)/i,
  licence: /^#\s*licen[cs]e\s*:\s*([^(]+)/i,
} as const;
/** Where no field is the title, the first line is: `# Scam Blocklist by …`. */
const FIRST_LINE = /^#+\s*([^:#\s][^:]{3,100})\r?(?:\n|$)/;
/** Comments behind the head are about single lines. */
const HEAD_LINES = 40;

/** Lines of words, `#` begins a comment; the comments at the head say what the list is. */
export function readLines(text: string): { lines: Line[]; about: NonNullable<Reading['about']> } {
  const about: NonNullable<Reading['about']> = {};
  const lines: Line[] = [];
  for (const [at, whole] of text.split(/\r\n?|\n/).entries()) {
    if (at < HEAD_LINES && whole.startsWith('#')) {
      for (const [field, pattern] of Object.entries(FIELDS)) {
        const said = pattern.exec(whole)?.[1]?.trim();
        if (said) about[field as keyof typeof FIELDS] ??= said;
      }
    }
    const words = whole.replace(/#.*$/, '').trim().split(/\s+/).filter(Boolean);
    if (words.length > 0) lines.push({ line: at + 1, words });
  }
  const first = FIRST_LINE.exec(text)?.[1]?.trim();
  if (first) about.title ??= first;
  return { lines, about };
}
