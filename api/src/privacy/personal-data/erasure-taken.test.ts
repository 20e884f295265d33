import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_AFTER_ERASURE } from '../../../contract/personal-data.ts';
import { addAlert } from '../../../tests/features/alerts.ts';
import { configure, decide, pay } from '../../../tests/features/payments.ts';
import { tokenIn } from '../../../tests/mail.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { SYSTEM } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { markSent } from '../../platform/mail/outcome.ts';
import { mailFolder } from '../../platform/mail/transport.ts';
import { work } from '../../platform/unit-of-work.ts';

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

const _PHOTO = await sharp({
  create: { width: 60, height: 40, channels: 3, background: '#9a5b00' },
})
  .jpeg()
  .toBuffer();

describe('an erasure', () => {
  it('leaves the journal with what happened, without their words', async () => {
    const person = await world.client({ email: 'journal.temoin@exemple.fr' });
    const { body: report } = await person.post('/api/reports', aReport());
    const read = (await staff.get(`/api/admin/reports/${report.id}`)).body;
    await staff.put(`/api/admin/reports/${report.id}`, {
      ...read,
      status: 'resolved',
      adminNote: 'Secret',
    });
    await erase(person);
    const events = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where((w) => w.or([w('objectId', '=', String(report.id)), w('actorId', '=', person.uid)]))
      .execute();
    expect(JSON.stringify(events)).not.toMatch(/Secret|journal\.temoin/);
    const update = events.find(
      ({ action, objectType }) => action === 'update' && objectType === 'reports',
    );
    expect(JSON.parse(update?.after ?? '')).toEqual({ status: 'resolved' });
    expect(update?.actorEmail).toBe(staff.email);
    expect(
      events.some(({ action, objectId }) => action === 'erase' && objectId === person.uid),
    ).toBe(true);
  });

  it('takes drafts of alerts in their words, and answered disputes, along', async () => {
    const person = await world.client({ email: 'contestataire@exemple.fr' });
    const { body: report } = await person.post('/api/reports', aReport());
    const at = new Date().toISOString();
    const alert = (status: 'pending' | 'verified', position: number) => ({
      id: newId(),
      position,
      slug: `alerte-de-travail-${position}`,
      title: 'Faux conseiller',
      description: 'Il m’a dit de me presser',
      fraudType: 'Autre',
      amountCents: 0,
      dateOfFraud: '2026-10-02',
      perpetratorInfo: '',
      country: 'France',
      region: '',
      status,
      source: 'report',
      firstSeenAt: at,
      lastSeenAt: at,
      reporterId: null,
      searchText: '',
      contestedAt: null,
      reportId: String(report.id),
      createdAt: at,
      updatedAt: at,
    });
    const draft = alert('pending', 900_001);
    const shown = alert('verified', 900_002);
    await world.db.insertInto('alerts').values([draft, shown]).execute();
    const dispute = (status: 'unconfirmed' | 'open' | 'dismissed') => ({
      id: newId(),
      alertId: shown.id,
      status,
      email: person.email,
      role: 'other',
      message: 'Ce site est à moi',
      tokenHash: null,
      createdAt: at,
      confirmedAt: at,
      dueAt: at,
      answeredAt: null,
      answeredBy: null,
    });
    await world.db
      .insertInto('disputes')
      .values([dispute('unconfirmed'), dispute('open'), dispute('dismissed')])
      .execute();
    await world.db
      .updateTable('users')
      .set({ isEmailVerified: 1 })
      .where('id', '=', person.uid)
      .execute();
    await erase(person);
    const alerts = await world.db
      .selectFrom('alerts')
      .select(['id', 'reportId'])
      .where('id', 'in', [draft.id, shown.id])
      .execute();
    expect(alerts).toEqual([{ id: shown.id, reportId: null }]);
    const disputes = await world.db
      .selectFrom('disputes')
      .select(['status', 'email', 'message'])
      .where('alertId', '=', shown.id)
      .orderBy('status')
      .execute();
    // One that is open is still to be answered, to its address.
    expect(disputes).toEqual([
      { status: 'dismissed', email: '', message: '' },
      { status: 'open', email: person.email, message: 'Ce site est à moi' },
    ]);
  });

  it('takes nothing of whoever owns an address that was never confirmed', async () => {
    const email = 'proprietaire@exemple.fr';
    const alertId = await addAlert(world.db);
    const visitor = world.visitor();
    await visitor.post(`/api/alerts/${alertId}/disputes`, {
      email,
      role: 'concerned',
      message: 'Ce numéro est le mien.',
    });
    const [mail] = await world.mailsTo(email);
    // Registered in their name: whoever it is signs in without the mailbox.
    await erase(await world.client({ email }));
    const [kept] = await world.mailsTo(email);
    expect(kept).toEqual(mail);
    const { status } = await visitor.post('/api/disputes/confirmation', {
      token: tokenIn(mail?.text ?? ''),
    });
    expect(status).toBe(200);
  });

  it('is told what is kept of them, and of nothing else', async () => {
    const nobody = await world.client();
    await erase(nobody);
    const [bare] = (await world.mailsTo(nobody.email)).slice(-1);
    expect(bare?.subject).toBe('Votre compte est effacé');
    expect(bare?.text).toContain('La loi ne nous oblige à rien garder');
    expect(bare?.text).not.toContain('L123-22');
    const payer = await world.client();
    const { body: payment } = await pay(payer);
    await decide(staff, payment.id, 'confirmation', 2);
    await erase(payer);
    const [paid] = (await world.mailsTo(payer.email)).slice(-1);
    // The very words of the settings page: which papers carry a name is said in both.
    const { invoices, contracts } = KEPT_AFTER_ERASURE;
    for (const { label } of [invoices, contracts]) {
      expect(label).toContain('avec le nom et les coordonnées qui y figurent');
      expect(paid?.text).toContain(label.slice(1));
    }
    expect(paid?.text).toContain('paiements, sous un numéro');
    expect(paid?.text).not.toContain('mouvements de votre solde');
  });

  it('leaves no file of a mail that was on its way', async () => {
    const person = await world.client();
    await world.confirm(person);
    const { services } = world;
    const [mail] = await world.db
      .selectFrom('mail_outbox')
      .select(['id', 'text'])
      .where('to', '=', person.email)
      .execute();
    if (!mail) throw new Error('no mail');
    await erase(person);
    const file = path.join(mailFolder(services.env), `${mail.id}.eml`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'what the worker had in its hands');
    await markSent(services, mail, new Date().toISOString());
    await expect(readFile(file)).rejects.toThrow();
  });

  it('leaves alone what waits for an address that nobody confirmed', async () => {
    const person = await world.client();
    const disputed = { subject: 'Confirmez votre contestation', paragraphs: [], reason: '' };
    await work(world.services, SYSTEM, (unit) => enqueueMail(unit, person.email, () => disputed));
    await world.db
      .updateTable('mail_outbox')
      .set({ sentAt: new Date().toISOString() })
      .where('to', '=', person.email)
      .where('subject', 'like', 'Confirmez votre adresse%')
      .execute();
    await erase(person);
    const subjects = (await world.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Confirmez votre contestation', 'Votre compte est effacé']);
  });
});
