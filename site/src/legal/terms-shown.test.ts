import { expect, it } from 'vitest';
import { termsShown, wordsOf } from './terms-shown.ts';

const DAYS = { updatedOn: '2026-11-20', effectiveOn: '2026-01-01' };
const fact = (text: string) => `<!--fact support-->${text}<!--/fact-->`;
const OLD = `<h2 id="a">1. Objet</h2><p>Nous aidons. Écrivez à ${fact('ancien@parade.test')}.</p>`;
const NEW = `<h2 id="a">1. Objet</h2><p>Nous aidons mieux. Écrivez à ${fact('support@parade.test')}.</p>`;
const IN_FORCE = {
  words: wordsOf(OLD),
  text: OLD,
  updatedOn: '2026-01-01',
  effectiveOn: '2026-01-01',
};
const state = { inForce: IN_FORCE, announced: null, earliestOn: '2026-12-25' };

it('takes a contact, a tag or a space for no change, and any letter for one', () => {
  for (const same of [
    OLD.replace('ancien@', 'autre@'),
    OLD.replace('<h2 id="a">', '<h2 id="b" class="c">'),
    OLD.replace('Nous aidons', 'Nous\u00a0 aidons'),
    OLD.replace('Nous aidons', 'Nous&nbsp;aidons'),
  ]) {
    expect(wordsOf(same)).toBe(wordsOf(OLD));
  }
  expect(wordsOf(OLD.replace('aidons.', 'aidons,'))).not.toBe(wordsOf(OLD));
});

it('shows the text as it is where nobody announces any, and binds the first that is shown', () => {
  expect(termsShown(NEW, DAYS, null)).toEqual({
    inForce: { ...DAYS, text: NEW, words: '' },
    announced: null,
  });
  expect(termsShown(NEW, DAYS, { ...state, inForce: null })).toEqual({
    inForce: { ...DAYS, text: NEW, words: wordsOf(NEW) },
    announced: null,
  });
});

it('keeps the words that bind, with the contacts of today, above those that come', () => {
  const shown = termsShown(NEW, DAYS, state);
  expect(shown.inForce).toEqual({
    ...IN_FORCE,
    text: OLD.replace('ancien@', 'support@'),
  });
  expect(shown.announced).toEqual({
    ...DAYS,
    effectiveOn: '2026-12-25',
    words: wordsOf(NEW),
    text: NEW.replace('id="a"', 'id="nouveau-a"'),
  });
  const stated = { ...DAYS, effectiveOn: '2027-02-01' };
  expect(termsShown(NEW, stated, state).announced?.effectiveOn).toBe('2027-02-01');
});

it('keeps the announced day, and binds on it and not before', () => {
  const announced = { words: wordsOf(NEW), effectiveOn: '2026-12-01', isDue: false };
  const early = termsShown(NEW, DAYS, { ...state, announced });
  expect(early.inForce.words).toBe(IN_FORCE.words);
  expect(early.announced?.effectiveOn).toBe('2026-12-01');
  const due = termsShown(NEW, DAYS, { ...state, announced: { ...announced, isDue: true } });
  expect(due).toEqual({
    inForce: { ...DAYS, effectiveOn: '2026-12-01', text: NEW, words: wordsOf(NEW) },
    announced: null,
  });
  // Other words than those that were announced wait anew, whatever day it is.
  const other = NEW.replace('mieux', 'moins');
  expect(
    termsShown(other, DAYS, { ...state, announced: { ...announced, isDue: true } }).announced,
  ).toMatchObject({ effectiveOn: '2026-12-25', words: wordsOf(other) });
});
