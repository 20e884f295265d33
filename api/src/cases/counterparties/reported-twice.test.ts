import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../contract/checks.ts';
import { addAlert } from '../../../tests/features/alerts.ts';
import { aReportOf } from '../../../tests/features/reports.ts';
import { tokenIn } from '../../../tests/mail.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';

const PHONE = '06 39 98 45 67';
const IBAN = 'FR76 3000 6000 0112 3456 7890 189';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['manageReports', 'systemSettings']);
});
afterEach(() => world.end());

interface Victim {
  name?: string;
  email?: string;
  phone?: string;
}

/** Somebody whose address is proven. */
async function victim(details: Victim): Promise<Person> {
  const person = await world.client(details);
  await world.confirm(person);
  return person;
}
const anne = () => victim({ name: 'Anne Le Goff', email: 'anne.legoff@orange.fr' });
const karim = () => victim({ name: 'Karim Haddad', email: 'karim.haddad@gmail.com' });

/** As the team answers a report that it has read. */
async function take(id: string, status = 'in_progress') {
  const { body } = await staff.get(`/api/admin/reports/${id}`);
  const sent = { status, adminNote: '', version: body.version };
  expect((await staff.put(`/api/admin/reports/${id}`, sent)).status).toBe(200);
}

async function reportOf(person: Person, kind = 'phone', value = PHONE): Promise<string> {
  const id = await aReportOf(person, { counterparties: [{ kind, value }] });
  await take(id);
  return id;
}

async function verdict(text = PHONE) {
  const { body } = await world.visitor().post('/api/checks', { text });
  return (body as unknown as CheckResult).indicators[0]?.verdict;
}

