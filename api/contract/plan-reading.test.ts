import { expect, it } from 'vitest';
import { clockOf } from './plan-clocks.ts';
import { readPlan } from './plan-reading.ts';
import type { Payment, Situation } from './remedies/situation.ts';

const TODAY = '2026-11-23';
const transfer = (more: Partial<Payment> = {}): Payment => ({
  ...{ means: 'transfer', authorised: 'tricked', paidOn: '2026-11-22', outsideEea: false },
  ...more,
});
const situation = (...payments: Payment[]): Situation => ({
  kind: 'faux-conseiller',
  payments,
  facts: {},
});
const callBank = (of: Situation) =>
  readPlan(of, TODAY).now.find(({ action }) => action === 'call-bank');

it('says a call with the person’s own figures, and leaves no gap where one is unknown', () => {
  expect(callBank(situation(transfer({ amountEuros: 4800.5 })))?.say[0]).toBe(
    'Bonjour, j’ai été trompé pour un virement de 4\u00a0800,50\u00a0€ du 22 novembre 2026.',
  );
  expect(callBank(situation(transfer()))?.say[0]).toBe(
    'Bonjour, j’ai été trompé pour un virement du 22 novembre 2026.',
  );
});

it('names no day to the bank where the earliest possible one stands for it', () => {
  const unknown = situation(transfer({ paidOnIsEarliest: true, amountEuros: 50 }));
  expect(callBank(unknown)?.say[0]).toBe(
    'Bonjour, j’ai été trompé pour un virement de 50,00\u00a0€.',
  );
  expect(readPlan(unknown, TODAY).payments[0]?.label).toBe(
    'Virement, 50,00\u00a0€, au plus tôt le 22 novembre 2026',
  );
});

it('does not call a time passed that may not have, where the day is not known', () => {
  const contest = (more: Partial<Payment>) =>
    readPlan(situation({ means: 'card', authorised: 'no', paidOn: '2026-08-01', ...more }), TODAY)
      .payments[0]?.remedies[0]?.clock;
  expect(contest({ outsideEea: true })).toBe(
    'Délai passé\u00a0: il allait jusqu’au 10 octobre 2026',
  );
  expect(contest({})).toBe(
    'À faire maintenant. Si l’argent a quitté l’Espace économique européen, le délai allait jusqu’au 10 octobre 2026. Sinon, il court jusqu’au 1er septembre 2027',
  );
  expect(contest({ paidOnIsEarliest: true })).toBe(
    'À faire maintenant. Délai peut-être passé\u00a0: il allait au plus tôt jusqu’au 10 octobre 2026',
  );
});

it('names the other payments in the same call', () => {
  const say = callBank(situation(transfer(), transfer({ amountEuros: 3000 })))?.say ?? [];
  expect(say.at(-1)).toBe(
    'Ma demande vaut aussi pour ceci\u00a0: Virement, 3\u00a0000,00\u00a0€, le 22 novembre 2026.',
  );
});

it.each([
  [null, 'À faire maintenant'],
  ['2026-11-22', 'Délai passé\u00a0: il allait jusqu’au 22 novembre 2026'],
  ['2026-11-23', 'Dernier jour\u00a0: aujourd’hui, 23 novembre 2026'],
  ['2026-11-24', 'Il reste 1\u00a0jour, jusqu’au 24 novembre 2026'],
  ['2027-01-14', 'Il reste 7\u00a0semaines, jusqu’au 14 janvier 2027'],
  ['2027-12-01', 'Il reste 12\u00a0mois, jusqu’au 1er décembre 2027'],
  ['2032-11-22', 'Il reste 5\u00a0ans, jusqu’au 22 novembre 2032'],
])('says how long %s is away, never more than is left', (lastDay, words) => {
  const [remedy] = readPlan(situation(transfer()), TODAY).plan.remedies;
  if (!remedy) throw new Error('no remedy');
  const past = lastDay !== null && lastDay < TODAY;
  expect(clockOf({ ...remedy, lastDay, past }, TODAY)).toBe(words);
});

