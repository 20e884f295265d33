import { readPlan } from '@parade/api/contract/plan-reading.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { expect, it } from 'vitest';
import { planText } from './plan-text.ts';

const TODAY = '2026-11-23';
const textOf = (payments: Situation['payments'], facts: Situation['facts'] = {}) =>
  planText(readPlan({ kind: 'carte-utilisee', payments, facts }, TODAY), TODAY);
const card = (paidOn: string) =>
  ({ means: 'card', authorised: 'no', paidOn, outsideEea: false, where: 'online' }) as const;

it('says what kind of rule each stands on, and that no lawyer has read it', () => {
  const text = textOf([card('2026-11-20')]);
  expect(text).toMatch(/^Contester le paiement \(Droit\s: /m);
  expect(text).toMatch(/^Source\s: Délai de la loi\. /m);
  expect(text).toMatch(/Texte non relu par un juriste\. Ce n’est pas l’avis d’un avocat\.$/);
});

it('says of which day it is', () => {
  expect(textOf([])).toMatch(/^Plan fait le 23 novembre 2026\.\n/);
});

it('promises no right whose time has passed', () => {
  const text = textOf([card('2024-01-02')]);
  expect(text).toMatch(/^Contester le paiement\. Délai passé/m);
  expect(text).not.toMatch(/Contester le paiement \(/);
});

it('gives the conditions of a service, and its number from abroad', () => {
  const text = textOf([{ ...card('2026-11-20'), cardInHand: true }]);
  expect(text).toMatch(/^- Perceval\s: .*après opposition.*Ce n’est pas une plainte/m);
  expect(text).toMatch(/^- France Victimes\s: .*Depuis l’étranger\s: \+33/m);
});
