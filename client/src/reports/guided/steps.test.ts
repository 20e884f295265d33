import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { expect, test } from 'vitest';
import { newDraft } from '../draft.ts';
import { EMPTY_REPORT, REPORT_FIELDS, type ReportTexts } from '../form.ts';
import { withPlan } from '../with-plan.ts';
import { askedOf, firstOpen, type Known, STEPS, stepOfWrong } from './steps.ts';

const PAID = { means: 'transfer', authorised: 'tricked', paidOn: '2026-10-02' } as const;
const planOf = (changes: Partial<Situation> = {}): Situation => ({
  ...{ kind: 'faux-conseiller', payments: [{ ...PAID, amountEuros: 900 }], facts: {} },
  ...changes,
});
const known = (texts: Partial<ReportTexts> = {}, plan: Situation | null = null): Known => ({
  texts: { ...withPlan(newDraft(), plan).texts, ...texts },
  ...{ plan, hasPieces: false },
});
const asked = (...given: Parameters<typeof known>) => askedOf(known(...given)).map(({ id }) => id);
const REST = ['recit', 'escroc', 'reconnu', 'autre', 'preuves'];
const MONEY = ['paiements', 'montant'];

test('every field of the form is asked for by one question', () => {
  expect(STEPS.flatMap(({ fields }): readonly string[] => fields).toSorted()).toEqual(
    REPORT_FIELDS.toSorted(),
  );
});

test('asks all in the order of /urgence, then the story and what belongs to it', () => {
  expect(asked()).toEqual(['faits', 'jour', ...REST.slice(0, 3), ...MONEY, ...REST.slice(3)]);
});

test('asks for a name where what happened gives none', () => {
  expect(asked({ fraudType: 'Autre' })).toContain('titre');
  expect(asked({ fraudType: 'Autre', title: 'J’ai acheté sur un faux site' })).not.toContain(
    'titre',
  );
});

test.each<[string, Partial<Situation>, string[]]>([
  ['all of it', {}, []],
  ['that nothing was paid', { payments: [] }, ['jour']],
  ['no amount', { payments: [PAID] }, MONEY],
  [
    'no certain day',
    { payments: [{ ...PAID, amountEuros: 9, paidOnIsEarliest: true }] },
    ['jour', ...MONEY],
  ],
  ['no means', { payments: [], facts: { meansUnknown: true } }, ['jour', ...MONEY]],
  ['no kind', { kind: 'autre' }, ['titre']],
])('asks only for the rest where /urgence was told %s', (_, changes, more) => {
  const all = asked({}, planOf(changes));
  expect(all.toSorted()).toEqual([...REST, ...more].toSorted());
});

test('an open question is among them, whatever was answered', () => {
  expect(askedOf(known(), 'coordonnees').map(({ id }) => id)).toContain('coordonnees');
});

test('begins where the first answer is missing', () => {
  expect(firstOpen(known())?.id).toBe('faits');
  expect(firstOpen(known({}, planOf()))?.id).toBe('recit');
  const full = Object.fromEntries(Object.keys(EMPTY_REPORT).map((name) => [name, 'x']));
  expect(firstOpen(known(full))).toBeUndefined();
});

test('leads to the first question of which something was refused', () => {
  const wrong = (...names: string[]) => stepOfWrong((name) => names.includes(name), false)?.id;
  expect(wrong('additionalInfo', 'losses')).toBe('paiements');
  expect(wrong()).toBeUndefined();
  expect(stepOfWrong(() => false, true)?.id).toBe('preuves');
});
