import { amountProblem, parseEuros } from '@parade/api/contract/money.ts';
import { type NewReport, newReport } from '@parade/api/contract/reports.ts';
import type { StoredPieces } from '../documents/proofs.ts';
import { contractErrors, contractResolver } from '../lib/contract-resolver.ts';
import type { FailureWords } from '../lib/submit-failure.ts';

export const REPORT_FIELDS = newReport.omit({ documents: true, situation: true }).keyof().options;
type ReportField = (typeof REPORT_FIELDS)[number];
/** The values of the fields, all of them texts. */
export type ReportTexts = Record<ReportField, string>;

export const EMPTY_REPORT = Object.fromEntries(
  REPORT_FIELDS.map((name) => [name, '']),
) as ReportTexts;

/**
 * The request for what was typed. A text that is no amount becomes NaN, which the
 * contract refuses.
 */
export function requestFor(texts: ReportTexts, documents: StoredPieces): NewReport {
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

export const reportResolver = contractResolver<ReportTexts>((texts) =>
  contractErrors(newReport, requestFor(texts, {}), REPORT_FIELDS, (field, sentence) =>
    field === 'amount' ? amountProblem(texts.amount, sentence) : sentence,
  ),
);

export const REPORT_FAILURE: FailureWords = {
  failed: 'Une erreur est survenue lors de la création du signalement',
  conflict:
    'Vérifiez d’abord dans «\u00a0Mes signalements\u00a0»\u00a0: l’envoyer à nouveau créerait un second signalement.',
};
