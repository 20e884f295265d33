import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** How many rows there are. */
export async function countOf<Tables, From extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const { total } = await rows
    .select(sql`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}

/** How many rows there are, and for how many of them something holds; one query. */
export async function countsOf<Tables, From extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, From, object>,
  condition: RawBuilder<boolean>,
): Promise<[total: number, matching: number]> {
  const { total, matching } = await rows
    .select([
      sql`count(*)`.as('total'),
      sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.as('matching'),
    ])
    .$castTo<{ total: number; matching: number }>()
    .executeTakeFirstOrThrow();
  return [total, matching];
}
