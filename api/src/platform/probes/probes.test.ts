import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import type { Probe, Reading } from '../ports.ts';
import { inTwoWorkingDays } from './in-two-working-days.ts';
import { takeReadings } from './readings.ts';

let world: World;
let boss: Person;
/** What the two probes read next. */
let mails: Reading | undefined;
let reports: Reading | undefined;

const probe = (name: string, label: string, unit: Probe['unit'], read: () => typeof mails) =>
  ({ name, label, unit, measure: async () => read() }) satisfies Probe;

beforeEach(async () => {
  world = await createWorld();
  boss = await world.staff(['manageUsers']);
  const probes = [
    probe('mails', 'E-mails remis', 'share', () => mails),
    probe('reports', 'Signalements reçus', 'count', () => reports),
  ];
  world.services.ports = { ...world.services.ports, probes };
  mails = { value: 1, min: 0.95 };
  reports = { value: 12, min: 3, max: 48 };
});
afterEach(() => world.end());

/** The readings of an instant; how many mails it made for the team, and the newest of them. */
async function readAt(instant: string) {
  const before = (await world.mailsTo(boss.email)).length;
  world.services.now = () => new Date(instant);
  await takeReadings(world.services);
  const all = await world.mailsTo(boss.email);
  return { told: all.length - before, mail: all.at(-1) };
}

/** As the team reads them, whatever the instant of the last reading. */
async function items(): Promise<unknown[]> {
  world.services.now = () => new Date();
  return (await boss.get('/api/admin/probes')).body.items ?? [];
}

describe('what leaves its range', () => {
  it('is mailed once to those who lead the team, and once more after it was back', async () => {
    const editor = await world.staff(['systemSettings']);
    expect((await readAt('2026-11-23T09:23:00Z')).told).toBe(0);

    mails = { value: 0.9396, min: 0.95 };
    reports = { value: 2, min: 3, max: 48 };
    const { told, mail } = await readAt('2026-11-23T10:23:00Z');
    expect(told).toBe(1);
    expect(mail?.subject).toBe('2 mesures de Parade sortent de l’ordinaire');
    expect(mail?.text).toContain(
      'E-mails remis\u00a0: 93,9\u00a0% (attendu\u00a0: au moins 95\u00a0%).',
    );
    expect(mail?.text).toContain('Signalements reçus\u00a0: 2 (attendu\u00a0: de 3 à 48).');
    expect(mail?.text).toContain('/admin/probes');
    expect((await world.mailsTo(editor.email)).map(({ subject }) => subject)).not.toContain(
      mail?.subject,
    );

    mails = { value: 0.5, min: 0.95 };
    expect((await readAt('2026-11-23T11:23:00Z')).told).toBe(0);
    expect((await items())[0]).toMatchObject({
      ...{ value: 0.5, at: '2026-11-23T11:23:00.000Z' },
      outsideSince: '2026-11-23T10:23:00.000Z',
    });

    mails = { value: 0.96, min: 0.95 };
    expect((await readAt('2026-11-23T12:23:00Z')).told).toBe(0);
    expect((await items())[0]).toMatchObject({ value: 0.96, outsideSince: null });
    mails = { value: 0.94, min: 0.95 };
    const again = await readAt('2026-11-23T13:23:00Z');
    expect(again.told).toBe(1);
    expect(again.mail?.subject).toBe('Une mesure de Parade sort de l’ordinaire');
    expect(again.mail?.text).not.toContain('Signalements');
  });

  it('is out above a range as below it', async () => {
    reports = { value: 49, min: 3, max: 48 };
    expect((await readAt('2026-11-23T09:23:00Z')).told).toBe(1);
  });

  it('is mailed once where two processes read at the same time', async () => {
    mails = { value: 0, min: 0.95 };
    world.services.now = () => new Date('2026-11-23T09:23:00Z');
    const before = (await world.mailsTo(boss.email)).length;
    await Promise.all([takeReadings(world.services), takeReadings(world.services)]);
    expect(await world.mailsTo(boss.email)).toHaveLength(before + 1);
  });

  it('is silent where there is too little to judge, which brings nothing back either', async () => {
    mails = undefined;
    expect((await readAt('2026-11-23T09:23:00Z')).told).toBe(0);
    expect((await items())[0]).toMatchObject({ value: null, min: null, outsideSince: null });
    mails = { value: 0, min: 0.95 };
    expect((await readAt('2026-11-23T10:23:00Z')).told).toBe(1);
    mails = undefined;
    await readAt('2026-11-23T11:23:00Z');
    mails = { value: 0, min: 0.95 };
    expect((await readAt('2026-11-23T12:23:00Z')).told).toBe(0);
  });

  it.each([
    ['before nine in Paris', '2026-11-23T07:23:00Z'],
    ['after six', '2026-11-23T17:23:00Z'],
    ['on a Saturday', '2026-11-21T10:23:00Z'],
    ['on a public holiday', '2026-11-11T10:23:00Z'],
    ['before nine in summer', '2026-07-20T06:23:00Z'],
  ])('is not even read %s', async (_when, instant) => {
    mails = { value: 0, min: 0.95 };
    expect((await readAt(instant)).told).toBe(0);
    expect((await items())[0]).toMatchObject({ value: null, at: null });
  });
});

it('names each probe of the product once, with words and its permission', async () => {
  const { probes } = (await import('../../app/ports.ts')).ports;
  expect(new Set(probes.map(({ name }) => name)).size).toBe(probes.length);
  expect(probes.map(({ name }) => name)).toContain('reports_received');
  const reporter = await world.staff(['manageReports']);
  expect((await reporter.get('/api/admin/probes')).status).toBe(403);
});

describe('two working days', () => {
  /** Of so many that came in on each day, those by the deadline of a first answer. */
  const asked = async (now: string, each: number, inTime: (deadline: string) => number) => {
    const spans: string[][] = [];
    const reading = await inTwoWorkingDays(new Date(now), async (...span) => {
      spans.push(span);
      return [each, inTime(span[2])];
    });
    return { reading, spans };
  };

  it('end with the second day after, over weekends and holidays, in the time of Paris', async () => {
    const { reading, spans } = await asked('2026-11-12T10:00:00Z', 3, () => 1);
    expect(reading).toEqual({ value: 1 / 3, min: 0.5 });
    expect(spans).toHaveLength(10);
    // The 11th is a holiday: what came in on Friday the 6th had Monday and Tuesday.
    expect(spans[0]).toEqual([
      '2026-11-05T23:00:00.000Z',
      '2026-11-08T23:00:00.000Z',
      '2026-11-11T23:00:00.000Z',
    ]);
    // Days have no gap between them.
    for (const [nth, [, until]] of spans.entries()) {
      if (nth > 0) expect(until).toBe(spans[nth - 1]?.[0]);
    }
  });

  it('say nothing of fewer than ten', async () => {
    expect((await asked('2026-11-12T10:00:00Z', 0, () => 0)).reading).toBeUndefined();
  });
});
