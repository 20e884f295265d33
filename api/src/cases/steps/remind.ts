import type { DbOrTrx } from '@parade/db';
import { formatCalendarDay, parisDay } from '../../../contract/dates.ts';
import { clockOf } from '../../../contract/plan-clocks.ts';
import { PLAN_NOTICE } from '../../../contract/plan-notice.ts';
import { plusBusinessDays } from '../../../contract/remedies/calendar.ts';
import type { Situation } from '../../../contract/remedies/situation.ts';
import { readSituation } from '../../../contract/situations.ts';
import { notify } from '../../people/notifications/notify.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';

/** How many working days before a deadline its owner is reminded. */
const AHEAD = 3;

/**
 * Deadlines of the law for which the next working day would be too late to say so. That the team
 * has closed a case ends its own work, not what the person can still do.
 */
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
    .where('reports.deletedAt', 'is', null);

/**
 * Reminds people of the law's deadlines that come near, each once, all of a case in one mail.
 * Whoever marks a step tells of it alone, so that several processes tell once; what a stop left
 * out is told at the next start. One case that fails keeps nobody else from hearing of theirs: it
 * rejects after all of them.
 */
export async function remind(services: Services): Promise<void> {
  const today = parisDay(services.now());
  const cases = await pressing(services.db, today)
    .select('steps.reportId')
    .distinct()
    .orderBy('steps.reportId')
    .execute();
  let failed = 0;
  for (const { reportId } of cases) {
    try {
      await work(services, SYSTEM, (unit) => remindOf(services, unit, reportId, today));
    } catch (error) {
      failed++;
      services.log.warn({ report: reportId, error: String(error) }, 'a reminder failed');
    }
  }
  if (failed > 0) throw new Error(`${failed} cases were not reminded`);
}

interface Due {
  id: string;
  label: string;
  dueOn: string | null;
  /** Its place in the situation; null for what belongs to the case. */
  payment: number | null;
}

/** « paiement du 3 janvier 2026 »: a mail names neither means nor amount. */
function paymentOf({ payment }: Due, situation: Situation | null): string | null {
  if (payment === null) return null;
  const paid = situation?.payments[payment];
  if (!paid) return 'paiement';
  const day = formatCalendarDay(paid.paidOn);
  return paid.paidOnIsEarliest ? `paiement, au plus tôt du ${day}` : `paiement du ${day}`;
}

/** One line for all that is the same. Each payment is told of: each is contested by itself. */
function linesOf(steps: readonly Due[], situation: Situation | null, today: string): string[] {
  const ordered = steps.toSorted((a, b) => `${a.dueOn}${a.id}`.localeCompare(`${b.dueOn}${b.id}`));
  const groups = Map.groupBy(ordered, (step) =>
    JSON.stringify([step.label, step.dueOn, paymentOf(step, situation)]),
  );
  return [...groups.values()].flatMap(([first, ...same]) => {
    if (!first) return [];
    const payment = paymentOf(first, situation);
    const counted =
      same.length === 0
        ? payment
        : `${same.length + 1}\u00a0${payment?.replace('paiement', 'paiements')}, un par un`;
    const about = payment === null ? '' : `\u00a0: ${counted}`;
    return [`${first.label}${about}. ${clockOf({ lastDay: first.dueOn, past: false }, today)}.`];
  });
}

async function remindOf(services: Services, unit: UnitOfWork, reportId: string, today: string) {
  const steps = await unit.trx
    .updateTable('steps')
    .set({ remindedAt: unit.at })
    .where('id', 'in', pressing(unit.trx, today).select('steps.id'))
    .where('reportId', '=', reportId)
    .where('remindedAt', 'is', null)
    .returning(['id', 'label', 'dueOn', 'payment'])
    .execute();
  if (steps.length === 0) return;
  const { userId, reference, situation } = await unit.trx
    .selectFrom('reports')
    .select(['userId', 'reference', 'situation'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const several = steps.length > 1;
  await notify(services, unit, {
    userId,
    type: 'warning',
    priority: 'high',
    title: `Dossier ${reference}\u00a0: ${several ? 'des délais de la loi approchent' : 'un délai de la loi approche'}`,
    message: [
      linesOf(steps, readSituation(situation), today).join('\n'),
      `N’attendez pas ${several ? 'ces dates' : 'cette date'}\u00a0: attendre peut faire perdre le droit.`,
      'Votre dossier dit quoi faire et quoi dire. Si c’est déjà fait, cochez-le. Vous pouvez aussi y couper ces rappels.',
      PLAN_NOTICE,
    ].join('\n\n'),
    category: 'report_deadline',
    objectId: reportId,
  });
}
