import { expect, it } from 'vitest';
import { quoted } from './text.ts';

it.each([
  ['Faux livreur', '«\u00a0Faux livreur\u00a0»'],
  ['SMS et «\u00a0frais de livraison\u00a0»', '«\u00a0SMS et “frais de livraison”\u00a0»'],
  ['«frais» et « envoi »', '«\u00a0“frais” et “envoi”\u00a0»'],
])('quotes inside quotes are inner ones: %s', (text, expected) => {
  expect(quoted(text)).toBe(expected);
});
