import { expect, it } from 'vitest';
import { difference } from './difference.ts';

const marked = (before: string, after: string) => {
  const both = difference(before, after);
  const text = (pieces: typeof both.before) =>
    pieces.map((piece) => (piece.changed ? `[${piece.text}]` : piece.text)).join('');
  return [text(both.before), text(both.after)];
};

it.each([
  ['50,00 €', '60,00 €', '[50,00] €', '[60,00] €'],
  ['', 'Paris', '', '[Paris]'],
  [
    'remboursé en 14 jours',
    'remboursé en 30 jours',
    'remboursé en [14] jours',
    'remboursé en [30] jours',
  ],
  ['un deux trois', 'un trois', 'un [deux ]trois', 'un trois'],
  ['même', 'même', 'même', 'même'],
])('marks what differs between %j and %j', (before, after, old, next) => {
  expect(marked(before, after)).toEqual([old, next]);
});

it('marks the whole of very long texts', () => {
  const long = 'mot '.repeat(2000);
  expect(difference(long, `${long}x`).after).toEqual([{ text: `${long}x`, changed: true }]);
});
