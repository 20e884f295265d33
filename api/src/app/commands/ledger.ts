import type { Db } from '@parade/db';
import { reconcile } from '../../money/ledger/reconcile.ts';
import { type Findings, verifyLedger } from '../../money/ledger/verify-ledger.ts';
import { withReadOnly } from '../read-only.ts';
import type { Call, Command, Result } from './command.ts';

async function checked(
  { env }: Call,
  what: string,
  check: (db: Db) => Promise<Findings>,
): Promise<Result> {
  const { checked: count, problems, head } = await withReadOnly(env(), check);
  const verdict = problems.length === 0 ? 'tout est juste' : `${problems.length} écarts`;
  return {
    lines: [`${count} ${what}\u00a0: ${verdict}. Tête ${head}`],
    problems,
    data: { checked: count, head },
  };
}

export const ledgerVerify: Command = {
  name: 'ledger verify',
  about: 'parcourt la chaîne du grand livre et nomme ce qui a été changé ou manque',
  args: [{ name: 'tête', about: 'une tête notée ailleurs, qui doit y être', isOptional: true }],
  run: (call) => checked(call, 'écritures', (db) => verifyLedger(db, call.given.text('tête'))),
};

export const ledgerReconcile: Command = {
  name: 'ledger reconcile',
  about: 'recalcule chaque solde à partir des écritures',
  run: (call) => checked(call, 'comptes', reconcile),
};
