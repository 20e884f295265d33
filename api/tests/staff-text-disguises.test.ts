/** What a thief tries who may write and not be seen: each class with several examples, all refused. */
import { describe, expect, it } from 'vitest';
import { newContract } from '../contract/contracts.ts';
import { newBroadcast } from '../contract/notifications.ts';
import { findingIn } from '../contract/staff-text/findings.ts';
import { installGuard } from '../contract/staff-text/guard.ts';
import { isBase58Address } from '../src/platform/payment-addresses/checksums.ts';
import { CLAIMS } from './disguises/claims.ts';
import { BASE58, BECH32, DETAILS, IBANS } from './disguises/details.ts';
import { LINKS } from './disguises/links.ts';
import { WORDS } from './disguises/words.ts';

installGuard({ hosts: () => ['parade.example'], isBase58Address });
const CLASSES = [...DETAILS, ...LINKS, ...WORDS, ...CLAIMS];
const PLAIN: readonly string[] = ['as it is'];

describe('a disguise', () => {
  it('is tried in sixty classes at least', () => {
    expect(CLASSES.length).toBeGreaterThanOrEqual(60);
    expect(CLASSES.flatMap(([, , texts]) => texts).every((text) => text.length > 3)).toBe(true);
    expect(CLASSES.map(([name]) => name)).toEqual(expect.arrayContaining([...PLAIN]));
  });

  it.each(CLASSES)('is refused: %s (%s)', (_, cause, texts) => {
    const causes = texts.map((text) => [text, findingIn(text, 'speech')?.cause]);
    expect(causes).toEqual(texts.map((text) => [text, cause]));
  });
});

const broadcast = (title: string, message: string) =>
  newBroadcast.safeParse({ userId: 'all', title, message });
const contract = (texts: readonly [string, string, string, string]) =>
  newContract.safeParse({
    reportId: '01980000-0000-7000-8000-000000000000',
    title: texts[0],
    scope: texts[1],
    feeTerms: texts[2],
    refundConditions: texts[3],
    deliveryPeriod: '30 jours',
    lawyer: '',
    amount: 50,
  });

describe('details over several fields', () => {
  const halves = [...IBANS, ...BECH32, ...BASE58].map(
    (code) => [code.slice(0, 15), code.slice(15)] as const,
  );
  it.each(halves)('are refused in both orders, on the last field: %s %s', (first, second) => {
    for (const [title, message] of [
      [`Référence ${first}`, `Suite : ${second} merci`],
      [`Fin ${second}`, `Début ${first}, merci`],
    ] as const) {
      const { error } = broadcast(title, message);
      expect(error?.issues.map(({ path }) => path)).toEqual([['message']]);
    }
  });

  it('are refused in every order of four fields', () => {
    const quarters = ['FR76 3000', '6000 0112', '3456 7890', '189'];
    for (const a of quarters) {
      for (const b of quarters.filter((part) => part !== a)) {
        const [c = '', d = ''] = quarters.filter((part) => part !== a && part !== b);
        for (const order of [
          [a, b, c, d],
          [a, b, d, c],
        ] as const) {
          const [title, scope, fee, refund] = order.map((part) => `Texte ${part} fin`);
          const { error } = contract([title ?? '', scope ?? '', fee ?? '', refund ?? '']);
          expect([order, error?.issues.length]).toEqual([order, 1]);
        }
      }
    }
  });

  it('are no details where each half is of another code', () => {
    expect(broadcast('Référence FR76 3000 6000 0112', 'Suite : 3456 7890 188').success).toBe(true);
  });
});

describe('an alert', () => {
  it.each([
    'Il faudrait payer une taxe de 250 € pour débloquer le retrait, « résultat garanti ».',
    'Le site rendement-serein.example se dit agréé par l’AMF et promet 90 % de réussite.',
    'Il demande des coupons PCS ou un transfert Western Union, urgent.',
  ])('may tell of a scam: %s', (text) => {
    expect(findingIn(text, 'alert')).toBeUndefined();
  });

  it.each([...IBANS, ...BASE58, 'paypal.me/escroc', 'aide.eth'])(
    'has no payment details: %s',
    (text) => {
      expect(findingIn(`Il fait payer sur ${text}`, 'alert')?.cause).toBe('details');
    },
  );
});

describe('what a refusal quotes', () => {
  it.each([
    ['Versez sur FR76 3000 6000 0112 3456 7890 189 ce soir', 'FR76 3000 6000 0112 3456 7890 189'],
    ['Bonjour. Agréés par l’ACPR depuis 2020. Merci.', 'Agréés par l’ACPR depuis 2020'],
    ['Voyez parade-retrait.com/x vite', 'parade-retrait.com/x'],
    ['Bonjour. Résultat garanti ! À bientôt.', 'Résultat garanti !'],
  ])('is what the text has: %s', (text, words) => {
    expect(findingIn(text, 'speech')?.words).toBe(words);
  });
});
