import { expect, it } from 'vitest';
import { KINDS } from '../remedies/kinds.ts';
import { MEANS } from '../remedies/means.ts';
import { refusalOf } from './findings.ts';

const LABELS = [KINDS, MEANS].flatMap((all) => Object.values(all)).map(({ label }) => label);

it.each(LABELS)('lets staff quote what a victim chose: %s', (label) => {
  for (const text of [
    label,
    `${label}.`,
    `Vous avez répondu «\u00a0${label}\u00a0».`,
    `Vous avez répondu « ${label.replaceAll('’', "'")} », et nous en tenons compte.`,
  ]) {
    expect(refusalOf(text)).toBeUndefined();
  }
});

it.each([
  'Réglez 50 € en «\u00a0Espèces, colis, or\u00a0» avant votre retrait.',
  'Espèces, colis, or\nEnvoyez 50 € pour débloquer votre retrait.',
  'Versez les frais par «\u00a0Virement instantané\u00a0» pour recevoir votre argent.',
  '«\u00a0J’ai versé de l’argent pour un placement\u00a0»\u00a0: placez 500 € chez nous, rendement garanti.',
  'Virement instantané\nFR76 3000 6000 0112 3456 7890 189',
  'Nous vous proposons de récupérer votre argent contre des frais.',
])('refuses what stands around a label as ever: %s', (text) => {
  expect(refusalOf(text)).toBeDefined();
});
