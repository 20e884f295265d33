import type { AdminBalance, Balance, LedgerEntry } from '../../../contract/ledger.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { EntryRecord, Figures } from './balance.ts';

const presentEntry = (e: EntryRecord): LedgerEntry => ({
  id: e.id,
  at: e.at,
  kind: e.kind,
  amount: centsToEuros(e.amountCents),
  balance: centsToEuros(e.balanceCents),
  reason: e.reason,
  reference: e.reference,
  reportId: e.reportId,
  reportReference: e.reportReference,
  withdrawalId: e.withdrawalId,
});

const presentFigures = (f: Figures) => ({
  balance: centsToEuros(f.balanceCents),
  pending: centsToEuros(f.pendingCents),
  totalRecovered: centsToEuros(f.recoveredCents),
});

/** What leaves about a balance, for its owner: without who wrote which entry. */
export const presentBalance = (figures: Figures, entries: readonly EntryRecord[]): Balance => ({
  ...presentFigures(figures),
  entries: entries.map(presentEntry),
});

export const presentAdminBalance = (
  figures: Figures,
  entries: readonly EntryRecord[],
  rest: Pick<AdminBalance, 'reports' | 'proposed' | 'needsSecond'>,
): AdminBalance => ({
  ...presentFigures(figures),
  user: {
    id: figures.id,
    name: figures.name,
    email: figures.email,
    status: figures.status,
    erasedAt: figures.erasedAt,
  },
  entries: entries.map((e) => ({
    ...presentEntry(e),
    sequence: e.sequence,
    author: e.author,
    confirmedBy: e.confirmedBy,
  })),
  ...rest,
});
