/** What the team reads of a person's: one line each, which the person sees without a name. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditActionLabel, auditObjectLabel } from '../../../contract/audit.ts';
import { type OwnRead, readLabel } from '../../../contract/reads.ts';
import { openedDispute } from '../../../tests/features/disputes.ts';
import { aPayment } from '../../../tests/features/invoices.ts';
import { identity, look, submitted } from '../../../tests/features/kyc.ts';
import { setBalance, withMoney } from '../../../tests/features/ledger.ts';
import { decide } from '../../../tests/features/payments.ts';
import { ask, byBank } from '../../../tests/features/withdrawals.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
let staff: Person;
let now: number;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff(['manageReports']);
  // The beginning of a quarter of an hour, after everything that was made above.
  now = Math.ceil(Date.now() / 900_000) * 900_000;
  world.services.now = () => new Date(now);
});
afterEach(() => world.end());

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const minutes = (count: number) => {
  now += count * 60_000;
};
const lines = () =>
  world.db
    .selectFrom('audit_events')
    .select(['actorId', 'objectType', 'objectId', 'at'])
    .where('action', '=', 'view')
    .orderBy('at')
    .execute();
const told = async (person = victim, query = '') =>
  (await person.get(`/api/me/reads${query}`)).body as unknown as {
    items: OwnRead[];
    nextCursor: string | null;
  };

/** A report with a document that was called like a programme. */
async function aCase() {
  const document = String((await victim.upload(PDF, 'releve.hta')).body.id);
  const { body } = await victim.post(
    '/api/reports',
    aReport({ documents: { document1: document } }),
  );
  const url = `/api/admin/reports/${body.id}`;
  return { id: String(body.id), reference: String(body.reference), document, url };
}

