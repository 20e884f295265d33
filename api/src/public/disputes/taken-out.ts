/** What an upheld dispute took out of an alert, so that no other way names it again. */
import type { DbOrTrx, Transaction } from '@parade/db';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { keyOf } from '../../../contract/reading/spans.ts';
import { keyedHash } from '../../platform/sealing.ts';

interface Thing {
  kind: IndicatorKind;
  value: string;
}

/** The thing itself is gone: by its hash it is known again, and by nothing else. */
const hashOf = (key: Buffer, { kind, value }: Thing) =>
  keyedHash(key, `taken out ${kind} ${value}`);

export async function noteTakenOut(
  trx: Transaction,
  key: Buffer,
  things: readonly Thing[],
  at: string,
): Promise<void> {
  if (things.length === 0) return;
  await trx
    .insertInto('taken_out_indicators')
    .values(things.map((thing) => ({ hash: hashOf(key, thing), at })))
    .onConflict((c) => c.column('hash').doNothing())
    .execute();
}

/** Which of these things a dispute took out, or suspends at this moment; by `keyOf`. */
export async function withdrawnByDispute(
  db: DbOrTrx,
  key: Buffer,
  things: readonly Thing[],
): Promise<ReadonlySet<string>> {
  const byHash = new Map(things.map((thing) => [hashOf(key, thing), keyOf(thing)]));
  const [gone, suspended] = await Promise.all([
    db
      .selectFrom('taken_out_indicators')
      .select('hash')
      .where('hash', 'in', [...byHash.keys()])
      .execute(),
    db
      .selectFrom('alert_indicators')
      .select(['kind', 'value'])
      .where('kind', 'in', [...new Set(things.map(({ kind }) => kind))])
      .where('value', 'in', [...new Set(things.map(({ value }) => value))])
      .where('suspendedAt', 'is not', null)
      .execute(),
  ]);
  return new Set([...gone.flatMap(({ hash }) => byHash.get(hash) ?? []), ...suspended.map(keyOf)]);
}
