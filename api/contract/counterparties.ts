import { z } from 'zod';
import { versionRead } from './fields.ts';
import { INDICATOR_KINDS, INDICATOR_LABELS } from './indicators.ts';
import { requiredText } from './text-fields.ts';
import { withoutSecrets } from './told-secrets.ts';

/** As many as one report holds: more are told in its story. */
export const MAX_COUNTERPARTIES = 50;

/** By what somebody on the other side is known: as alerts know a scam, or by a name on a network. */
export const COUNTERPARTY_KINDS = [...INDICATOR_KINDS, 'handle'] as const;
export type CounterpartyKind = (typeof COUNTERPARTY_KINDS)[number];

export const COUNTERPARTY_LABELS: Readonly<Record<CounterpartyKind, string>> = {
  ...INDICATOR_LABELS,
  handle: 'Pseudonyme ou profil',
};
export const COUNTERPARTY_CHOICES = COUNTERPARTY_KINDS.map(
  (kind) => [kind, COUNTERPARTY_LABELS[kind]] as const,
);

const kind = z.enum(COUNTERPARTY_KINDS, { error: 'Choisissez de quoi il s’agit' });
const value = withoutSecrets(
  requiredText('Écrivez ce que vous savez, par exemple un numéro ou un site', 500),
);

const fields = z.object({
  kind,
  value,
  /** Whether it was found in the story, or typed. */
  source: z.enum(['story', 'person'], { error: 'Cette origine est inconnue' }).default('person'),
});
/** `POST /api/reports/{id}/counterparties`, and each of a new report. */
export const newCounterparty = fields;
/** `PUT /api/counterparties/{id}`. */
export const counterpartyUpdate = z.object({ kind, value, version: versionRead });

/** The same of the team. */
export const newStaffCounterparty = z.object({ kind, value });

/**
 * By what somebody is known. `typed` as it was written, `value` as it is compared; `isRecognised`:
 * whether it has the form of its kind.
 */
export const counterparty = z.object({
  id: z.string(),
  kind,
  typed: z.string(),
  value: z.string(),
  isRecognised: z.boolean(),
  source: z.enum(['story', 'person', 'team']),
  version: z.number().int(),
});
export type Counterparty = z.infer<typeof counterparty>;
export const counterpartyList = z.object({ counterparties: z.array(counterparty) });

/** An account stands sealed where it is kept: on paper it is named by its end. */
export const counterpartyOnPaper = ({
  kind,
  typed,
}: Pick<Counterparty, 'kind' | 'typed'>): string =>
  `${COUNTERPARTY_LABELS[kind]}\u00a0: ${kind === 'iban' ? `…${typed.slice(-4)}` : typed}`;

/** What to say beside one that has not the form of its kind. */
export const NOT_RECOGNISED = 'Forme inhabituelle\u00a0: vérifiez chaque caractère.';
