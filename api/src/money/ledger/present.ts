import {
  type AdminBalance,
  adminBalance,
  type Balance,
  balance,
} from '../../../contract/ledger.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { allowed } from '../../platform/allowed.ts';
import type { EntryRecord, Figures } from './balance.ts';

const inEuros = (e: EntryRecord) => ({
  ...e,
  amount: centsToEuros(e.amountCents),
  balance: centsToEuros(e.balanceCents),
  paidDirectly: e.paidDirectly === 1,
});

const presentFigures = (f: Figures) => ({
  balance: centsToEuros(f.balanceCents),
  pending: centsToEuros(f.pendingCents),
  totalRecovered: centsToEuros(f.recoveredCents),
  paidDirectly: centsToEuros(f.directCents),
  holdsFunds: f.holdsFunds,
});

/** What leaves about a balance, for its owner: without who wrote which entry. */
export const presentBalance = (figures: Figures, entries: readonly EntryRecord[]): Balance => ({
  ...presentFigures(figures),
  entries: entries.map((e) => allowed(balance.shape.entries.element, inEuros(e))),
});

export const presentAdminBalance = (
  figures: Figures,
  entries: readonly EntryRecord[],
  rest: Pick<AdminBalance, 'reports' | 'waits' | 'needsSecond'>,
): AdminBalance => ({
  ...presentFigures(figures),
  user: allowed(adminBalance.shape.user, figures),
  entries: entries.map((e) => allowed(adminBalance.shape.entries.element, inEuros(e))),
  ...rest,
});
