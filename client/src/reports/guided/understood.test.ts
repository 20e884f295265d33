import { EMPTY_LOSS } from '@parade/api/contract/loss-inputs.ts';
import { PIECE_SLOTS } from '@parade/api/contract/report-choices.ts';
import { expect, test } from 'vitest';
import type { PieceSlots } from '../../documents/proofs.ts';
import { slotsFrom } from '../../documents/slots.ts';
import { EMPTY_REPORT, type ReportTexts, writtenList } from '../form.ts';
import { stepOf } from './steps.ts';
import { understood } from './understood.ts';

const NONE: PieceSlots = slotsFrom(PIECE_SLOTS, {});
const linesOf = (label: string, texts: Partial<ReportTexts>, slots = NONE) =>
  understood({ ...EMPTY_REPORT, ...texts }, slots).find((part) => part.label === label)?.lines;

test('each part leads to its question, and says where an answer is needed', () => {
  const parts = understood(EMPTY_REPORT, NONE);
  expect(parts.flatMap(({ lines }) => lines)).toEqual([]);
  expect(parts.filter(({ step }) => !stepOf(step))).toEqual([]);
  expect(parts.filter(({ isNeeded }) => isNeeded).map(({ label }) => label)).toEqual([
    ...['Type de fraude', 'Titre', 'Date', 'Votre récit'],
  ]);
});

test.each([
  ['4800.5', /^4\s800,50\s€$/],
  ['4.800', /^4\.800$/],
])('tells the amount « %s »', (amount, line) => {
  expect(linesOf('Montant du préjudice', { amount })).toEqual([expect.stringMatching(line)]);
});

test('tells payments as they are shown once they are sent, without empty cards', () => {
  const losses = writtenList([
    { ...EMPTY_LOSS, amount: '4 800,50', means: 'transfer', paidOn: '2026-03-02' },
    EMPTY_LOSS,
    { ...EMPTY_LOSS, amount: '0,4 ETH', euros: '1200' },
    { ...EMPTY_LOSS, amount: '4.800' },
  ]);
  expect(linesOf('Vos paiements', { losses })).toEqual([
    expect.stringMatching(/^Virement, 4\s800,50\s€, le 2 mars 2026$/),
    expect.stringMatching(/^Paiement, 0,4\sETH \(environ 1\s200,00\s€\), jour inconnu$/),
    '4.800, paiement à corriger',
  ]);
});

test('tells by what somebody is known', () => {
  const counterparties = writtenList([
    { kind: 'iban', value: 'FR76 3000', source: 'story' },
    { kind: 'phone', value: '', source: 'person' },
  ]);
  expect(linesOf('De l’autre côté', { counterparties })).toEqual(['IBAN\u00a0: FR76 3000']);
});

test('names each piece, what it shows, and what is not there yet', () => {
  const document = {
    ...{ id: 'a', url: '/a', name: 'a.pdf', type: 'application/pdf', size: 9 },
    ...{ createdAt: '', sha256: '', note: 'Le virement' },
  };
  const file = new File(['x'], 'b.png');
  const slots: PieceSlots = {
    ...NONE,
    document1: { kind: 'stored', document },
    document2: { kind: 'sending', file, sent: 0 },
    document4: { kind: 'failed', file, error: 'Non', canRetry: true },
    document5: { kind: 'failed', file, error: 'Non', canRetry: false },
  };
  expect(linesOf('Vos pièces', {}, slots)).toEqual([
    'Document 1\u00a0: a.pdf (Le virement)',
    'Document 2\u00a0: b.png, en cours d’envoi',
    'Pièce 4\u00a0: b.png, pas encore reçue',
    'Pièce 5\u00a0: b.png, refusée',
  ]);
});