it('leads a complaint online only where THESEE takes it', () => {
  const complaint = (of: Situation) =>
    readPlan(of, TODAY).now.find(({ action }) => action === 'file-complaint');
  expect(complaint(situation(transfer()))?.help).toBeNull();
  const shop: Situation = {
    kind: 'faux-site',
    payments: [transfer()],
    facts: { authorKnown: false, authorMet: false, minor: false, professional: false },
  };
  expect(complaint(shop)?.help, 'a report alone').toBeNull();
  const adult = { ...shop.facts, onBehalfOf: '', noFranceConnect: false };
  expect(complaint({ ...shop, facts: adult })?.help?.name).toBe('THESEE');
});

it('contests a transfer that one did not make before it asks for a recall', () => {
  const say = callBank(situation(transfer({ authorised: 'no', amountEuros: 90 })))?.say ?? [];
  expect(say[0]).toBe('Bonjour, je conteste un paiement de 90,00\u00a0€ du 22 novembre 2026.');
  expect(say.join(' ')).toContain(
    'Tentez aussi un rappel pour fraude\u00a0: il ne remplace pas ma',
  );
  expect(say.join(' ')).not.toMatch(/trompé|validé/);
});

it('speaks first to whoever is ashamed, and to the adult of whoever is not of age', () => {
  const of = (kind: Situation['kind'], facts: Situation['facts'] = {}) =>
    readPlan({ kind, payments: [], facts }, TODAY);
  for (const kind of ['chantage', 'sentiments'] as const) expect(of(kind).comfort).toMatch(/faute/);
  expect(of('faux-site').comfort).toBeNull();
  expect(of('chantage', { minor: true }).forAdult).toBe(true);
  expect(of('chantage', { minor: true, onBehalfOf: 'mon fils' }).forAdult).toBe(false);
  expect(of('chantage').forAdult).toBe(false);
});

it('contests each payment in the call, also of another kind', () => {
  const card: Payment = { means: 'card', authorised: 'no', paidOn: '2026-11-22', amountEuros: 90 };
  const say = callBank(situation(transfer(), card))?.say ?? [];
  expect(say[0]).toMatch(/^Bonjour, j’ai été trompé pour un virement/);
  expect(say.join(' ')).toContain('Je conteste un paiement de 90,00\u00a0€ du 22 novembre 2026.');
  expect(say.filter((sentence) => sentence.startsWith('Bonjour'))).toHaveLength(1);
});

it('lets no far day be a reason to wait, and no advice pass', () => {
  const clocks = (payment: Payment, today = TODAY) =>
    Object.fromEntries(
      readPlan(situation(payment), today).payments[0]?.remedies.map((one) => [
        one.remedy,
        one.clock,
      ]) ?? [],
    );
  expect(clocks(transfer()).recall).toMatch(/^À faire maintenant\u00a0: chaque heure compte/);
  const notMine: Payment = { means: 'transfer', authorised: 'no', paidOn: '2026-11-22' };
  expect(clocks(notMine).contest).toMatch(/^À faire maintenant.+Il reste 12\u00a0mois, jusqu’au/);
  const card: Payment = { means: 'card', authorised: 'tricked', paidOn: '2026-08-01' };
  expect(clocks(card).chargeback).toMatch(/conseillé de le demander avant le 26 septembre 2026/);
  const plan = readPlan({ kind: 'chantage', payments: [transfer()], facts: {} }, TODAY);
  expect(plan.remedies.find(({ remedy }) => remedy === 'complaint')?.clock).toBe(
    'À faire maintenant',
  );
});

it('sends nobody to the mediator today who has not complained in writing', () => {
  const clock = (facts: Situation['facts']) =>
    readPlan(
      { ...situation(transfer()), facts: { bankTold: true, bankRefused: true, ...facts } },
      TODAY,
    ).remedies.find(({ remedy }) => remedy === 'mediator')?.clock;
  expect(clock({})).toBe('Après une réclamation écrite, et dans l’année qui la suit');
  expect(clock({ bankComplaintOn: '2026-10-01' })).toMatch(/jusqu’au 1er octobre 2027$/);
});

it('says of a recall that the first day of the banks is not the last for a fraud', () => {
  const [recall] = readPlan(situation(transfer()), TODAY).payments[0]?.remedies ?? [];
  expect(recall?.clock).toMatch(/7 décembre 2026|4 décembre 2026/);
  expect(recall?.left).toContain('jusqu’à 13\u00a0mois');
});
