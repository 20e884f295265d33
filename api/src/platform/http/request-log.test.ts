/** What the log says of a request, and what it never says. */
import { Writable } from 'node:stream';
import type { Statements } from '@parade/db';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aReport, createWorld, type World } from '../../../tests/testing.ts';
import { createLog } from '../log.ts';

let world: World;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  world = await createWorld();
  lines = [];
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  world.services.log = createLog('info', into);
});
afterEach(async () => {
  vi.useRealTimers();
  await world.end();
});

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** The clock that measures answers goes on by this much whenever a session is asked for. */
function everyAnswerTakes(ms: number): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { sessions } = world.services;
  const read = sessions.read.bind(sessions);
  vi.spyOn(sessions, 'read').mockImplementation((header) => {
    vi.advanceTimersByTime(ms);
    return read(header);
  });
}

it('names a refusal with the id of the staff member who met it, and of nobody else', async () => {
  const staff = await world.staff(['manageReports']);
  const client = await world.client();
  expect((await staff.get('/api/admin/users')).status).toBe(403);
  expect((await client.get('/api/admin/users')).status).toBe(403);
  const refusals = lines.filter(({ status }) => status === 403);
  expect(refusals).toEqual([
    expect.objectContaining({ level: 'info', route: '/api/admin/users', staffId: staff.uid }),
    expect.not.objectContaining({ staffId: expect.anything() }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(client.uid);
  expect(JSON.stringify(lines)).not.toContain(staff.email);
});

it('tells an answer that was slow with its longest statement, and no value of it', async () => {
  const person = await world.client();
  const { body } = await person.post('/api/reports', aReport({ title: 'Une arnaque à part' }));
  lines.length = 0;
  everyAnswerTakes(600);
  expect((await person.get(`/api/reports/${body.id}`)).status).toBe(200);
  const [line] = lines.filter(({ msg }) => msg === 'slow request');
  expect(line).toMatchObject({ level: 'warn', status: 200, route: '/api/reports/:id' });
  const ran = line?.statements as Statements;
  expect(ran.count).toBeGreaterThan(1);
  expect(ran.slowest?.statement).toMatch(/^select \w+$/);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${body.id}|arnaque`));
});

it('leaves a quick answer and a slow upload without a line', async () => {
  const person = await world.client();
  lines.length = 0;
  expect((await person.get('/api/me')).status).toBe(200);
  everyAnswerTakes(600);
  await person.upload(PDF, 'releve.pdf');
  expect(lines).toEqual([]);
});
