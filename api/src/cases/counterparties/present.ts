import { type Counterparty, counterparty } from '../../../contract/counterparties.ts';
import { allowed } from '../../platform/allowed.ts';
import { unsealRow } from '../../platform/sealing.ts';
import type { CounterpartyRecord } from './queries.ts';
import { readCounterparty } from './value.ts';

/** What leaves about a counterparty. */
export function presentCounterparty(key: Buffer, record: CounterpartyRecord): Counterparty {
  const row = unsealRow(key, 'counterparties', record);
  const kind = row.kind as Counterparty['kind'];
  const { isRecognised } = readCounterparty(kind, row.typed);
  return allowed(counterparty, { ...row, kind, isRecognised });
}
