import type { DbOrTrx } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import { clockOf } from '../../../contract/plan-clocks.ts';
import { plusBusinessDays } from '../../../contract/remedies/calendar.ts';
import { notify } from '../../people/notifications/notify.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';

/** How many working days before a deadline its owner is reminded. */
const AHEAD = 3;

/** Deadlines of the law for which the next working day would be too late to say so, of cases that are open. */
const pressing = (db: DbOrTrx, today: string) =>
  db
    .selectFrom('steps')
    .innerJoin('reports', 'reports.id', 'steps.reportId')
    .where('steps.kind', '=', 'law')
    .where('steps.doneOn', 'is', null)
    .where('steps.remindedAt', 'is', null)
    .where('steps.dueOn', '>=', today)
    .where('steps.dueOn', '<', plusBusinessDays(today, AHEAD + 1))
    .where('reports.reminders', '=', 1)
    .where('reports.status', '<>', 'resolved')
    .where('reports.deletedAt', 'is', null);

/**
 * Reminds people of the law's deadlines that come near, each once, all of a case in one mail.
 * Whoever marks a step tells of it alone, so that several processes tell once; what a stop left
 * out is told at the next start.
 */
export async function remind(services: Services): Promise<void> {
  const today = parisDay(services.now());
  const cases = await pressing(services.db, today)
    .select('steps.reportId')
    .distinct()
    .orderBy('steps.reportId')
    .execute();
  for (const { reportId } of cases) {
    await work(services, SYSTEM, (unit) => remindOf(services, unit, reportId, today));
  }
}

async function remindOf(services: Services, unit: UnitOfWork, reportId: string, today: string) {
  const steps = await unit.trx
    .updateTable('steps')
    .set({ remindedAt: unit.at })
    .where('id', 'in', pressing(unit.trx, today).select('steps.id'))
    .where('reportId', '=', reportId)
    .where('remindedAt', 'is', null)
    .returning(['id', 'label', 'dueOn'])
    .execute();
  if (steps.length === 0) return;
  const { userId, reference } = await unit.trx
    .selectFrom('reports')
    .select(['userId', 'reference'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const lines = steps
    .toSorted((a, b) => `${a.dueOn}${a.id}`.localeCompare(`${b.dueOn}${b.id}`))
    .map(({ label, dueOn }) => `${label}. ${clockOf({ lastDay: dueOn, past: false }, today)}.`);
  await notify(services, unit, {
    userId,
    type: 'warning',
    priority: 'high',
    title: `Dossier ${reference}\u00a0: un délai de la loi approche`,
    message: [
      [...new Set(lines)].join('\n'),
      'Votre dossier dit quoi faire et quoi dire. Si c’est déjà fait, cochez-le. Vous pouvez aussi y couper ces rappels.',
    ].join('\n\n'),
    category: 'report_deadline',
    objectId: reportId,
  });
}
