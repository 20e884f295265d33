import type { RetentionPart } from '../ports.ts';

/** Who signed in, and whom the staff's door refused. */
export const oldSignIns: RetentionPart = {
  kind: 'navigationData',
  batch: 500,
  async find(_services, db, cutoff, only) {
    let query = db
      .selectFrom('audit_events')
      .select('id')
      .where('action', 'in', ['sign-in', 'sign-in-refused'])
      .where('at', '<', cutoff);
    if (only) query = query.where('id', 'in', only);
    return (await query.orderBy('at').execute()).map(({ id }) => id);
  },
  async remove(_services, { trx }, ids) {
    await trx.deleteFrom('audit_events').where('id', 'in', ids).execute();
  },
};
