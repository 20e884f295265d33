import { expect, it } from 'vitest';
import { ownMs } from '../tests/own-time.ts';
import { secretProblem } from './told-secrets.ts';

/** Of 30,000 characters, the longest story. */
const LIMIT_MS = 500;
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
  ['Mon code secret c’était 1234', 'code'],
  ['Mdp azerty123', 'code'],
  ['code: 4 8 2 9 1 3', 'code'],
  ['Le code que je lui ai donné était 482 913.', 'code'],
  ['code de sécurité de ma carte : 123', 'code'],
  ['le code reçu par SMS 482913', 'code'],
  ['mon code PIN 4821', 'code'],
  ['Le code à 6 chiffres : 482913', 'code'],
  ['cryptogramme visuel 123', 'code'],
  ['Les trois chiffres au dos de ma carte sont 123', 'code'],
  ['ｃｏｄｅ : ４８２９１３', 'code'],
  ['Mon code d’accès est le 48291375', 'code'],
  ['mes codes : 4821 et 5930', 'code'],
  ['mot de passe : soleil', 'code'],
  ['Le code qu’on m’a envoyé 482913', 'code'],
  ['le code que je lui ai donné au téléphone 482913', 'code'],
  ['mon code bancaire, 1234', 'code'],
  ['Mon mot de passe est Soleil75', 'code'],
  ['Le mot de passe de ma banque était p@ssion', 'code'],
  ['mon mot de passe azerty123', 'code'],
  ['Le mot de passe c’est « Zoe2024! »', 'code'],
  ['ma carte ４１１１ １１１１ １１１１ １１１１', 'carte'],
  [SEED.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()), 'récupération'],
  [SEED.toUpperCase(), 'récupération'],
  [SEED.replaceAll(' ', '-'), 'récupération'],
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
  'J’ai donné mon code et perdu 4800 € en une heure.',
  'Il m’a dit que mon mot de passe est compromis.',
  'le code avant 2000 €',
  'Code erreur 404',
  'J’ai donné le code : 4800 € ont disparu.',
  'Le code reçu, 3 200 euros sont partis.',
  'Ils ont saisi mon code 1500 fois',
  'Le code était de 6 chiffres.',
  'J’ai reçu un code à 14 h 30, puis un autre le 12/03/2026.',
  'code promo NOEL 2026, code client : 12345',
  'Le code qu’il m’a demandé 3 fois',
  'Le code que j’ai reçu 14 h 30',
  'le code qu’on m’a envoyé 1500 € plus tard',
  'Article 1240 du code civil, code pénal 3131',
  'Mot de passe : il l’avait déjà changé.',
  'Mot de passe oublié le 12/11/2026',
  'Changement de mot de passe : 12/11/2026 à 14h30',
  'Lien pour le mot de passe : https://banque1.example/acces',
  'J’ai donné mon mot de passe et perdu 4800 €.',
  'Après mon mot de passe, 2 virements de 1500 € sont partis.',
  'Il a mon mot de passe et son numéro est 06 39 98 45 67',
  'J’ai tapé mon PIN et payé 1200 €.',
  'Il a demandé les codes des coupons de 250 €',
  'JE PENSAIS QUE MON CONSEILLER ÉTAIT SINCÈRE AVEC MES PROCHES PENDANT LONGTEMPS AUSSI',
  'https://news.example/many-short-words-that-make-the-name-long-page-about-other-things-here',
])('%s is none', (text) => {
  expect(secretProblem(text)).toBeUndefined();
});

it('judges a hostile text in a time that grows with its length alone', () => {
  const parts = [
    'code ',
    'code a',
    'mot de passe ',
    'mdp a',
    'mdp @',
    '1 ',
    'abc ',
    'abc-',
    ' ',
    '@',
  ];
  for (const part of parts) {
    const text = `code mdp ${part.repeat(30_000 / part.length)}é`;
    expect(
      ownMs(() => secretProblem(text), LIMIT_MS),
      part,
    ).toBeLessThan(LIMIT_MS);
  }
});
