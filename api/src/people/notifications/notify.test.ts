/** Whom the copy of a notification reaches, and what stands in it. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neverAsksMoney } from '../../../contract/never-asks.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { SYSTEM } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { notify } from './notify.ts';

const CLOSED = ['blocked', 'disabled', 'deleted'] as const;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.end());

type State = Partial<{
  status: 'active' | (typeof CLOSED)[number];
  isEmailVerified: 0 | 1;
  wantsEmails: number;
}>;
const set = (person: Person, state: State) =>
  world.db.updateTable('users').set(state).where('id', '=', person.uid).execute();

const tell = (person: Person, whateverStatus: boolean) =>
  work(world.services, SYSTEM, (unit) =>
    notify(world.services, unit, {
      userId: person.uid,
      type: 'success',
      title: 'Votre retrait est approuvé',
      message: 'Le virement est parti.',
      priority: 'high',
      category: 'withdrawal_update',
      sentBy: null,
      whateverStatus,
    }),
  );

async function mailsSince(person: Person, told: () => Promise<void>) {
  const { length } = await world.mailsTo(person.email);
  await told();
  return (await world.mailsTo(person.email)).slice(length);
}

describe.each(CLOSED)('a %s client', (status) => {
  it('gets no copy, except of what is told whatever the status', async () => {
    const person = await world.client();
    await set(person, { status, isEmailVerified: 1 });
    expect(await mailsSince(person, () => tell(person, false))).toEqual([]);
    const [mail, ...more] = await mailsSince(person, () => tell(person, true));
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Votre retrait est approuvé');
    expect(mail?.text).toContain('Le virement est parti.');
    expect(mail?.text).toMatch(/^Accéder à mon solde\u00a0:\nhttp:\S+\/restricted-access$/m);
    expect(mail?.text).not.toContain('/notifications');
  });

  it('reads nothing of it where the address is not proven', async () => {
    const person = await world.client();
    await set(person, { status });
    const [mail] = await mailsSince(person, () => tell(person, true));
    expect(mail?.text).toContain('/restricted-access');
    // Every mail says this of withdrawals, whoever gets it.
    const own = `${mail?.subject} ${mail?.text}`.replace(neverAsksMoney('Parade'), '');
    expect(own).not.toMatch(/retrait|virement/i);
  });
});

it('an open account gets one copy or none, as it wishes', async () => {
  const person = await world.client();
  await set(person, { isEmailVerified: 1 });
  const [mail, ...more] = await mailsSince(person, () => tell(person, true));
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/\/withdraw$/m);
  await set(person, { wantsEmails: 0 });
  expect(await mailsSince(person, () => tell(person, true))).toEqual([]);
});

it('a closed staff account gets nothing', async () => {
  const staff = await world.staff();
  await set(staff, { status: 'disabled', isEmailVerified: 1 });
  expect(await mailsSince(staff, () => tell(staff, true))).toEqual([]);
});

it('an address that nobody confirmed is hinted at once a day, not with each notification', async () => {
  const person = await world.client();
  const twice = async () => {
    await tell(person, false);
    await tell(person, false);
  };
  expect(await mailsSince(person, twice)).toHaveLength(1);
});
