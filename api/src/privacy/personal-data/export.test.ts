/** The file of everything that is held on a person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PersonalData, personalData } from '../../../contract/personal-data.ts';
import { addAlert } from '../../../tests/features/alerts.ts';
import { secondPerson } from '../../../tests/features/approvals.ts';
import { setBalance, withMoney } from '../../../tests/features/ledger.ts';
import { ask, IBAN } from '../../../tests/features/withdrawals.ts';
import { tokenIn } from '../../../tests/mail.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { moneyAccessMail } from '../../people/staff/mails.ts';
import { SYSTEM } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { work } from '../../platform/unit-of-work.ts';
import { summaryPage } from './exports/summary-page.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await createWorld();
  staff = await world.staff(['manageReports', 'manageUsers']);
});
afterAll(() => world.end());

async function exportOf(person: Person) {
  const answer = await person.get('/api/me/export');
  expect(answer.status).toBe(200);
  return { ...answer, data: personalData.parse(answer.body) as PersonalData };
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

/** A client with a report, its document and staff's note on it. */
async function withReport() {
  const person = await world.client({ name: 'Éloïse Marchand', phone: '06 12 34 56 78' });
  const { body: attached } = await person.upload(PDF, 'preuve.pdf');
  await person.upload(PDF, 'oubliée.pdf');
  const { body } = await person.post(
    '/api/reports',
    aReport({ documents: { document1: attached.id } }),
  );
  const read = (await staff.get(`/api/admin/reports/${body.id}`)).body;
  await staff.put(`/api/admin/reports/${body.id}`, { ...read, adminNote: 'Nous avons écrit.' });
  return person;
}

