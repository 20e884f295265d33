/** What an erasure leaves of words that went through the whole product. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { erasurePreview } from '../../../contract/personal-data.ts';
import { eventually, everyFile, everyTable, everywhere, WORDS } from '../../../tests/everywhere.ts';
import { configure } from '../../../tests/features/payments.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { createMailTransport } from '../../platform/mail/transport.ts';
import { MailWorker } from '../../platform/mail/worker.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await createWorld();
  staff = await world.staff();
  await configure(world.db, 'bitcoin');
});
afterAll(() => world.end());

const erase = (person: Person, password = PASSWORD) =>
  person.send('DELETE', '/api/me', { body: { password } });

const wordsIn = (text: { includes(word: string): boolean }) =>
  Object.entries(WORDS)
    .filter(([, word]) => text.includes(word))
    .map(([name]) => name);

describe('an erasure', () => {
  let person: Person;
  let reportId: string;
  beforeEach(async () => {
    ({ person, reportId } = await everywhere(world, staff));
  });

  it('leaves of a person what the law keeps, and nothing else anywhere', async () => {
    const worker = new MailWorker(world.services, createMailTransport(world.services.env));
    await worker.run();
    const filesOf = () =>
      world.db.selectFrom('documents').select('id').where('ownerId', '=', person.uid).execute();
    const documents = (await filesOf()).map(({ id }) => id);
    const sentToThem = await world.db
      .selectFrom('documents')
      .select('id')
      .where('name', '=', 'lettre.jpg')
      .execute();
    documents.push(...sentToThem.map(({ id }) => id));
    expect(documents.length).toBeGreaterThanOrEqual(4);

    // The words are there to be found, or the test would prove nothing.
    const before = [...(await everyTable(world)).values()].join('\n');
    expect(wordsIn(before)).toEqual(Object.keys(WORDS));

    const preview = erasurePreview.parse((await person.get('/api/me/erasure')).body);
    expect(preview).toMatchObject({
      obstacles: [],
      kept: { invoices: 1, contracts: 1, payments: 1, ledgerEntries: 2 },
      erased: { reports: 2, tickets: 1, kycVerifications: 1 },
    });

    expect((await erase(person)).status).toBe(204);
    await worker.run();
    await worker.stop();

    // What the law keeps: an invoice and a contract say with whom they were made.
    const kept = new Map([
      ['invoices', ['name', 'email', 'address']],
      ['contracts', ['name', 'email', 'address']],
    ]);
    for (const [table, text] of await everyTable(world)) {
      const allowed = kept.get(table) ?? [];
      expect([table, wordsIn(text).filter((word) => !allowed.includes(word))]).toEqual([table, []]);
    }
    await eventually(async () => {
      const names = [...(await everyFile(world)).keys()].join('\n');
      expect(documents.filter((id) => names.includes(id))).toEqual([]);
      expect(names).not.toMatch(/exports\/../);
    });
    const left = [...(await everyFile(world))].filter(([file]) => !file.includes('/cluster/'));
    for (const [file, bytes] of left) {
      // The last mail, which went to its mailbox; and in the one database file, what the law keeps.
      const lastMail = file.endsWith('.eml') && bytes.includes('Votre compte est');
      const allowed = lastMail
        ? ['name', 'email']
        : file.includes('sqlite')
          ? ['name', 'email', 'address']
          : [];
      const found = wordsIn(bytes).filter((word) => !allowed.includes(word));
      expect([file, found]).toEqual([file, []]);
    }

    // Money still adds up, and its papers can still be read by those who must.
    const user = await world.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.uid)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ name: 'Compte effacé', phone: '', status: 'deleted' });
    expect(user.erasedAt).not.toBeNull();
    expect((await staff.get(`/api/admin/users/${person.uid}`)).status).toBe(200);
    expect((await staff.get(`/api/admin/users/${person.uid}/balance`)).status).toBe(200);
    expect((await staff.get('/api/admin/withdrawals')).status).toBe(200);
    expect((await staff.get('/api/admin/reports')).body).not.toContainEqual(
      expect.objectContaining({ id: reportId }),
    );
  });
});
