import { expect, it } from 'vitest';
import { secretProblem } from './told-secrets.ts';

const SEED = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

it.each([
  ['4111 1111 1111 1111', 'carte'],
  ['carte 5555555555554444 au nom de Zoé', 'carte'],
  ['code PIN : 4821', 'code'],
  ['le code reçu est 482913', 'code'],
  ['CVV 123', 'code'],
  ['mot de passe : azerty9', 'code'],
  [SEED, 'récupération'],
  [
    SEED.split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join(' '),
    'récupération',
  ],
])('%s is refused, with the reason', (text, reason) => {
  expect(secretProblem(text)).toContain(reason);
});

it.each([
  'FR76 3000 6000 0112 3456 7890 189',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '06 39 98 45 67',
  'code postal 69003, code banque 30003',
  'CB 4978****1234 AMAZON',
  'VIR SEPA VASSEROY CAPITAL 02/10/2026',
  'https://belles-bottines.example/commande?id=4978123456',
  'une femme que mes parents avaient connue dans leur jeunesse avec son mari pendant longtemps',
])('%s is none', (text) => {
  expect(secretProblem(text)).toBeUndefined();
});