describe('a read by one of the team', () => {
  it('is one line for each member, thing and quarter of an hour', async () => {
    const { id, document, url } = await aCase();
    const colleague = await world.staff(['manageReports']);
    const publish = vi.spyOn(world.services.live, 'publish');
    for (const person of [staff, staff, colleague]) {
      expect((await person.get(url)).status).toBe(200);
      expect((await person.get(`/api/documents/${document}`)).status).toBe(200);
    }
    await staff.send('HEAD', `/api/documents/${document}`);
    const first = await lines();
    expect(first).toHaveLength(4);
    for (const { uid } of [staff, colleague]) {
      for (const [objectType, objectId] of [
        ['reports', id],
        ['documents', document],
      ]) {
        expect(first).toContainEqual({
          ...{ actorId: uid, objectType, objectId },
          at: new Date(now).toISOString(),
        });
      }
    }
    const toOwner = publish.mock.calls.filter(([event]) => event.topic === 'reads');
    expect(toOwner).toEqual(Array(4).fill([{ topic: 'reads' }, { userId: victim.uid }]));
    minutes(14);
    await staff.get(url);
    expect(await lines()).toHaveLength(4);
    minutes(1);
    await staff.get(url);
    expect(await lines()).toHaveLength(5);
  });

  it('is a line for a ticket, a withdrawal and the account, too', async () => {
    const { victim: payee } = await withMoney(world, 50);
    const ticket = await payee.post('/api/support-tickets', {
      subject: 'Mon virement',
      category: 'payment',
      message: 'Où en est-il ?',
    });
    const withdrawal = await ask(payee, 20, byBank);
    await world.db.deleteFrom('audit_events').where('action', '=', 'view').execute();
    const boss = await world.staff();
    const opened = [
      `/api/admin/support-tickets/${ticket.body.id}`,
      `/api/admin/withdrawals/${withdrawal.body.id}`,
      `/api/admin/users/${payee.uid}`,
    ];
    for (const url of [...opened, ...opened]) expect((await boss.get(url)).status).toBe(200);
    const { items } = await told(payee);
    expect(items.map(readLabel).sort()).toEqual([
      'Demande au support «\u00a0Mon virement\u00a0»',
      `Demande de retrait ${withdrawal.body.reference}`,
      'Votre fiche\u00a0: nom, coordonnées, historique',
    ]);
  });

  it('is a line for every answer that is a whole record, also of a save that changes nothing', async () => {
    const { victim: payee } = await withMoney(world, 50);
    const boss = await world.staff();
    const ticket = await payee.post('/api/support-tickets', {
      subject: 'Mon virement',
      category: 'payment',
      message: 'Où en est-il ?',
    });
    const withdrawal = await ask(payee, 20, byBank);
    const { id: request } = await submitted(payee);
    const saved: [string, string][] = [
      ['support-tickets', `/api/admin/support-tickets/${ticket.body.id}`],
      ['withdrawals', `/api/admin/withdrawals/${withdrawal.body.id}`],
      ['kyc-verifications', `/api/admin/kyc-verifications/${request}`],
    ];
    for (const [kind, url] of saved) {
      const reader = await world.staff();
      const { body } = await reader.get(url);
      await world.db.deleteFrom('audit_events').where('action', '=', 'view').execute();
      expect((await reader.put(url, body)).status).toBe(200);
      expect((await lines()).map(({ objectType }) => objectType)).toEqual([kind]);
    }
    for (const change of ['unblock', 'unverification', 'reactivation']) {
      await world.db.deleteFrom('audit_events').where('action', '=', 'view').execute();
      expect((await boss.post(`/api/admin/users/${payee.uid}/${change}`)).status).toBe(200);
      expect((await lines()).map(({ objectType }) => objectType)).toEqual(['users']);
    }
    await world.db.deleteFrom('audit_events').where('action', '=', 'view').execute();
    expect((await boss.get(`/api/admin/users/${payee.uid}/balance`)).status).toBe(200);
    expect(await lines()).toHaveLength(1);
  });

  it('is a line for a contract, a payment, its invoice, and a balance that is set as it is', async () => {
    const boss = await world.staff(['managePayments']);
    const { id, contractId, reference } = await aPayment(world.db, victim.uid);
    await decide(boss, id, 'confirmation', 1);
    const invoices = await boss.get('/api/admin/invoices');
    const [invoice] = invoices.body as unknown as { id: string; number: string }[];
    for (const [objectType, read] of [
      ['contracts', () => boss.get(`/api/contracts/${contractId}/document`)],
      ['contracts', () => boss.get(`/api/admin/contracts/${contractId}`)],
      ['payments', () => boss.get(`/api/admin/payments/${id}`)],
      ['invoices', () => boss.get(`/api/invoices/${invoice?.id}`)],
      ['invoices', () => boss.get(`/api/payments/${id}/invoice`)],
      ['users', () => setBalance(boss, victim, 0)],
    ] as const) {
      await world.db.deleteFrom('audit_events').where('action', '=', 'view').execute();
      expect((await read()).status).toBe(200);
      expect((await lines()).map((line) => line.objectType)).toEqual([objectType]);
    }
    await victim.get(`/api/contracts/${contractId}/document`);
    await victim.get(`/api/invoices/${invoice?.id}`);
    expect(await lines()).toHaveLength(1);
    for (const url of [
      `/api/admin/contracts/${contractId}`,
      `/api/admin/payments/${id}`,
      `/api/invoices/${invoice?.id}`,
    ]) {
      await boss.get(url);
    }
    expect((await told()).items.map(readLabel).sort()).toEqual([
      `Contrat CTR-${contractId}`,
      `Facture ${invoice?.number}`,
      `Paiement ${reference}`,
      'Votre fiche\u00a0: nom, coordonnées, historique',
    ]);
  });

  it('is a line for a dispute, which its writer sees by the confirmed address', async () => {
    const boss = await world.staff(['systemSettings']);
    const id = await openedDispute(world, victim.email);
    expect((await boss.get(`/api/admin/disputes/${id}`)).status).toBe(200);
    expect((await lines()).map(({ objectType }) => objectType)).toEqual(['disputes']);
    expect((await told()).items).toEqual([]);
    const proven = { isEmailVerified: 1 };
    await world.db.updateTable('users').set(proven).where('id', '=', victim.uid).execute();
    expect((await told()).items.map(({ kind }) => kind)).toEqual(['dispute']);
  });

  it('is not needed for a list, which shows no account and nothing of the papers', async () => {
    const { victim: payee } = await withMoney(world, 50);
    const boss = await world.staff();
    await ask(payee, 20, byBank);
    const { id } = await submitted(payee);
    for (const url of [
      '/api/admin/withdrawals',
      '/api/admin/kyc-verifications',
      `/api/admin/kyc-verifications?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
    ]) {
      const answer = await boss.get(url);
      expect([answer.status, (answer.body as unknown as unknown[]).length]).toEqual([200, 1]);
      const text = answer.bytes.toString();
      for (const secret of [byBank.accountNumber.replaceAll(' ', ''), identity.idNumber]) {
        expect(text).not.toContain(secret);
      }
      expect(text).not.toMatch(/accountNumber|idNumber|dateOfBirth/);
    }
  });

  it('is one line also when it comes many times at once', async () => {
    const { url } = await aCase();
    const answers = await Promise.all(Array.from({ length: 8 }, () => staff.get(url)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await lines()).toHaveLength(1);
  });

  it('is not had without being written down', async () => {
    const { document, url } = await aCase();
    await world.db.schema.alterTable('audit_events').renameTo('away').execute();
    for (const read of [url, `/api/documents/${document}`]) {
      const { status, bytes } = await staff.get(read);
      expect([status, bytes.includes('arnaque'), bytes.includes('%PDF')]).toEqual([
        500,
        false,
        false,
      ]);
    }
    await world.db.schema.alterTable('away').renameTo('audit_events').execute();
  });

  it('is a line also where it comes as the answer to a save that changes nothing', async () => {
    const { url } = await aCase();
    const same = { status: 'pending', adminNote: '', version: 1 };
    const { status, body } = await staff.put(url, same);
    expect([status, body.description]).toEqual([200, aReport().description]);
    expect(await lines()).toHaveLength(1);
  });

  it('is none where nothing was shown, in a list, or by the owner', async () => {
    const { id, document, url } = await aCase();
    const cashier = await world.staff(['managePayments']);
    expect((await cashier.get(url)).status).toBe(403);
    expect((await cashier.get(`/api/documents/${document}`)).status).toBe(404);
    expect((await staff.get(`/api/documents/${document}?original`)).status).toBe(404);
    expect(
      (await staff.get('/api/admin/reports/01980000-0000-7000-8000-000000000000')).status,
    ).toBe(404);
    for (const list of [
      '/api/admin/reports',
      `/api/admin/reports?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
      '/api/admin/reports.csv',
    ]) {
      expect((await staff.get(list)).status).toBe(200);
    }
    await victim.get(`/api/reports/${id}`);
    await victim.get(`/api/documents/${document}`);
    expect(await lines()).toEqual([]);
  });

  it('has words on the journal’s screen', () => {
    expect(auditActionLabel('view')).toBe('Consultation');
    expect(auditObjectLabel('documents')).toBe('Document');
  });
});

