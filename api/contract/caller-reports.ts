import { z } from 'zod';
import { FUTURE_DAY } from './claims.ts';
import { MAX_COUNTERPARTIES, newStaffCounterparty } from './counterparties.ts';
import { FIRST_DAY_OF_CASES } from './dates.ts';
import { newReport } from './reports.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { nameText, optionalText, requiredText } from './text-fields.ts';
import { addressField, emailField, isPhoneShaped, PHONE_REFUSED } from './users.ts';

/** `POST /api/admin/callers`: the account of this very address; null where it has none. */
export const callerAddress = z.object({ email: emailField });
export const callerAccount = z.object({
  account: z.object({ id: z.string(), name: z.string(), createdAt: z.string() }).nullable(),
});
export type CallerAccount = z.infer<typeof callerAccount>['account'];

const CONTACT = 'Indiquez un numéro de téléphone ou une adresse e-mail';
const MAILBOX = z.email();
/** Clocks differ: a call of this minute is no future one. */
const GRACE_MS = 15 * 60_000;

/** Who called, and when; `contact` is how they are reached. */
const call = z.object({
  name: staffText(nameText('Veuillez indiquer le nom de la personne qui appelle', 120)),
  contact: requiredText(CONTACT, 254).refine(
    (typed) => isPhoneShaped(typed) || MAILBOX.safeParse(typed).success,
    { error: CONTACT },
  ),
  calledAt: z.iso
    .datetime({ error: 'Indiquez le jour et l’heure de l’appel' })
    .refine((at) => Date.parse(at) <= Date.now() + GRACE_MS, { error: FUTURE_DAY })
    .refine((at) => at >= FIRST_DAY_OF_CASES, { error: 'Cette date est trop ancienne' })
    .transform((at) => new Date(at).toISOString()),
});

/** Whose report it is: an account that was found by its address, or a new one, which its owner opens by the link of a mail. */
const person = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known'), userId: z.uuid({ error: 'Compte inconnu' }) }),
  z.object({
    kind: z.literal('new'),
    name: staffText(nameText('Veuillez indiquer le nom de la personne', 120)),
    email: emailField,
    phone: optionalText(40).refine((typed) => typed === '' || isPhoneShaped(typed), {
      error: PHONE_REFUSED,
    }),
    address: staffText(addressField),
    /** Who lends the address to a person who has none; '' where it is their own. */
    trustedName: staffText(optionalText(120)),
  }),
]);

const { title, location } = newReport.shape;

/**
 * `POST /api/admin/reports`: the report that a person files themselves, told on the phone. The story
 * is theirs, with the words of the scam; what names or heads it is a text of the team.
 */
export const newReportForCaller = staffForm(
  newReport.omit({ situation: true }).extend({
    title: staffText(title, 'alert'),
    location: staffText(location, 'alert'),
    counterparties: z
      .array(newStaffCounterparty)
      .max(MAX_COUNTERPARTIES, { error: `${MAX_COUNTERPARTIES} coordonnées au plus` })
      .default([]),
    call,
    person,
    consent: z.literal(true, {
      error: 'Sans l’accord de la personne, rien ne peut être enregistré',
    }),
  }),
);
export type NewReportForCaller = z.input<typeof newReportForCaller>;

/** What the back office needs afterwards: the receipt to print stands in the report. */
export const filedForCaller = z.object({ id: z.string(), reference: z.string() });
