import { EMPTY_LOSS } from '@parade/api/contract/loss-inputs.ts';
import { parseEuros } from '@parade/api/contract/money.ts';
import { EMPTY_COUNTERPARTY } from '@parade/api/contract/report-choices.ts';
import type { NewReport } from '@parade/api/contract/reports.ts';
import type { CounterpartyTexts } from '@parade/site/brand/ui/case/CounterpartyFields.tsx';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';
import type { StoredPieces } from '../documents/proofs.ts';
import type { FailureWords } from '../lib/submit-failure.ts';

type ReportField = Exclude<keyof NewReport, 'documents' | 'situation'>;
const EVERY_FIELD: Readonly<Record<ReportField, true>> = {
  title: true,
  fraudType: true,
  description: true,
  date: true,
  amount: true,
  location: true,
  contactInfo: true,
  additionalInfo: true,
  losses: true,
  counterparties: true,
};
export const REPORT_FIELDS = Object.keys(EVERY_FIELD) as ReportField[];
/** The values of the fields, all of them texts. */
export type ReportTexts = Record<ReportField, string>;

export const EMPTY_REPORT = Object.fromEntries(
  REPORT_FIELDS.map((name) => [name, '']),
) as ReportTexts;

/** The parts of a report that are lists: JSON of texts, so that a draft keeps them like any field. */
const listOf =
  <Name extends 'losses' | 'counterparties', Each extends Record<string, string>>(
    name: Name,
    empty: Each,
  ) =>
  (texts: Pick<ReportTexts, Name>): Each[] => {
    try {
      const stored: unknown = JSON.parse(texts[name] || '[]');
      if (!Array.isArray(stored)) return [];
      return stored.map((each: unknown) => {
        const typed: Record<string, unknown> = Object(each);
        const known = Object.entries(empty).map(([field, none]) => [
          field,
          typeof typed[field] === 'string' ? typed[field] : none,
        ]);
        return Object.fromEntries(known) as Each;
      });
    } catch {
      return [];
    }
  };
export const typedLosses = listOf('losses', EMPTY_LOSS as LossTexts);
export const typedCounterparties = listOf(
  'counterparties',
  EMPTY_COUNTERPARTY as CounterpartyTexts,
);
export const writtenList = (items: readonly object[]): string =>
  items.length === 0 ? '' : JSON.stringify(items);

/** Without the cards that nobody wrote into. */
const filled = <Each extends Record<string, string>>(all: readonly Each[], empty: Each): Each[] =>
  all.filter((each) =>
    Object.keys(empty).some((field) => field !== 'kind' && each[field] !== empty[field]),
  );

export const filledLosses = (texts: Pick<ReportTexts, 'losses'>): LossTexts[] =>
  filled(typedLosses(texts), EMPTY_LOSS);
export const filledCounterparties = (texts: Pick<ReportTexts, 'counterparties'>) =>
  filled(typedCounterparties(texts), EMPTY_COUNTERPARTY);

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
    losses: filledLosses(texts) as NewReport['losses'],
    counterparties: filledCounterparties(texts) as NewReport['counterparties'],
    documents: Object.fromEntries(
      Object.entries(documents).map(([slot, document]) => [slot, document.id]),
    ),
  };
}

export const REPORT_FAILURE: FailureWords = {
  failed: 'Une erreur est survenue lors de la création du signalement',
  conflict:
    'Vérifiez d’abord dans «\u00a0Mes signalements\u00a0»\u00a0: l’envoyer à nouveau créerait un second signalement.',
};
