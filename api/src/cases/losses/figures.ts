import type { DbOrTrx } from '@parade/db';
import { FEWEST_CASES, FEWEST_OF_GROUP, type LossFigures } from '../../../contract/loss-figures.ts';
import { meansLabel } from '../../../contract/loss-words.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { Means } from '../../../contract/remedies/situation.ts';

/** Euros that were declared as lost, of cases that nobody hid or rejected; since the platform opened. */
const declared = (db: DbOrTrx, since: string) =>
  db
    .selectFrom('losses')
    .innerJoin('reports', 'reports.id', 'losses.reportId')
    .where('reports.deletedAt', 'is', null)
    .where('reports.status', '<>', 'rejected')
    .where('reports.createdAt', '>=', since)
    .where('losses.amountCents', '>', 0);

interface Row {
  label: string;
  cases: number | string | bigint;
  cents: number | string | bigint;
}

/** Largest first; a group of a few cases is in the total alone. */
function groupsOf(rows: readonly Row[]) {
  const groups = rows.map(({ label, cases, cents }) => ({
    label,
    cases: Number(cases),
    amount: centsToEuros(Number(cents)),
  }));
  return groups
    .filter(({ cases }) => cases >= FEWEST_OF_GROUP)
    .toSorted((a, b) => b.amount - a.amount || a.label.localeCompare(b.label));
}

/** How much was lost by means and by type of fraud, measured from the cases; null while they are few. */
export async function lossFigures(
  db: DbOrTrx,
  since: string | null,
  asOf: string,
): Promise<LossFigures | null> {
  const rows = declared(db, since ?? '');
  const total = await rows
    .select((e) => [
      e.fn.count<number>('losses.reportId').distinct().as('cases'),
      e.fn.sum<number>('losses.amountCents').as('cents'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(total.cases) < FEWEST_CASES) return null;
  const by = (column: 'losses.means' | 'reports.fraudType') =>
    rows
      .groupBy(column)
      .select((e) => [
        e.ref(column).as('label'),
        e.fn.count<number>('losses.reportId').distinct().as('cases'),
        e.fn.sum<number>('losses.amountCents').as('cents'),
      ])
      .execute();
  const byMeans = (await by('losses.means')).map((row) => ({
    ...row,
    label: row.label === null ? 'Moyen inconnu' : meansLabel(row.label as Means),
  }));
  const byKind = (await by('reports.fraudType')).map((row) => ({ ...row, label: row.label ?? '' }));
  return {
    ...{ asOf, cases: Number(total.cases), amount: centsToEuros(Number(total.cents)) },
    ...{ byMeans: groupsOf(byMeans), byKind: groupsOf(byKind) },
  };
}
