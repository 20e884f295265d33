import { afterEach, beforeEach, expect, it } from 'vitest';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { sendDigests } from './digest.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff();
});
afterEach(() => world.end());

const set = (changes: { isEmailVerified?: 0 | 1; wantsEmails?: 0 | 1 }) =>
  world.db.updateTable('users').set(changes).where('id', '=', victim.uid).execute();

/** Files a report and sets its status once. */
async function advanced(title: string): Promise<string> {
  const { body } = await victim.post('/api/reports', aReport({ title }));
  const change = { status: 'in_progress', adminNote: '', version: 1 };
  await staff.put(`/api/admin/reports/${body.id}`, change);
  return String(body.id);
}

/** What a round of digests mails. */
async function digested() {
  const { length } = await world.mailsTo(victim.email);
  await Promise.all([sendDigests(world.services), sendDigests(world.services)]);
  return (await world.mailsTo(victim.email)).slice(length);
}

it('tells what could wait in one mail, once, without what was read meanwhile', async () => {
  await set({ isEmailVerified: 1 });
  const { length } = await world.mailsTo(victim.email);
  await advanced('Faux conseiller');
  await advanced('Fausse boutique');
  const objectId = await advanced('Lu entre-temps');
  await victim.post('/api/notifications/read-all', { objectId });
  const sent = (await world.mailsTo(victim.email)).slice(length);
  const receipt = expect.stringMatching(/^Votre récépissé /);
  expect(sent.map(({ subject }) => subject)).toEqual([receipt, receipt, receipt]);
  const [mail, ...more] = await digested();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Vos nouvelles du jour sur /);
  expect(mail?.text).toMatch(/Faux conseiller.*Fausse boutique/s);
  expect(mail?.text).not.toContain('Lu entre-temps');
  expect(await digested()).toEqual([]);
});

it('says nothing of it to an address that nobody confirmed, and nothing to who wants no mails', async () => {
  await advanced('Faux conseiller');
  const [mail, ...more] = await digested();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Une nouvelle notification/);
  expect(mail?.text).not.toContain('conseiller');
  await advanced('Fausse boutique');
  await set({ wantsEmails: 0 });
  expect(await digested()).toEqual([]);
});