describe('« Mes données »', () => {
  it('has reports, documents and papers, newest first, and no name of the team', async () => {
    const { reference, document, url } = await aCase();
    const request = await submitted(victim);
    await staff.get(url);
    minutes(1);
    await staff.get(`/api/documents/${document}`);
    minutes(1);
    await look(staff, request.id);
    const { items, nextCursor } = await told();
    expect(items).toEqual([
      { at: new Date(now).toISOString(), kind: 'identityPaper', name: 'Recto' },
      { at: new Date(now - 60_000).toISOString(), kind: 'document', name: 'releve.pdf' },
      { at: new Date(now - 120_000).toISOString(), kind: 'report', name: reference },
    ]);
    expect(nextCursor).toBeNull();
    expect(JSON.stringify(items)).not.toMatch(/Camille|personne2/);
    expect((await told(await world.client())).items).toEqual([]);
    const { reads } = (await victim.get('/api/me/export')).body;
    expect(reads).toEqual(items);
  });

  it('comes in pages, without a line twice or lost', async () => {
    const { url } = await aCase();
    for (let n = 0; n < 7; n++) {
      await staff.get(url);
      minutes(15);
    }
    const all: OwnRead[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await told(victim, `?limit=3${cursor && `&cursor=${cursor}`}`);
      all.push(...page.items);
      cursor = page.nextCursor;
    }
    const instants = all.map(({ at }) => at);
    expect(new Set(instants).size).toBe(7);
    expect(instants).toEqual(instants.toSorted().reverse());
    expect((await victim.get('/api/me/reads?cursor=x')).body.code).toBe('invalid_query');
  });

  it('goes with the person: the journal keeps that something was read, and nothing of theirs', async () => {
    const { document, url } = await aCase();
    await staff.get(url);
    await staff.get(`/api/documents/${document}`);
    const erased = await victim.send('DELETE', '/api/me', { body: { password: PASSWORD } });
    expect(erased.status).toBe(204);
    const after = await world.db
      .selectFrom('audit_events')
      .select(['actorId', 'before', 'after'])
      .where('action', '=', 'view')
      .execute();
    expect(after.map((line) => line.actorId)).toEqual([staff.uid, staff.uid]);
    expect(JSON.stringify(after)).not.toContain(victim.uid);
  });
});
