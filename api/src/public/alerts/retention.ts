import type { RetentionPart } from '../../platform/ports.ts';

/** Visitors' marks: the alert keeps its count, who it was is forgotten. Each is named by its alert and itself. */
export const oldMarks: RetentionPart = {
  kind: 'navigationData',
  batch: 500,
  async find(_services, db, cutoff, only) {
    const marks = await db
      .selectFrom('alert_me_toos')
      .select(['alertId', 'mark'])
      .where('mark', 'like', 'visitor:%')
      .where('createdAt', '<', cutoff)
      .orderBy('createdAt')
      .execute();
    const wanted = only && new Set(only);
    return marks
      .map(({ alertId, mark }) => `${alertId} ${mark}`)
      .filter((name) => wanted?.has(name) ?? true);
  },
  async remove(_services, { trx }, names) {
    for (const name of names) {
      const [alertId = '', mark = ''] = name.split(' ');
      await trx
        .deleteFrom('alert_me_toos')
        .where('alertId', '=', alertId)
        .where('mark', '=', mark)
        .execute();
    }
  },
};
