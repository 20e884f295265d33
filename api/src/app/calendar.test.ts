/** What happens by the calendar of Paris, on the days when it is not like every day. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Cron } from 'croner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parisDay } from '../../contract/dates.ts';
import { leaveDemonstration } from '../../tests/features/approvals.ts';
import { aPayment } from '../../tests/features/invoices.ts';
import { createWorld, type World } from '../../tests/testing.ts';
import { issueInvoice } from '../money/invoices/issue.ts';
import { parisTime } from '../platform/paris-days.ts';
import { work } from '../platform/unit-of-work.ts';
import { runDaily } from '../privacy/retention/schedule.ts';
import { FEATURES } from './features.ts';

/** The clocks go on, go back; a leap day; a year ends. */
const DAYS = ['2027-03-28', '2026-10-25', '2027-10-31', '2028-02-29', '2028-03-01', '2027-01-01'];

const DAILY = FEATURES.flatMap(({ jobs }) => jobs ?? []).filter(({ timezone }) => timezone);

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const at = (instant: string) => {
  world.services.now = () => new Date(instant);
};

describe('what runs each day', () => {
  it('is the publication of the day, what waited for one mail, deadlines, and the removal of data', () => {
    expect(DAILY.map(({ name }) => name).sort()).toEqual([
      ...['daily_site', 'deadlines', 'digests', 'retention'],
    ]);
  });

  it('rings where one of them was not done for thirty hours', async () => {
    const file = path.resolve(import.meta.dirname, '../../../docs/prometheus/parade.rules.yml');
    const asked = (await readFile(file, 'utf8')).match(/(?<=exported_job=~?")[^"]+/g) ?? [];
    expect(asked.flatMap((names) => names.split('|')).sort()).toEqual(
      DAILY.map(({ name }) => name).sort(),
    );
  });

  it.each(DAYS)('runs once on %s, the day before and the day after', (day) => {
    for (const { times, timezone, name } of DAILY) {
      const lateBefore = new Date(Date.parse(`${day}T20:00:00Z`) - 2 * 24 * 3_600_000);
      const cron = new Cron(times, { timezone: timezone ?? '', paused: true });
      const runs = cron.nextRuns(3, lateBefore).map((run) => parisDay(run));
      const days = [-1, 0, 1].map((later) =>
        parisDay(new Date(Date.parse(`${day}T12:00:00Z`) + later * 24 * 3_600_000)),
      );
      expect([name, runs]).toEqual([name, days]);
    }
  });

  it.each([
    ['goes back', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '02:30:00', '02:30:00'],
    ['goes on', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z', '01:30:00', '03:30:00'],
    ['leaps', '2028-02-29T01:30:00.000Z', '2028-02-29T22:30:00.000Z', '02:30:00', '23:30:00'],
  ])('removes once on a day whose clock %s', async (_what, first, second, before, after) => {
    expect([first, second].map((instant) => parisTime(instant).slice(11))).toEqual([before, after]);
    for (const instant of [first, second, first]) {
      at(instant);
      await runDaily(world.services);
    }
    const runs = await world.db.selectFrom('retention_runs').select('scheduledOn').execute();
    expect(runs).toEqual([{ scheduledOn: first.slice(0, 10) }]);
  });
});

describe('invoices over New Year', () => {
  it('begin the series anew at midnight in Paris, without a gap in either year', async () => {
    await leaveDemonstration(world);
    const { uid } = await world.client();
    const numbers: string[] = [];
    for (const instant of [
      '2026-12-31T22:59:58.000Z',
      '2026-12-31T22:59:59.999Z',
      '2026-12-31T23:00:00.000Z',
      '2026-12-31T23:59:59.000Z',
      '2027-01-01T00:00:01.000Z',
    ]) {
      at(instant);
      numbers.push(await invoice(uid));
    }
    expect(numbers).toEqual([
      'F-2026-0001',
      'F-2026-0002',
      'F-2027-0001',
      'F-2027-0002',
      'F-2027-0003',
    ]);
  });

  it('are dated on the day of Paris, and a clock that is late takes no number twice', async () => {
    await leaveDemonstration(world);
    const { uid } = await world.client();
    const order = [
      '2026-12-31T23:00:00.000Z',
      '2026-12-31T22:59:59.000Z',
      '2027-01-01T09:00:00.000Z',
    ];
    const numbers: string[] = [];
    for (const instant of order) {
      at(instant);
      numbers.push(await invoice(uid));
    }
    expect(numbers).toEqual(['F-2027-0001', 'F-2026-0001', 'F-2027-0002']);
  });
});

/** Issues the invoice of a payment of this person's now; its number. */
async function invoice(uid: string): Promise<string> {
  const { id } = await aPayment(world.db, uid);
  return work(world.services, { id: null, email: null, name: 'Système' }, async (unit) => {
    await unit.trx.updateTable('contracts').set({ specimen: 0 }).execute();
    const payment = await unit.trx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return (await issueInvoice(world.services, unit, payment)).number;
  });
}