describe('what nobody has published', () => {
  it.each([
    ['phone', PHONE],
    ['iban', IBAN],
    ['email', 'marc.conseil@gmail.com'],
  ])('%s is said to be reported by two, and nothing more of it', async (kind, value) => {
    await reportOf(await anne(), kind, value);
    expect(await verdict(value)).toBe('unknown');
    await reportOf(await karim(), kind, value);
    const { body } = await world.visitor().post('/api/checks', { text: value });
    expect(body).toEqual({
      indicators: [
        {
          ...{ kind, text: value, verdict: 'reported' },
          ...{ official: null, numericHost: false, matched: null, alerts: [], lists: [] },
        },
      ],
      lists: [],
      truncated: false,
    });
  });

  it.each([
    ['domain', 'boutique-voisine.example'],
    ['url', 'https://boutique-voisine.example/a'],
    ['wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ])('%s is everybody’s to see: an alert names it, or nothing', async (kind, value) => {
    await reportOf(await anne(), kind, value);
    await reportOf(await karim(), kind, value);
    expect(await verdict(value)).toBe('unknown');
  });

  it('tells apart those that were asked about together', async () => {
    await reportOf(await anne());
    await reportOf(await karim());
    const numbers = Array.from({ length: 6 }, (_, at) => `06 39 98 10 1${at}`);
    const { body } = await world
      .visitor()
      .post('/api/checks', { text: [...numbers, PHONE].join('\n') });
    const told = (body as unknown as CheckResult).indicators;
    expect(told.map((each) => each.verdict)).toEqual(['reported', ...numbers.map(() => 'unknown')]);
    expect(told[0]?.text).toBe(PHONE);
  });
});

describe('two that are one', () => {
  it('are one person with two reports', async () => {
    const person = await anne();
    await reportOf(person);
    await reportOf(person);
    expect(await verdict()).toBe('unknown');
  });

  it.each<[string, Victim, Victim]>([
    ['mailbox', { email: 'anne.legoff@gmail.com' }, { email: 'annelegoff+deux@gmail.com' }],
    ['firm', { email: 'anne@cabinet-legoff.example' }, { email: 'k@cabinet-legoff.example' }],
    ['family', { name: 'Anne Haddad' }, { name: 'Karim Haddad' }],
    ['telephone', { phone: '06 39 98 77 01' }, { phone: '+33 6 39 98 77 01' }],
  ])('share a %s', async (_, one, other) => {
    await reportOf(await victim({ name: 'Anne Le Goff', email: 'anne.legoff@orange.fr', ...one }));
    await reportOf(await victim({ name: 'Karim Roy', email: 'karim@laposte.net', ...other }));
    expect(await verdict()).toBe('unknown');
    // A third, with nothing of theirs, makes it two.
    await reportOf(await victim({ name: 'Inès Caron', email: 'ines.caron@free.fr' }));
    expect(await verdict()).toBe('reported');
  });

  it('share an address or a browser', async () => {
    const [one, other] = [await anne(), await karim()];
    await reportOf(one);
    await reportOf(other);
    expect(await verdict()).toBe('reported');
    const address = (text: string, of: Person) =>
      world.db.updateTable('users').set({ address: text }).where('id', '=', of.uid).execute();
    await address('12, rue des Lilas, Lyon', one);
    await address('12 rue des lilas LYON', other);
    expect(await verdict()).toBe('unknown');
    await address('', other);
    expect(await verdict()).toBe('reported');
    const usedAt = world.services.now().toISOString();
    await world.db
      .insertInto('known_devices')
      .values([one, other].map(({ uid }) => ({ hash: 'a-browser', userId: uid, usedAt })))
      .execute();
    expect(await verdict()).toBe('unknown');
  });
});

describe('a report counts', () => {
  it('once the team took it up, and no more once it rejects it', async () => {
    await reportOf(await anne());
    const id = await aReportOf(await karim(), {
      counterparties: [{ kind: 'phone', value: PHONE }],
    });
    expect(await verdict()).toBe('unknown');
    await take(id, 'resolved');
    expect(await verdict()).toBe('reported');
    await take(id, 'rejected');
    expect(await verdict()).toBe('unknown');
  });

  it('not for what its person wrote into it since, nor for what the team did', async () => {
    await reportOf(await anne());
    const person = await karim();
    const id = await reportOf(person, 'phone', '06 39 98 00 99');
    const mine = { kind: 'phone', value: PHONE };
    world.services.now = () => new Date(Date.now() + 1000);
    expect((await person.post(`/api/reports/${id}/counterparties`, mine)).status).toBe(201);
    expect(await verdict()).toBe('unknown');
    world.services.now = () => new Date(Date.now() + 2000);
    await take(id, 'resolved');
    expect(await verdict()).toBe('reported');
    await world.db.updateTable('counterparties').set({ source: 'team' }).execute();
    expect(await verdict()).toBe('unknown');
  });

  it('only while its person has a proven address and an open account', async () => {
    await reportOf(await anne());
    const person = await karim();
    await reportOf(person);
    const account = (columns: object) =>
      world.db.updateTable('users').set(columns).where('id', '=', person.uid).execute();
    for (const [out, back] of [
      [{ isEmailVerified: 0 }, { isEmailVerified: 1 }],
      [{ status: 'blocked' }, { status: 'active' }],
    ] as const) {
      await account(out);
      expect(await verdict()).toBe('unknown');
      await account(back);
      expect(await verdict()).toBe('reported');
    }
    const { status } = await person.send('DELETE', '/api/me', {
      body: { password: PASSWORD },
    });
    expect(status).toBe(204);
    expect(await verdict()).toBe('unknown');
  });
});

describe('nothing is said', () => {
  it.each([
    ['email', 'contact@impots.gouv.fr'],
    ['email', 'service@credit-agricole.fr'],
    ['email', 'no-reply@leboncoin.fr'],
    ['phone', '0 805 805 817'],
  ])('of what scammers borrow: %s %s', async (kind, value) => {
    await reportOf(await anne(), kind, value);
    await reportOf(await karim(), kind, value);
    expect(['unknown', 'official']).toContain(await verdict(value));
  });

  it('of our own', async () => {
    const address = 'nous@plateforme.example';
    world.services.env = { ...world.services.env, mailFrom: { name: 'Nous', address } };
    await reportOf(await anne(), 'email', address);
    await reportOf(await karim(), 'email', address);
    expect(await verdict(address)).toBe('unknown');
  });

  it('of what a dispute suspends, nor of what one took out', async () => {
    await reportOf(await anne());
    await reportOf(await karim());
    const alertId = await addAlert(world.db);
    await world.db
      .insertInto('alert_indicators')
      .values({
        id: newId(),
        alertId,
        kind: 'phone',
        value: '+33639984567',
        display: '06 39 98 •• •• 67',
      })
      .execute();
    expect(await verdict()).toBe('alert');
    await world.visitor().post(`/api/alerts/${alertId}/disputes`, {
      email: 'gerante@exemple.fr',
      role: 'concerned',
      message: 'Ce numéro est celui de mon salon de coiffure.',
    });
    const mail = (await world.mailsTo('gerante@exemple.fr')).at(-1)?.text ?? '';
    await world.visitor().post('/api/disputes/confirmation', { token: tokenIn(mail) });
    expect(await verdict()).toBe('unknown');
    const { id, version } = await world.db
      .selectFrom('disputes')
      .select(['id', 'version'])
      .executeTakeFirstOrThrow();
    const answer = { status: 'upheld', ground: 'accuracy', answer: 'Vous avez raison.', version };
    const upheld = await staff.put(`/api/admin/disputes/${id}`, answer);
    expect([upheld.status, upheld.body]).toMatchObject([200, { status: 'upheld' }]);
    expect(await verdict()).toBe('unknown');
    const { rows } = await sql`select * from taken_out_indicators`.execute(world.db);
    expect(JSON.stringify(rows)).not.toContain('639984567');
  });
});
