import { expect, it } from 'vitest';
import { progressLine } from './progress.ts';

function shown(isTTY: boolean): string[] {
  const lines: string[] = [];
  const progress = progressLine({ isTTY, write: (text) => lines.push(text) });
  for (const done of [500, 501, 1000, 2000]) progress('users', done, 2000);
  progress('reports', 1, 1);
  return lines;
}

it('moves one line on a terminal, and begins a new one with each step', () => {
  expect(shown(true)).toEqual([
    '\rusers 500 / 2\u202f000\x1b[K',
    '\rusers 1\u202f000 / 2\u202f000\x1b[K',
    '\rusers 2\u202f000 / 2\u202f000\x1b[K\n',
    '\rreports 1 / 1\x1b[K\n',
  ]);
});

it('says elsewhere only what is done', () => {
  expect(shown(false)).toEqual(['users 2\u202f000 / 2\u202f000\n', 'reports 1 / 1\n']);
});
