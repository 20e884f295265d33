import { DAY_FACTS, isTooEarly } from './early-days.ts';
import type { Facts } from './facts.ts';
import type { Situation } from './situation.ts';

const WITHOUT_NUMBER: readonly Facts['contactBy'][] = ['mail', 'social', 'site'];

/** What cannot be true together, and what to say of it. */
const CONTRADICTIONS: readonly (readonly [string, (situation: Situation) => boolean])[] = [
  [
    'L’âge et la majorité ne vont pas ensemble.',
    ({ facts: { minor, age } }) => minor !== undefined && age !== undefined && minor !== age < 18,
  ],
  [
    'La banque n’est pas prévenue, et elle a pourtant reçu une demande.',
    ({ facts: { bankTold, bankRefused, bankToldOn, bankComplaintOn } }) =>
      bankTold === false && (bankRefused === true || Boolean(bankToldOn ?? bankComplaintOn)),
  ],
  [
    'La réclamation à la banque est plus ancienne que le jour où elle a été prévenue.',
    ({ facts: { bankToldOn, bankComplaintOn } }) =>
      (bankComplaintOn ?? '9999') < (bankToldOn ?? ''),
  ],
  [
    'L’accès à l’appareil est encore possible, et il n’a jamais eu lieu.',
    ({ facts: { remoteAccess, remoteAccessStillOn } }) =>
      remoteAccess === false && remoteAccessStillOn === true,
  ],
  [
    'Un numéro s’est affiché, mais personne n’a appelé ni écrit sur le téléphone.',
    ({ facts: { numberSpoofed, contactBy } }) =>
      numberSpoofed === true && WITHOUT_NUMBER.includes(contactBy),
  ],
  [
    'Une réclamation, un litige ou un jugement est plus ancien que le paiement.',
    (situation) => DAY_FACTS.some((fact) => isTooEarly(fact, situation)),
  ],
];

/** A sentence on the first of what cannot be true together; null where all of it can. */
export const contradictionIn = (situation: Situation): string | null =>
  CONTRADICTIONS.find(([, holds]) => holds(situation))?.[0] ?? null;
