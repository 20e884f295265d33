import { expect, it } from 'vitest';
import { readingLevelOf, syllablesOf } from './reading-level.ts';

it.each([
  ['banque', 1],
  ['carte', 1],
  ['l’argent', 2],
  ['maintenant', 3],
  ['réunir', 3],
  ['qui', 1],
  ['guérir', 2],
  ['payé', 2],
  ['virement', 3],
  ['aujourd’hui', 3],
  ['de', 1],
  ['opposition', 4],
])('says « %s » in %i', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

it('finds what a child reads easy, and what a lawyer writes hard', () => {
  expect(readingLevelOf(['Le chat dort. Il a bien mangé.'])).toBeGreaterThan(95);
  expect(
    readingLevelOf([
      'L’utilisateur de services de paiement signale à son prestataire de services de paiement une opération de paiement non autorisée ou mal exécutée dans les conditions prévues par la réglementation applicable.',
    ]),
  ).toBeLessThan(40);
});
