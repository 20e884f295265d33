import { type Loss, loss } from '../../../contract/losses.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { allowed } from '../../platform/allowed.ts';
import { unsealRow } from '../../platform/sealing.ts';
import type { LossRecord } from './queries.ts';

/** What leaves about a loss. */
export const presentLoss = (key: Buffer, record: LossRecord): Loss =>
  allowed(loss, {
    ...unsealRow(key, 'losses', record),
    currency: record.currency as Loss['currency'],
    means: record.means as Loss['means'],
    amount: record.amountCents === null ? null : centsToEuros(record.amountCents),
  });
