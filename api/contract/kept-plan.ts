import { CATALOGUE } from './remedies/catalogue.ts';
import { contradictionIn } from './remedies/contradictions.ts';
import type { Facts, PaymentDetails } from './remedies/facts.ts';
import { KINDS } from './remedies/kinds.ts';
import { KNOWN } from './remedies/known-facts.ts';
import { MEANS } from './remedies/means.ts';
import type { Situation } from './remedies/situation.ts';

type Check = (value: unknown) => boolean;
type Shape<Of> = { readonly [Key in keyof Required<Of>]: Check };

const isBoolean: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string' && value.length <= 200;
const isAmount: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
/** A day that there is: « 2026-02-30 » reads as another one. */
const isDay: Check = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
};

const PAYMENT: Shape<PaymentDetails & { means: string }> = {
  means: oneOf(MEANS.map(({ id }) => id)),
  amountEuros: isAmount,
  paidOn: isDay,
  paidOnIsEarliest: oneOf([true]),
  authorised: oneOf(KNOWN.authorised),
  where: oneOf(KNOWN.where),
  cardInHand: isBoolean,
  outsideEea: isBoolean,
  mandate: isBoolean,
  provider: isText,
  friendsAndFamily: isBoolean,
};

const FACTS: Shape<Facts> = {
  meansUnknown: isBoolean,
  contactBy: oneOf(KNOWN.contactBy),
  numberSpoofed: isBoolean,
  bankTold: isBoolean,
  bankToldOn: isDay,
  bankRefused: isBoolean,
  bankComplaintOn: isDay,
  cardOpposed: isBoolean,
  cardStolen: isBoolean,
  remoteAccess: isBoolean,
  remoteAccessStillOn: isBoolean,
  accountHacked: isBoolean,
  moneyAskedInMyName: isBoolean,
  cardDataGiven: isBoolean,
  bankLoginGiven: isBoolean,
  ibanGiven: isBoolean,
  codesUsed: isBoolean,
  phishingOnly: isBoolean,
  idDocumentsSent: isBoolean,
  idDocumentsStolen: isBoolean,
  phoneStolen: isBoolean,
  adRole: oneOf(KNOWN.adRole),
  realSeller: isBoolean,
  authorMet: isBoolean,
  authorKnown: isBoolean,
  stillAskedToPay: isBoolean,
  secondScam: isBoolean,
  ransomware: isBoolean,
  mule: isBoolean,
  vop: isText,
  exchangeKnown: isBoolean,
  chequeCashed: isBoolean,
  chequeReceivedFalse: isBoolean,
  paypalDisputeOpenedOn: isDay,
  amountAsked: isAmount,
  professional: isBoolean,
  insuredCyber: isBoolean,
  discoveredAt: isText,
  minor: isBoolean,
  age: isAmount,
  abroad: isText,
  onBehalfOf: isText,
  noFranceConnect: isBoolean,
  complaintFiled: isBoolean,
  policeRefused: isBoolean,
  lowIncome: isBoolean,
  graveSituation: isBoolean,
  judgmentFinalOn: isDay,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object has what it must, and nothing that its shape does not know. */
const fits = (value: unknown, shape: Readonly<Record<string, Check>>, must: readonly string[]) =>
  isObject(value) &&
  must.every((key) => key in value) &&
  Object.entries(value).every(([key, each]) => Object.hasOwn(shape, key) && shape[key]?.(each));

const isSituation = (value: unknown): value is Situation =>
  isObject(value) &&
  KINDS.some(({ id }) => id === value.kind) &&
  Array.isArray(value.payments) &&
  value.payments.length <= 50 &&
  value.payments.every((each) => fits(each, PAYMENT, ['means', 'paidOn', 'authorised'])) &&
  fits(value.facts, FACTS, []);

/** A situation as the tab keeps it: `{ catalogue, situation }`, with the catalogue's version. */
export const writeKeptPlan = (situation: Situation): string =>
  JSON.stringify({ catalogue: CATALOGUE.version, situation });

/** What `writeKeptPlan` wrote; null for anything else. Never throws. */
export function readKeptPlan(text: string | null): Situation | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isObject(kept) || typeof kept.catalogue !== 'string') return null;
    if (!isSituation(kept.situation)) return null;
    return contradictionIn(kept.situation) === null ? kept.situation : null;
  } catch {
    return null;
  }
}
