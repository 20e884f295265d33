import {
  type NewReportForCaller,
  newReportForCaller,
} from '@parade/api/contract/caller-reports.ts';
import { EMPTY_LOSS } from '@parade/api/contract/loss-inputs.ts';
import { amountProblem, parseEuros } from '@parade/api/contract/money.ts';
import type { CounterpartyTexts } from '@parade/site/brand/ui/case/CounterpartyFields.tsx';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';

/** What is typed while somebody is on the phone. */
export interface CallerValues {
  /** `calledAt` as the browser's field has it, in the time of this place. */
  call: { name: string; contact: string; calledAt: string };
  person: { email: string; name: string; phone: string; address: string; trustedName: string };
  /** Whether the address is lent by somebody whom the person trusts. */
  isLent: boolean;
  /** What was found at which address; null before anybody looked. */
  found: { email: string; userId: string | null } | null;
  title: string;
  fraudType: string;
  description: string;
  date: string;
  amount: string;
  location: string;
  contactInfo: string;
  additionalInfo: string;
  losses: LossTexts[];
  counterparties: CounterpartyTexts[];
  documents: Record<string, string>;
  consent: boolean;
}

/** The minute of an instant, as the browser's field has it. */
export const localMinute = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export const emptyValues = (now = new Date()): CallerValues => ({
  call: { name: '', contact: '', calledAt: localMinute(now) },
  person: { email: '', name: '', phone: '', address: '', trustedName: '' },
  ...{ isLent: false, found: null },
  ...{ title: '', fraudType: '', description: '', date: '', amount: '', location: '' },
  ...{ contactInfo: '', additionalInfo: '', losses: [], counterparties: [], documents: {} },
  consent: false,
});

const LOOK_FIRST = 'Cherchez d’abord si cette adresse a un compte';
export const TAKEN =
  'Cette adresse a déjà un compte, qui sert à une seule personne. Demandez une autre adresse.';
const WHO_LENDS = 'Indiquez à qui est cette adresse';

/** Whether what was found is of the address that stands there now. */
export const isFound = ({ found, person }: Pick<CallerValues, 'found' | 'person'>): boolean =>
  found !== null && found.email === person.email.trim().toLowerCase();

const instantOf = (local: string): string => {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

const isWritten = (loss: LossTexts): boolean =>
  Object.entries(EMPTY_LOSS).some(([field, none]) => loss[field as keyof LossTexts] !== none);

/** The request for what was typed. A text that is no amount becomes NaN, which the contract refuses. */
export function requestFor({ isLent, found, ...values }: CallerValues): NewReportForCaller {
  const { call, person, amount, losses, counterparties } = values;
  const typed = parseEuros(amount);
  return {
    ...values,
    fraudType: values.fraudType as NewReportForCaller['fraudType'],
    amount: typed === undefined ? Number.NaN : typed,
    call: { ...call, calledAt: instantOf(call.calledAt) },
    person: found?.userId
      ? { kind: 'known', userId: found.userId }
      : { kind: 'new', ...person, trustedName: isLent ? person.trustedName : '' },
    losses: losses.filter(isWritten) as NewReportForCaller['losses'],
    counterparties: counterparties.filter(
      ({ value }) => value !== '',
    ) as NewReportForCaller['counterparties'],
    consent: values.consent as true,
  };
}

/** What only the form knows: whose the address is. */
function ownProblems(values: CallerValues): [path: string, sentence: string][] {
  const { isLent, found, person } = values;
  if (!isFound(values)) return person.email.trim() ? [['person.email', LOOK_FIRST]] : [];
  if (!isLent) return [];
  if (found?.userId) return [['person.email', TAKEN]];
  return person.trustedName.trim() ? [] : [['person.trustedName', WHO_LENDS]];
}

/** The parts with a list show what is wrong on their cards. */
const fieldOf = (path: readonly PropertyKey[]): string => {
  const [first] = path;
  return first === 'losses' || first === 'counterparties' ? first : path.join('.');
};

/** By the contract, with each sentence on its field. */
export const callerResolver: Resolver<CallerValues, unknown, NewReportForCaller> = (values) => {
  const request = requestFor(values);
  const problems = [
    ...ownProblems(values),
    ...(newReportForCaller.safeParse(request).error?.issues ?? []).map(
      ({ path, message }) => [fieldOf(path), message] as const,
    ),
  ];
  if (problems.length === 0) return { values: request, errors: {} };
  const errors: Record<string, unknown> = {};
  for (const [path, sentence] of problems.toReversed()) {
    const message = path === 'amount' ? amountProblem(values.amount, sentence) : sentence;
    set(errors, path, { type: 'contract', message });
  }
  return { values: {}, errors: errors as FieldErrors<CallerValues> };
};
