/** What a person answered of what happened, as it is sent with a report. Closed: nothing else is kept. */
import { z } from 'zod';
import { amountInEuros } from './amounts.ts';
import { contradictionIn } from './remedies/contradictions.ts';
import type { Facts } from './remedies/facts.ts';
import { KINDS } from './remedies/kinds.ts';
import { MEANS } from './remedies/means.ts';
import { MAX_PLAN_PAYMENTS, type Payment, type Situation } from './remedies/situation.ts';
import { cleanText } from './text.ts';

const UNREADABLE = 'Ce plan n’est pas lisible. Envoyez le signalement sans le joindre.';
const unreadable = { error: UNREADABLE };

const MAX_TEXT = 200;
/** Half a day of grace: somebody may be ahead of Paris. */
const GRACE_MS = 14 * 3_600_000;

const idsOf = <const Id extends string>(all: readonly { readonly id: Id }[]) =>
  z.enum(all.map(({ id }) => id) as [Id, ...Id[]], unreadable);
const yes = z.boolean(unreadable).optional();
const amount = amountInEuros(UNREADABLE).optional();

/** A day that exists and has come. */
const day = z.iso
  .date(unreadable)
  .refine((value) => value >= '1990-01-01', unreadable)
  .refine((value) => Date.parse(`${value}T00:00:00Z`) <= Date.now() + GRACE_MS, unreadable);

/** The same, with a time where it is known: of Paris, or with its zone. */
const instant = z
  .string(unreadable)
  .max(40, unreadable)
  .regex(/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/, unreadable)
  .refine((value) => day.safeParse(value.slice(0, 10)).success, unreadable)
  .refine((value) => !Number.isNaN(Date.parse(value.replace(' ', 'T'))), unreadable);

/** An empty text is known to be nothing; an absent one is unknown. */
const said = z
  .string(unreadable)
  .max(MAX_TEXT * 4, unreadable)
  .transform((value) => cleanText(value).trim())
  .pipe(z.string().max(MAX_TEXT, unreadable))
  .optional();

const payment = z.strictObject(
  {
    means: idsOf(MEANS),
    amountEuros: amount,
    paidOn: day,
    paidOnIsEarliest: z.literal(true, unreadable).optional(),
    authorised: z.enum(['no', 'tricked', 'yes'], unreadable),
    where: z.enum(['online', 'shop', 'atm'], unreadable).optional(),
    cardInHand: yes,
    outsideEea: yes,
    mandate: yes,
    provider: said,
    friendsAndFamily: yes,
  } satisfies Record<keyof Payment, z.ZodType>,
  unreadable,
);

const facts = z.strictObject(
  {
    meansUnknown: yes,
    contactBy: z.enum(['call', 'sms', 'mail', 'whatsapp', 'social', 'site'], unreadable).optional(),
    numberSpoofed: yes,
    bankTold: yes,
    bankToldOn: day.optional(),
    bankRefused: yes,
    bankComplaintOn: day.optional(),
    cardOpposed: yes,
    cardStolen: yes,
    remoteAccess: yes,
    remoteAccessStillOn: yes,
    accountHacked: yes,
    moneyAskedInMyName: yes,
    cardDataGiven: yes,
    bankLoginGiven: yes,
    ibanGiven: yes,
    codesUsed: yes,
    phishingOnly: yes,
    idDocumentsSent: yes,
    idDocumentsStolen: yes,
    phoneStolen: yes,
    adRole: z.enum(['buyer', 'seller', 'tenant'], unreadable).optional(),
    realSeller: yes,
    authorMet: yes,
    authorKnown: yes,
    stillAskedToPay: yes,
    secondScam: yes,
    ransomware: yes,
    mule: yes,
    vop: said,
    exchangeKnown: yes,
    chequeCashed: yes,
    chequeReceivedFalse: yes,
    paypalDisputeOpenedOn: day.optional(),
    amountAsked: amount,
    professional: yes,
    insuredCyber: yes,
    discoveredAt: instant.optional(),
    minor: yes,
    age: z.number(unreadable).int(unreadable).min(0, unreadable).max(130, unreadable).optional(),
    abroad: z
      .string(unreadable)
      .regex(/^([A-Za-z]{2})?$/, unreadable)
      .optional(),
    onBehalfOf: said,
    noFranceConnect: yes,
    complaintFiled: yes,
    policeRefused: yes,
    lowIncome: yes,
    graveSituation: yes,
    judgmentFinalOn: day.optional(),
  } satisfies Record<keyof Facts, z.ZodType>,
  unreadable,
);

/**
 * `Situation` of `remedies/` as it crosses the wire. Errors: one sentence, on whatever is not of it,
 * or on the whole where its answers cannot be true together.
 */
export const situation = z
  .strictObject(
    {
      kind: idsOf(KINDS),
      payments: z.array(payment, unreadable).max(MAX_PLAN_PAYMENTS, unreadable),
      facts,
    } satisfies Record<keyof Situation, z.ZodType>,
    unreadable,
  )
  .superRefine((value, context) => {
    const found = contradictionIn(value as Situation);
    if (found) {
      const message = `Votre plan se contredit. ${found} Corrigez-le, ou envoyez le signalement sans le joindre.`;
      context.addIssue({ code: 'custom', message });
    }
  });

/** What was stored; null where today's catalogue no longer knows what it names. */
export function readSituation(json: string | null): Situation | null {
  if (json === null) return null;
  try {
    return situation.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
