import type { Sign } from '@parade/api/contract/analysis/signs.ts';
import { describe, expect, it } from 'vitest';
import { marked, notesOf } from './marks.ts';

const sign = (start: number, end: number, strength: Sign['strength'] = 2): Sign => ({
  ...{ sign: 'urgency', strength, span: { start, end } },
  ...{ explanation: 'Cela presse.', howToCheck: 'Attendez.' },
});
const shown = (text: string, ...signs: Sign[]) =>
  marked(text, signs)
    .map(({ text: words, isMeant, ends }) => (isMeant ? `[${words}${ends.join('+')}]` : words))
    .join('');

describe('a marked text', () => {
  it.each([
    ['nothing', [], 'abcdef'],
    ['one passage', [sign(1, 3)], 'a[bc1]def'],
    ['passages that overlap', [sign(1, 4), sign(2, 6)], 'a[b][cd1][ef2]'],
    ['one inside another', [sign(0, 6), sign(2, 3)], '[ab][c2][def1]'],
    ['the same twice', [sign(1, 3), sign(1, 3)], 'a[bc1+2]def'],
    ['one that goes beyond the end', [sign(4, 90)], 'abcd[ef1]'],
    ['one that starts behind it', [sign(90, 95)], 'abcdef'],
    ['the whole message', [{ ...sign(0, 0), span: null }], 'abcdef'],
  ])('shows %s', (_, signs, expected) => {
    expect(shown('abcdef', ...signs)).toBe(expected);
  });

  it('loses no letter, whatever the places', () => {
    const text = 'Votre colis est en attente.';
    for (let start = 0; start < text.length; start += 3) {
      const parts = marked(text, [sign(start, start + 9), sign(2, 20), sign(5, start + 1)]);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  });
});

it('an official name is no excuse beside strong reasons', () => {
  const official: Sign = { ...sign(0, 3, 0), sign: 'official' };
  expect(notesOf([official, sign(4, 6, 1)])).toEqual([official]);
  expect(notesOf([sign(4, 6, 5), official])).toEqual([]);
});