describe('the export', () => {
  it('is a private file to keep, whole against its contract', async () => {
    const person = await withReport();
    const { data, headers } = await exportOf(person);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="mes-donnees-\d{4}-\d\d-\d\d\.json"/,
    );
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(data.account).toMatchObject({
      uid: person.uid,
      name: 'Éloïse Marchand',
      phone: '06 12 34 56 78',
      status: 'active',
      preferences: { language: 'fr' },
    });
    expect(data.acceptedTerms.acceptedAt).not.toBeNull();
    expect(data.reports).toHaveLength(1);
    expect(data.reports[0]).toMatchObject({
      title: 'Faux conseiller bancaire',
      adminNote: 'Nous avons écrit.',
      setAsideAt: null,
      documentDetails: [{ slot: 'document1', name: 'preuve.pdf' }],
      history: [{ by: 'Vous' }, { by: 'Support', note: 'Nous avons écrit.' }],
    });
    expect(data.looseDocuments.map(({ name }) => name)).toEqual(['oubliée.pdf']);
    expect(data.notifications.map(({ category }) => category)).toContain('welcome');
    expect(data.sessions).toHaveLength(1);
    expect(data.events.map(({ action, by }) => `${action} ${by}`)).toContain('submit Vous');
  });

  it('holds what a deactivation sets aside, for who comes by the restricted sign-in', async () => {
    const person = await withReport();
    await staff.post(`/api/admin/users/${person.uid}/deactivation`, { mode: 'disabled' });
    const { email } = person;
    await person.post('/api/auth/restricted-login', { email, password: PASSWORD });
    const { data } = await exportOf(person);
    expect(data.account.status).toBe('disabled');
    expect(data.reports[0]).toMatchObject({ title: 'Faux conseiller bancaire' });
    expect(data.reports[0]?.setAsideAt).not.toBeNull();
    expect(data.notifications[0]?.setAsideAt).not.toBeNull();
    expect(data.events[0]).toMatchObject({ action: 'sign-in', by: 'Vous' });
    expect(data.events[1]).toMatchObject({ action: 'deactivate', by: 'Support' });
  });

  it('holds the money: every entry, and every request with where it goes', async () => {
    const { staff: payer, victim } = await withMoney(world, 500);
    await ask(victim, 120);
    const { data, bytes } = await exportOf(victim);
    expect(data.balance).toMatchObject({
      balance: 500,
      pending: 120,
      totalRecovered: 500,
      entries: [{ kind: 'recovery', amount: 500, reason: 'Fonds restitués par la banque' }],
    });
    expect(data.withdrawals).toMatchObject([
      { amount: 120, status: 'pending', accountNumber: IBAN.replaceAll(' ', '') },
    ]);
    expect(bytes.toString()).not.toContain(payer.uid);
  });

  it('holds what was said to the support, with what was attached there', async () => {
    const person = await world.client();
    const { body: attached } = await person.upload(PDF, 'capture.pdf');
    const { body: ticket } = await person.post('/api/support-tickets', {
      subject: 'Mon dossier',
      message: 'Où en est-il ?',
      documents: [attached.id],
    });
    const answer = { message: 'Bientôt.', version: 1 };
    await staff.post(`/api/admin/support-tickets/${ticket.id}/replies`, answer);
    const { data, bytes } = await exportOf(person);
    expect(data.tickets).toMatchObject([
      {
        id: ticket.id,
        conversations: [
          { senderName: 'Vous', documents: [{ name: 'capture.pdf' }] },
          { senderName: 'Support', message: 'Bientôt.' },
        ],
      },
    ]);
    expect(data.looseDocuments).toEqual([]);
    expect(bytes.toString()).not.toContain('Camille');
  });

  it('holds what no page of theirs shows: marks, mails, disputes, amounts that wait, devices', async () => {
    const person = await world.client();
    const title = 'Faux conseiller en crypto';
    const alertId = await addAlert(world.db, { title });
    const alert = { alertTitle: title, alertSlug: `alerte-${alertId}` };
    await person.post(`/api/alerts/${alertId}/me-too`);
    const disputed = { email: person.email, role: 'other', message: 'Le numéro est le mien.' };
    await world.visitor().post(`/api/alerts/${alertId}/disputes`, disputed);
    const token = tokenIn((await world.mailsTo(person.email)).at(-1)?.text ?? '');
    await world.visitor().post('/api/disputes/confirmation', { token });
    await world.db
      .updateTable('sessions')
      .set({ device: 'Firefox sur Android' })
      .where('userId', '=', person.uid)
      .execute();
    const [proposer] = [await world.staff(['managePayments']), await secondPerson(world)];
    await setBalance(proposer, person, 81.5);

    const before = (await exportOf(person)).data;
    expect(before.meToos).toEqual([{ ...alert, at: expect.any(String) }]);
    expect(before.proposedAmounts).toEqual([{ at: expect.any(String), amount: 81.5 }]);
    expect(before.sessions).toMatchObject([{ device: 'Firefox sur Android' }]);
    // Whoever registers with an address that is not theirs reads nothing of its owner.
    expect([before.mails, before.disputes]).toEqual([[], []]);

    await world.confirm(person);
    const { data, bytes } = await exportOf(person);
    expect(data.mails.map(({ subject }) => subject)).toContain('Confirmez votre contestation');
    expect(data.disputes).toEqual([
      {
        ...alert,
        at: expect.any(String),
        status: 'open',
        message: 'Le numéro est le mien.',
        answer: '',
        answeredAt: null,
      },
    ]);
    for (const foreign of [proposer.uid, proposer.email, 'Camille', token]) {
      expect(bytes.toString()).not.toContain(foreign);
    }
    const page = summaryPage(world.services.ports.personalData, data, []);
    for (const told of ['Firefox sur Android', title, 'Le numéro est le mien.', 'À traiter']) {
      expect(page).toContain(told);
    }
    expect(page).toMatch(/81,50\s€\s: proposé, à confirmer/);
    const { data: others } = await exportOf(await world.client());
    expect([others.meToos, others.disputes, others.proposedAmounts]).toEqual([[], [], []]);
  });

  it.each(['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'])(
    'leaves out mails to an address that nobody confirmed, of %s',
    async (at) => {
      const person = await world.client();
      const mail = {
        subject: 'Écrit à un autre',
        text: '',
        html: '',
        attachment: null,
        attempts: 1,
      };
      await world.db
        .insertInto('mail_outbox')
        .values({
          ...mail,
          id: newId(),
          to: person.email,
          createdAt: at,
          nextAttemptAt: at,
          sentAt: at,
        })
        .execute();
      const subjects = async () =>
        (await exportOf(person)).data.mails.map(({ subject }) => subject);
      expect(await subjects()).toEqual([]);
      await world.confirm(person);
      expect(await subjects()).toContain(mail.subject);
    },
  );

  it('names no colleague of somebody who works here', async () => {
    const reader = await world.staff(['managePayments']);
    await world.confirm(reader);
    const moneyMail = moneyAccessMail(
      { name: 'Bertille Vaugrenard', by: 'Camille', gained: true, when: 'hier' },
      'https://parade.example',
    );
    await work(world.services, SYSTEM, (unit) => enqueueMail(unit, reader.email, moneyMail));
    const { data, bytes } = await exportOf(reader);
    expect(data.mails[0]?.subject).toBe('Un membre de l’équipe peut désormais gérer les paiements');
    // A mail from before its subject had these words.
    await world.db
      .updateTable('mail_outbox')
      .set({ subject: 'Bertille Vaugrenard ne gère plus l’argent' })
      .where('to', '=', reader.email)
      .execute();
    const earlier = (await exportOf(reader)).data.mails[0]?.subject;
    expect(earlier).toBe('Un membre de l’équipe ne gère plus l’argent');
    expect(bytes.toString()).not.toContain('Vaugrenard');
  });

  it('tells nothing of anybody else, and no secret', async () => {
    const [person, other] = [await withReport(), await withReport()];
    const { bytes } = await exportOf(person);
    const text = bytes.toString();
    for (const foreign of [other.uid, other.email, staff.email, staff.uid, 'Camille', 'argon2']) {
      expect(text).not.toContain(foreign);
    }
    const [, sessionId = 'none'] = person.cookie.split('=');
    expect(text).not.toContain(sessionId);
  });

  it('tells a former staff member nothing of whom they worked for', async () => {
    const [former, all, client] = [await world.staff(), await world.staff(), await world.client()];
    await former.post(`/api/admin/users/${client.uid}/block`);
    expect((await all.delete(`/api/admin/staff/${former.uid}`)).status).toBeLessThan(300);
    const { bytes } = await exportOf(former);
    expect(bytes.toString()).toContain(former.uid);
    expect(bytes.toString()).not.toContain(client.uid);
  });

  it('is in the journal, and ten an hour are enough', async () => {
    const person = await world.client();
    for (let i = 0; i < 10; i++) await exportOf(person);
    const refused = await person.get('/api/me/export');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    const events = await world.db
      .selectFrom('audit_events')
      .select(['objectType', 'objectId'])
      .where('actorId', '=', person.uid)
      .where('action', '=', 'export')
      .execute();
    expect(events).toHaveLength(10);
    expect(events[0]).toEqual({ objectType: 'users', objectId: person.uid });
  });
});
