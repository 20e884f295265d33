import type { Adapter } from './adapter.ts';
import { readLines } from './comments.ts';

/** One host a line; `*.` in front says what is meant anyway. */
export const domains: Adapter = (text) => {
  const { lines, about } = readLines(text);
  return {
    about,
    items: lines.map(({ line, words }) => ({
      line,
      kind: 'domain',
      typed: words.join(' ').replace(/^\*?\./, ''),
      category: '',
    })),
    badLines: [],
  };
};
