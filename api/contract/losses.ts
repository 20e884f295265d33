import { z } from 'zod';
import { versionRead } from './fields.ts';
import {
  amountReadings,
  eurosToCents,
  MAX_AMOUNT_EUROS,
  MONEY_CODES,
  type MoneyCode,
  moneyIn,
  parseDecimal,
  parseEuros,
} from './money.ts';
import { dayOfCase } from './past-day.ts';
import { MEANS } from './remedies/means.ts';
import type { Means } from './remedies/situation.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { quoted } from './text.ts';
import { optionalText } from './text-fields.ts';
import { withoutSecrets } from './told-secrets.ts';

/** As many as one report holds: more are told in its story. */
export const MAX_LOSSES = 50;

const MEANS_IDS = MEANS.map(({ id }) => id) as [Means, ...Means[]];
export const MEANS_CHOICES = MEANS.map(({ id, label }) => [id, label] as const);
/** Who made the payment, as one asks it. */
export const AUTHORISED = {
  yes: 'Moi, même trompé',
  no: 'Quelqu’un d’autre, sans mon accord',
  unknown: 'Je ne sais pas',
} as const;
const AUTHORISED_KEYS = Object.keys(AUTHORISED) as [
  keyof typeof AUTHORISED,
  ...(keyof typeof AUTHORISED)[],
];

const AMOUNT = 'Indiquez un montant, par exemple 4\u00a0800,50 ou 0,4\u00a0ETH';
const TOO_MUCH = 'Ce montant est trop élevé';
/** Beyond it a coin has no more decimals; before the point, no more digits. */
const DECIMAL = /^\d{1,15}(?:\.\d{1,18})?$/;

/** A text of a payment, without what opens an account. */
const told = (max: number) => withoutSecrets(optionalText(max));
const evidence = (max: number) => staffText(told(max), 'alert');

/** What is said of one payment. `amount` and `euros` in any French spelling; what is not known is empty. */
const fields = z.object({
  amount: optionalText(60),
  currency: z.enum(MONEY_CODES, { error: 'Choisissez une monnaie' }).default('EUR'),
  /** Of another currency: what it was worth in euros on that day, as the person says. */
  euros: optionalText(60),
  paidOn: optionalText(10)
    .transform((day) => day || null)
    .pipe(dayOfCase('Cette date n’est pas valide').nullable()),
  means: z
    .enum([...MEANS_IDS, ''], { error: 'Choisissez un moyen de paiement' })
    .nullish()
    .transform((means) => means || null),
  authorised: z.enum(AUTHORISED_KEYS, { error: 'Dites qui a fait ce paiement' }).default('unknown'),
  ownBank: evidence(100),
  beneficiary: evidence(150),
  account: told(120),
  country: evidence(60),
  statementLabel: evidence(200),
  transactionHash: told(128),
});
type LossFields = z.output<typeof fields>;
export type LossField = keyof LossFields;

/** Both readings of an amount that has two, as a sentence; `sentence` otherwise. */
function readTwice(typed: string, sentence: string, money: MoneyCode): string {
  const [first, second] = amountReadings(typed, money);
  return first
    ? `${quoted(typed.trim())} se lit de deux façons\u00a0: ${first}, ou ${second}. Choisissez.`
    : sentence;
}

const moneyOf = ({ amount, currency }: Pick<LossFields, 'amount' | 'currency'>): MoneyCode =>
  moneyIn(amount) ?? currency;

/** What is wrong with an amount, as a sentence; undefined where nothing is. */
function amountSlip(typed: string, money: MoneyCode): string | undefined {
  if (typed === '') return undefined;
  if (moneyIn(typed) === null) return AMOUNT;
  const value = parseDecimal(typed);
  const euros = money === 'EUR' ? parseEuros(typed) : null;
  if (euros === undefined || (money !== 'EUR' && value === null)) {
    return readTwice(typed, AMOUNT, money);
  }
  if (Number(value ?? euros) === 0) return 'Indiquez un montant supérieur à 0';
  if ((euros ?? 0) > MAX_AMOUNT_EUROS) return TOO_MUCH;
  return money === 'EUR' || DECIMAL.test(value ?? '') ? undefined : TOO_MUCH;
}

/** The readings to choose from of what was typed as a loss's amount; empty where it reads one way. */
export const lossReadings = (amount: string, currency: MoneyCode): string[] =>
  amountReadings(amount, moneyOf({ amount, currency }));

const checked = <Form extends z.ZodObject>(form: Form): Form =>
  form.superRefine((value, { addIssue }) => {
    const {
      amount,
      currency = 'EUR',
      euros,
      means,
      paidOn,
      beneficiary,
      account,
    } = value as unknown as LossFields;
    if (typeof amount !== 'string') return;
    const wrong = [
      ['amount', amountSlip(amount, moneyOf({ amount, currency }))],
      ['euros', amountSlip(euros ?? '', 'EUR')],
      [
        'amount',
        [amount, means, paidOn, beneficiary, account].some(Boolean)
          ? undefined
          : 'Indiquez au moins un montant, un jour ou un moyen de paiement',
      ],
    ] as const;
    for (const [field, message] of wrong) {
      if (message) addIssue({ code: 'custom', message, path: [field] });
    }
  });

const centsOf = (typed: string): number | null => {
  const euros = parseEuros(typed);
  return euros == null ? null : eurosToCents(euros);
};

/** As it is stored: euros in cents, another currency as a decimal beside what it was worth. */
export function storedLoss({ amount, euros, currency: chosen, ...others }: LossFields) {
  const currency = moneyOf({ amount, currency: chosen });
  return currency === 'EUR'
    ? { ...others, currency, amountCents: centsOf(amount), foreignAmount: null }
    : {
        ...others,
        currency,
        amountCents: centsOf(euros),
        foreignAmount: amount === '' ? null : parseDecimal(amount),
      };
}

/** `POST /api/reports/{id}/losses`, and each of a new report. */
export const newLoss = checked(fields);
/** `PUT /api/losses/{id}`: the whole of it, over the version that was read. */
const changed = fields.extend({ version: versionRead });
export const lossUpdate = checked(changed);
/** The same of the team. */
export const newStaffLoss = staffForm(newLoss);
export const staffLossUpdate = staffForm(lossUpdate);

/** A payment lost. `amount` in euros; `foreignAmount` a decimal of `currency`, null for euros. */
export const loss = z.object({
  id: z.string(),
  paidOn: z.string().nullable(),
  amount: z.number().nullable(),
  foreignAmount: z.string().nullable(),
  currency: z.enum(MONEY_CODES),
  means: z.enum(MEANS_IDS).nullable(),
  authorised: z.enum(AUTHORISED_KEYS),
  ownBank: z.string(),
  beneficiary: z.string(),
  account: z.string(),
  country: z.string(),
  statementLabel: z.string(),
  transactionHash: z.string(),
  version: z.number().int(),
});
export type Loss = z.infer<typeof loss>;
export const lossList = z.object({ losses: z.array(loss) });

/** What the losses that were typed come to, in cents: those in euros, and what others are said to be worth. */
export const sumOfTyped = (
  all: readonly Pick<Record<LossField, string>, 'amount' | 'currency' | 'euros'>[],
): number =>
  all.reduce((sum, { amount, currency, euros }) => {
    const money = moneyOf({ amount, currency: currency as MoneyCode });
    return sum + (centsOf(money === 'EUR' ? amount : euros) ?? 0);
  }, 0);
