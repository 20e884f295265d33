import { parisDay } from '../../../contract/dates.ts';
import type { InvoiceKind } from '../../../contract/invoices.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

const PREFIX: Readonly<Record<InvoiceKind, string>> = { invoice: 'F', credit_note: 'A' };

/**
 * The next number of a kind in this year in Paris, `F-2026-0001`. Specimens
 * take none of those that count: they have a series of their own. The row of
 * the series is locked until the transaction ends: what is rolled back, or
 * dies with its process, leaves its number to the next.
 */
export async function takeNumber({ trx, at }: UnitOfWork, kind: InvoiceKind, specimen: boolean) {
  const series = specimen ? `SPECIMEN-${PREFIX[kind]}` : PREFIX[kind];
  const year = Number(parisDay(new Date(at)).slice(0, 4));
  const { last: sequence } = await trx
    .insertInto('invoice_numbers')
    .values({ series, year, last: 1 })
    .onConflict((c) =>
      c
        .columns(['series', 'year'])
        .doUpdateSet((e) => ({ last: e('invoice_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const number = `${series}-${year}-${String(sequence).padStart(4, '0')}`;
  return { series, year, sequence, number };
}
