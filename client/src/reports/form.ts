import { parseEuros } from '@parade/api/contract/money.ts';
import { type NewReport, newReport } from '@parade/api/contract/reports.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { StoredProofs } from '../documents/proofs.ts';

export const REPORT_FIELDS = [
  'title',
  'fraudType',
  'description',
  'date',
  'amount',
  'location',
  'contactInfo',
  'additionalInfo',
] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];
/** What stands in the fields: texts, the amount too. */
export type ReportTexts = Record<ReportField, string>;

export const EMPTY_REPORT: ReportTexts = {
  title: '',
  fraudType: '',
  description: '',
  date: '',
  amount: '',
  location: '',
  contactInfo: '',
  additionalInfo: '',
};

/** The request for what was typed. What is no amount becomes NaN, which the contract refuses. */
export function requestFor(texts: ReportTexts, documents: StoredProofs): NewReport {
  const amount = parseEuros(texts.amount);
  return {
    ...texts,
    // An empty choice is refused by the contract with its sentence, like any unknown one.
    fraudType: texts.fraudType as NewReport['fraudType'],
    amount: amount === undefined ? Number.NaN : amount,
    documents: Object.fromEntries(
      Object.entries(documents).map(([slot, document]) => [slot, document.id]),
    ),
  };
}

/** The contract's rules on the fields; the first sentence of each counts. */
export const reportResolver: Resolver<ReportTexts> = (texts) => {
  const parsed = newReport.safeParse(requestFor(texts, {}));
  if (parsed.success) return { values: texts, errors: {} };
  const errors: FieldErrors<ReportTexts> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = REPORT_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= { type: 'contract', message };
  }
  return { values: {}, errors };
};
