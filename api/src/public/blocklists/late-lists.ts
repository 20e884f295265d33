import type { Probe } from '../../platform/ports.ts';

/** Lists whose last refresh failed, of those that are fetched again by themselves. */
export const lateLists: Probe = {
  name: 'lists_failing',
  label: 'Listes publiques dont la mise à jour a échoué',
  unit: 'count',
  async measure(db) {
    const { all, failing } = await db
      .selectFrom('list_sources')
      .where('refresh', '<>', 'never')
      .select((e) => [
        e.fn.countAll<number | string>().as('all'),
        e.fn
          .sum<number | string | null>(e.case().when('problem', '<>', '').then(1).else(0).end())
          .as('failing'),
      ])
      .executeTakeFirstOrThrow();
    return Number(all) === 0 ? undefined : { value: Number(failing ?? 0), max: 0 };
  },
};
