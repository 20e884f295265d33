/** Deactivation and reactivation, whatever happened before and between: everything comes back as specified. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORT_STATUSES } from '../../../contract/report-statuses.ts';
import { newReport } from '../../../contract/reports.ts';
import type { AccountStatus } from '../../../contract/users.ts';
import { aReport, createWorld, type World } from '../../../tests/testing.ts';
import { submitReport } from '../../cases/reports/submit.ts';
import { updateReport } from '../../cases/reports/update.ts';
import type { Actor } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';
import { blockUser, unblockUser } from './block.ts';
import { createUser } from './create.ts';
import { deactivateUser, reactivateUser } from './deactivate.ts';

let world: World;
let staff: Actor & { id: string };
beforeAll(async () => {
  world = await createWorld();
  const { uid, email } = await world.staff();
  staff = { id: uid, email, name: 'Camille Ardouin' };
  // Each unit of work has its own instant, as in life.
  let tick = Date.parse('2026-11-01T08:00:00Z');
  world.services.now = () => new Date(tick++);
});
afterAll(() => world.end());

const step = fc.oneof(
  fc.constantFrom('block' as const, 'unblock' as const, 'reactivate' as const),
  fc.constantFrom('disabled' as const, 'deleted' as const),
  fc.constantFrom('submit' as const, 'notify' as const),
  fc.record({ report: fc.nat(5), status: fc.constantFrom(...REPORT_STATUSES) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What should be: the specification in a few lines. */
interface Model {
  status: AccountStatus;
  reports: { id: string; status: string; hidden: boolean; history: string[] }[];
  notifications: { hidden: boolean }[];
}

const isClosed = (model: Model) => model.status === 'disabled' || model.status === 'deleted';

async function play(person: Actor & { id: string }, model: Model, action: Step): Promise<void> {
  const { services } = world;
  const { id } = person;
  if (typeof action === 'object') {
    const open = model.reports.filter((r) => !r.hidden);
    const report = open[action.report % (open.length || 1)];
    if (!report) return;
    const { version } = await row(report.id);
    await updateReport(services, staff, report.id, {
      status: action.status,
      adminNote: '',
      version,
    });
    if (report.status === action.status) return;
    model.notifications.push({ hidden: false });
    report.history.push(`${report.status} → ${action.status}`);
    report.status = action.status;
    return;
  }
  switch (action) {
    case 'block':
      await blockUser(services, staff, id);
      if (model.status === 'active') model.status = 'blocked';
      return;
    case 'unblock':
      await unblockUser(services, staff, id);
      if (model.status === 'blocked') model.status = 'active';
      return;
    case 'submit': {
      if (model.status !== 'active') return; // Nobody else gets as far as the verb.
      const input = newReport.parse(aReport());
      const { id: reportId } = await submitReport(services, person, input, undefined);
      const history = [' → pending'];
      model.reports.push({ id: reportId, status: 'pending', hidden: false, history });
      return;
    }
    case 'notify':
      await work(services, staff, (unit) =>
        notify(services, unit, {
          userId: id,
          type: 'info',
          title: 'Titre',
          message: 'Message',
          priority: 'normal',
          category: 'test',
          sentBy: null,
        }),
      );
      model.notifications.push({ hidden: false });
      return;
    case 'reactivate':
      await reactivateUser(services, staff, id);
      if (!isClosed(model)) return;
      model.status = 'active';
      for (const report of model.reports.filter((r) => r.hidden)) {
        if (report.status !== 'pending') report.history.push(`${report.status} → pending`);
        Object.assign(report, { hidden: false, status: 'pending' });
      }
      for (const notification of model.notifications) notification.hidden = false;
      return;
    default:
      await deactivateUser(services, staff, id, action);
      if (!isClosed(model)) {
        for (const held of [...model.reports, ...model.notifications]) held.hidden = true;
      }
      model.status = action;
  }
}

const row = (id: string) =>
  world.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The stored state, in the shape of the model. */
async function stored(id: string, model: Model): Promise<Model> {
  const { db } = world;
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  const notifications = await db
    .selectFrom('notifications')
    .select('deletedAt')
    .where('userId', '=', id)
    .orderBy('id')
    .execute();
  const reports = [];
  for (const { id: reportId } of model.reports) {
    const { status, deletedAt } = await row(reportId);
    const entries = await db
      .selectFrom('report_history')
      .select(['fromStatus', 'toStatus'])
      .where('reportId', '=', reportId)
      .orderBy('id')
      .execute();
    const history = entries.map((h) => `${h.fromStatus ?? ''} → ${h.toStatus}`);
    reports.push({ id: reportId, status, hidden: deletedAt !== null, history });
  }
  return {
    status: user?.status ?? 'active',
    reports,
    notifications: notifications.map((n) => ({ hidden: n.deletedAt !== null })),
  };
}

/** Every row held on a person, and how often the journal speaks of them. */
async function everything(id: string) {
  const tables = ['reports', 'notifications'] as const;
  const held = await Promise.all(
    tables.map((table) =>
      world.db.selectFrom(table).selectAll().where('userId', '=', id).orderBy('id').execute(),
    ),
  );
  const user = await world.db.selectFrom('users').selectAll().where('id', '=', id).execute();
  const events = await world.db
    .selectFrom('audit_events')
    .select('id')
    .where('objectId', '=', id)
    .execute();
  return { user, held, events: events.length };
}

const REPEATABLE = new Set<unknown>(['block', 'unblock', 'reactivate', 'disabled', 'deleted']);
let people = 0;

it('restores what is specified, and a repeat changes nothing', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const email = `tour${++people}@exemple.fr`;
      const name = 'Éloïse Marchand';
      const blank = { passwordHash: '', phone: '', address: '', terms: null };
      const id = await work(world.services, staff, (unit) =>
        createUser(unit.trx, { ...blank, email, name, role: 'user' }, unit.at),
      );
      const model: Model = { status: 'active', reports: [], notifications: [] };
      for (const action of [...steps, 'reactivate' as const]) {
        await play({ id, email, name }, model, action);
        expect(await stored(id, model)).toEqual(model);
        if (REPEATABLE.has(action)) {
          const before = await everything(id);
          await play({ id, email, name }, structuredClone(model), action);
          expect(await everything(id)).toEqual(before);
        }
      }
      expect([...model.reports, ...model.notifications].filter((held) => held.hidden)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
