import { type AdminAlert, type AlertFields, alertForm } from '@parade/api/contract/alerts-admin.ts';
import { parseEuros } from '@parade/api/contract/money.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';

/** What the fields hold: the amount as it is typed. */
export interface AlertTexts extends Record<(typeof TEXTS)[number], string> {
  indicators: AlertFields['indicators'];
}
const TEXTS = [
  'title',
  'description',
  'perpetratorInfo',
  'fraudType',
  'country',
  'region',
  'amount',
  'dateOfFraud',
] as const;
export type AlertText = (typeof TEXTS)[number];
export type Problems = Readonly<Record<string, string>>;

const EMPTY: AlertTexts = {
  title: '',
  description: '',
  perpetratorInfo: '',
  fraudType: '',
  country: 'France',
  region: '',
  amount: '',
  dateOfFraud: '',
  indicators: [],
};

/** `1249.5` → `1249,50`, as one would type it. */
const typedAmount = (euros: number) =>
  Number.isInteger(euros) ? String(euros) : euros.toFixed(2).replace('.', ',');

/** A company's stored value is made for comparing: the form shows its display name. */
const textsOf = (alert: AdminAlert): AlertTexts => ({
  ...alert,
  amount: typedAmount(alert.amount),
  indicators: alert.indicators.map(({ kind, value, display }) => ({
    kind,
    value: kind === 'company' ? display : value,
  })),
});

/** A text that is no amount becomes NaN, which the contract refuses. */
function requestFor({ amount, fraudType, country, ...texts }: AlertTexts): AlertFields {
  const euros = parseEuros(amount);
  return {
    ...texts,
    fraudType: fraudType as AlertFields['fraudType'],
    country: country as AlertFields['country'],
    amount: euros === undefined ? Number.NaN : (euros ?? 0),
  };
}

/** The alert with nothing changed, as a save sends it. */
export const asItStands = (alert: AdminAlert): AlertFields => requestFor(textsOf(alert));

/** The sentences of a refusal by field; undefined where it names none. */
export const refusedFields = (error: unknown): Problems | undefined =>
  error instanceof ApiError ? error.body?.errors : undefined;

/**
 * The fields of an alert, or of a new one. What is typed is kept through a
 * refusal, a newer record and a closed row.
 */
export function useAlertForm(alert?: AdminAlert) {
  const [typed, setTyped] = useStore<Partial<AlertTexts>>(`alerts.draft.${alert?.id ?? 'new'}`, {});
  const [problems, setProblems] = useState<Problems>({});
  const place = useRef<HTMLFormElement>(null);
  const texts: AlertTexts = { ...(alert ? textsOf(alert) : EMPTY), ...typed };

  // Focuses the first wrong field, once its sentence is shown.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  return {
    place,
    texts,
    problems,
    setProblems,
    changed: Object.keys(typed).length > 0,
    set: (change: Partial<AlertTexts>) => setTyped({ ...typed, ...change }),
    /** Forgets what was typed: it is saved, or thrown away. */
    forget: () => setTyped({}),
    /** The request, or undefined with the sentences on the fields. */
    read(): AlertFields | undefined {
      const request = requestFor(texts);
      const { error } = alertForm.safeParse(request);
      const sentences: Record<string, string> = {};
      for (const { path, message } of error?.issues ?? []) sentences[path.join('.')] ??= message;
      setProblems(sentences);
      return error ? undefined : request;
    },
  };
}
export type AlertForm = ReturnType<typeof useAlertForm>;
