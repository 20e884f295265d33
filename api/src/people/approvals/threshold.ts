import { centsToEuros } from '../../../contract/money.ts';
import { instantAfter } from '../../platform/paris-days.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

const DAYS = 30;

/**
 * Whether an amount of a client is more than one person of the team may decide
 * alone. Several small ones are one large one: `since` gives the cents that
 * were decided for them from an instant on.
 */
export async function isLarge(
  { trx, at }: UnitOfWork,
  cents: number,
  since: (from: string) => Promise<number | string>,
): Promise<boolean> {
  const { security } = await currentSettings(trx);
  const before = Number(await since(instantAfter(at, -DAYS)));
  return centsToEuros(before + cents) > security.withdrawalSecondAbove;
}
