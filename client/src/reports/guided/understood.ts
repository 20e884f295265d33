import { COUNTERPARTY_LABELS, type CounterpartyKind } from '@parade/api/contract/counterparties.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatEuros, parseEuros } from '@parade/api/contract/money.ts';
import { PIECE_SLOTS, pieceLabel } from '@parade/api/contract/report-choices.ts';
import type { PieceSlots } from '../../documents/proofs.ts';
import { typedLossTitle } from '../../losses/typed-title.ts';
import { filledCounterparties, filledLosses, type ReportTexts } from '../form.ts';
import type { StepId } from './steps.ts';

/** One part of what was understood: its words, line by line, and the question that it answers. */
export interface Part {
  label: string;
  step: StepId;
  lines: string[];
  /** Nothing can be sent without it. */
  isNeeded: boolean;
}

type Told = (texts: ReportTexts, slots: PieceSlots) => (string | null | undefined)[];

function typedAmount({ amount }: ReportTexts): string {
  const euros = parseEuros(amount);
  return euros == null ? amount : formatEuros(euros);
}

const pieces: Told = (_, slots) =>
  PIECE_SLOTS.map((name) => {
    const slot = slots[name];
    if (slot.kind === 'empty') return null;
    if (slot.kind === 'failed')
      return `${pieceLabel(name)}\u00a0: ${slot.file.name}, ${slot.canRetry ? 'pas encore reçue' : 'refusée'}`;
    if (slot.kind === 'sending')
      return `${pieceLabel(name)}\u00a0: ${slot.file.name}, en cours d’envoi`;
    const { name: file, note } = slot.document;
    return `${pieceLabel(name)}\u00a0: ${file}${note && ` (${note})`}`;
  });

const PARTS: readonly (readonly [label: string, step: StepId, told: Told, isNeeded?: true])[] = [
  ['Type de fraude', 'faits', ({ fraudType }) => [fraudType], true],
  ['Titre', 'titre', ({ title }) => [title], true],
  ['Date', 'jour', ({ date }) => [date && formatCalendarDay(date)], true],
  ['Votre récit', 'recit', ({ description }) => [description], true],
  ['Coordonnées de l’escroc', 'escroc', ({ contactInfo }) => [contactInfo]],
  ['Vos paiements', 'paiements', (texts) => filledLosses(texts).map(typedLossTitle)],
  ['Montant du préjudice', 'montant', (texts) => [typedAmount(texts)]],
  [
    'De l’autre côté',
    'coordonnees',
    (texts) =>
      filledCounterparties(texts).map(
        ({ kind, value }) =>
          `${COUNTERPARTY_LABELS[kind as CounterpartyKind] ?? kind}\u00a0: ${value}`,
      ),
  ],
  ['Lieu', 'autre', ({ location }) => [location]],
  ['Informations complémentaires', 'autre', ({ additionalInfo }) => [additionalInfo]],
  ['Vos pièces', 'preuves', pieces],
];

/** All that a report says so far, in the order of the questions. */
export const understood = (texts: ReportTexts, slots: PieceSlots): Part[] =>
  PARTS.map(([label, step, told, isNeeded = false]) => ({
    ...{ label, step, isNeeded },
    lines: told(texts, slots).flatMap((line) => (line?.trim() ? [line.trim()] : [])),
  }));
