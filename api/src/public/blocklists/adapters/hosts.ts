import { isIP } from 'node:net';
import type { Adapter } from './adapter.ts';
import { readLines } from './comments.ts';

/** A hosts file: an address, then the hosts that are sent there. */
export const hosts: Adapter = (text) => {
  const { lines, about } = readLines(text);
  const isRead = ({ words }: { words: string[] }) => words.length > 1 && isIP(words[0] ?? '') !== 0;
  return {
    about,
    items: lines
      .filter(isRead)
      .flatMap(({ line, words }) =>
        words.slice(1).map((typed) => ({ line, kind: 'domain' as const, typed, category: '' })),
      ),
    badLines: lines.filter((each) => !isRead(each)).map(({ line }) => line),
  };
};
