import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminDispute, AdminDisputeRow } from '../../../contract/disputes.ts';
import { addAlert } from '../../../tests/features/alerts.ts';
import { MINUTE, setForward, tokenIn } from '../../../tests/mail.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { tidyUp } from '../../app/jobs.ts';
import { newId } from '../../platform/ids.ts';
import { currentContent } from '../publication/content.ts';

const DAY = 24 * 60 * MINUTE;
const EMAIL = 'gerante@exemple.fr';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const aDispute = (changes: object = {}) => ({
  email: EMAIL,
  role: 'concerned',
  message: 'Ce numéro est celui de mon salon de coiffure.',
  ...changes,
});

const dispute = (alertId: string, changes: object = {}) =>
  world.visitor().post(`/api/alerts/${alertId}/disputes`, aDispute(changes));
const confirm = (token: string) => world.visitor().post('/api/disputes/confirmation', { token });
const newestToken = async (email = EMAIL) =>
  tokenIn((await world.mailsTo(email)).at(-1)?.text ?? '');

/** A public alert that a phone, an e-mail, an IBAN, a site and a wallet are known of. */
async function alertWithIndicators(details: Parameters<typeof addAlert>[1] = {}) {
  const alertId = await addAlert(world.db, details);
  const kinds = ['phone', 'email', 'iban', 'domain', 'wallet', 'company', 'url'] as const;
  await world.db
    .insertInto('alert_indicators')
    .values(
      kinds.map((kind) => ({ id: newId(), alertId, kind, value: `v-${kind}`, display: kind })),
    )
    .execute();
  return alertId;
}

async function publicly(alertId: string) {
  const { publication } = await currentContent(world.services);
  const alert = publication.alerts.find(({ id }) => id === alertId);
  return { contested: alert?.contested, kinds: alert?.indicators.map(({ kind }) => kind).sort() };
}
const ALL = ['company', 'domain', 'email', 'iban', 'phone', 'url', 'wallet'];
const STAYING = ['company', 'domain', 'url', 'wallet'];

const publications = () => world.db.selectFrom('publications').select(['state', 'cause']).execute();

/** A confirmed one; answers its id. */
async function confirmed(alertId: string, changes: object = {}) {
  expect((await dispute(alertId, changes)).status).toBe(202);
  const { email } = aDispute(changes);
  expect((await confirm(await newestToken(email))).status).toBe(200);
  const { id } = await world.db
    .selectFrom('disputes')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function read(staff: Person, id: string) {
  const answer = await staff.get(`/api/admin/disputes/${id}`);
  expect(answer.status).toBe(200);
  return answer.body as unknown as AdminDispute;
}
const decide = async (staff: Person, id: string, changes: object = {}) =>
  staff.put(`/api/admin/disputes/${id}`, {
    ...(await read(staff, id)),
    status: 'dismissed',
    ground: 'accuracy',
    answer: 'Trois victimes ont reçu cet appel.',
    ...changes,
  });

describe('saying that an alert is wrong', () => {
  it('changes nothing until the address is confirmed, and answers alike each time', async () => {
    const alertId = await alertWithIndicators();
    const answers = [await dispute(alertId), await dispute(alertId)];
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([202, {}]);
    expect(await publicly(alertId)).toEqual({ contested: false, kinds: ALL });
    expect(await publications()).toEqual([]);
    const staff = await world.staff();
    expect((await staff.get('/api/admin/disputes')).body).toEqual([]);
    const { id } = await world.db.selectFrom('disputes').select('id').executeTakeFirstOrThrow();
    expect((await staff.get(`/api/admin/disputes/${id}`)).status).toBe(404);
  });

  it('mails nothing of what was written: the address may be a stranger’s', async () => {
    const alertId = await alertWithIndicators({
      title: 'Votre compte a changé de site : canari.example',
      fraudType: 'Arnaque sentimentale',
      createdAt: '2026-10-02T09:00:00.000Z',
    });
    await dispute(alertId, { message: 'Achetez sur canari.example' });
    const token = await newestToken();
    expect(
      JSON.stringify(await world.db.selectFrom('disputes').selectAll().execute()),
    ).not.toContain(token);
    await confirm(token);
    await dispute(alertId, { message: 'Achetez sur canari.example' });
    const [mail, receipt, underWay] = await world.mailsTo(EMAIL);
    expect(receipt?.text).toMatch(
      /parvenue le \d.*\. Elle a été reçue par \[Raison sociale à compléter\], qui édite Parade/,
    );
    for (const text of [mail?.text, receipt?.text, underWay?.text]) {
      expect(text).toContain(
        'l’alerte de type «\u00a0Arnaque sentimentale\u00a0» publiée sur Parade le 2\u00a0octobre\u00a02026',
      );
      expect(text).not.toContain('canari');
    }
  });

  it.each(['pending', 'rejected', 'retired', 'suspended'] as const)(
    'finds no alert that is %s',
    async (status) => {
      expect((await dispute(await addAlert(world.db, { status }))).status).toBe(404);
      expect(await world.mailsTo(EMAIL)).toEqual([]);
    },
  );

  it('says what is missing', async () => {
    const alertId = await addAlert(world.db);
    const answer = await dispute(alertId, { email: 'x', role: 'chef', message: '  ' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      email: 'Adresse email invalide',
      role: 'Choisissez à quel titre vous écrivez',
      message: 'Veuillez expliquer ce qui est faux',
    });
  });

  it('fills no stranger’s mailbox, whatever the case of its address', async () => {
    for (let at = 0; at < 5; at++) {
      expect((await dispute(await addAlert(world.db))).status).toBe(202);
    }
    const answer = await dispute(await addAlert(world.db), { email: EMAIL.toUpperCase() });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await world.mailsTo(EMAIL)).toHaveLength(5);
  });

  it('lets nobody be kept from disputing an alert, nor in the name of their own mailbox', async () => {
    world.services.env.trustProxy = 1;
    const alertId = await addAlert(world.db);
    const owner = await world.client({ email: 'proprietaire@exemple.fr' });
    const from = async (who: Person, address: string, email: string, alert = alertId) => {
      const headers = { 'x-forwarded-for': address };
      const url = `/api/alerts/${alert}/disputes`;
      return (await who.post(url, aDispute({ email }), headers)).status;
    };
    for (let at = 0; at < 100; at++) {
      await from(world.visitor(), `203.0.113.${at % 10}`, `p${at}@exemple.fr`);
    }
    expect(await from(world.visitor(), '198.51.100.4', EMAIL)).toBe(202);

    for (let at = 0; at < 30; at++) {
      await from(world.visitor(), `203.0.113.${100 + at}`, owner.email, await addAlert(world.db));
    }
    const disputed = (await world.mailsTo(owner.email)).filter(({ text }) =>
      text.includes('/contestation'),
    );
    expect(disputed).toHaveLength(10);
    expect(await from(world.visitor(), '198.51.100.4', owner.email)).toBe(429);
    expect(await from(owner, '203.0.113.101', owner.email)).toBe(202);
  });

  it('lets one address dispute twenty times an hour', async () => {
    const alertId = await addAlert(world.db);
    for (let at = 0; at < 20; at++) await dispute(alertId, { email: `p${at}@exemple.fr` });
    expect((await dispute(alertId, { email: 'autre@exemple.fr' })).status).toBe(429);
  });
});

describe('the link of the mail', () => {
  it('marks the alert, suspends what is private, asks for a publication and tells staff', async () => {
    const alertId = await alertWithIndicators({ title: 'Faux livreur' });
    await dispute(alertId);
    const { status, body } = await confirm(await newestToken());
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug: `alerte-${alertId}`, title: 'Faux livreur' });
    const days = (Date.parse(String(body.dueAt)) - Date.now()) / DAY;
    expect(Math.round(days)).toBe(15);

    expect(await publicly(alertId)).toEqual({ contested: true, kinds: STAYING });
    expect(await publications()).toEqual([{ state: 'waiting', cause: 'alerts' }]);
    const staff = await world.staff(['systemSettings']);
    const list = (await staff.get('/api/admin/disputes')).body as unknown as AdminDisputeRow[];
    expect(list).toMatchObject([{ alertId, email: EMAIL, status: 'open', dueAt: body.dueAt }]);
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({ openDisputes: 1 });
  });

  it('serves once, of two at once for one of them', async () => {
    const alertId = await alertWithIndicators();
    await dispute(alertId);
    const token = await newestToken();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await confirm(token)).body.code).toBe('link_expired');
    expect((await confirm('inconnu')).body.code).toBe('link_expired');
  });

  it('expires, and what nobody confirmed is deleted', async () => {
    const alertId = await alertWithIndicators();
    const open = await confirmed(alertId);
    await dispute(alertId, { email: 'autre@exemple.fr' });
    const token = await newestToken('autre@exemple.fr');
    setForward(world.services, 7 * DAY - MINUTE);
    await tidyUp(world.services);
    expect(await world.db.selectFrom('disputes').select('id').execute()).toHaveLength(2);
    setForward(world.services, 2 * MINUTE);
    expect((await confirm(token)).body.code).toBe('link_expired');
    await tidyUp(world.services);
    expect(await world.db.selectFrom('disputes').select('id').execute()).toEqual([{ id: open }]);
  });

  it('works for an alert that was retired meanwhile, without a publication', async () => {
    const alertId = await alertWithIndicators();
    await dispute(alertId);
    await world.db
      .updateTable('alerts')
      .set({ status: 'retired' })
      .where('id', '=', alertId)
      .execute();
    expect((await confirm(await newestToken())).status).toBe(200);
    expect(await publications()).toEqual([]);
  });
});

describe('answering', () => {
  it('dismissed: the alert stands as before, and the person reads why', async () => {
    const alertId = await alertWithIndicators();
    const id = await confirmed(alertId);
    const staff = await world.staff(['systemSettings']);
    expect((await read(staff, id)).suspended.map(({ value }) => value)).toEqual([
      'v-phone',
      'v-email',
      'v-iban',
    ]);
    const { status, body } = await decide(staff, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'dismissed',
      answeredBy: 'Camille Ardouin',
      suspended: [],
    });
    expect(await publicly(alertId)).toEqual({ contested: false, kinds: ALL });
    const mail = (await world.mailsTo(EMAIL)).at(-1);
    expect(mail?.subject).toBe('Réponse à votre contestation');
    expect(mail?.text).toContain('Trois victimes ont reçu cet appel.');
    expect(mail?.text).toContain('Fondement de la décision\u00a0: Exactitude des informations');
    expect(mail?.text).toContain('sans traitement automatisé');
    expect(mail?.text).toContain('Arcom');
    expect(mail?.text).toContain('CNIL');
    expect(mail?.text).toContain('tribunal');
  });

  it('upheld: what was private is gone for good', async () => {
    const alertId = await alertWithIndicators();
    const id = await confirmed(alertId);
    await decide(await world.staff(), id, { status: 'upheld' });
    expect(await publicly(alertId)).toEqual({ contested: false, kinds: STAYING });
    const left = await world.db.selectFrom('alert_indicators').select('kind').execute();
    expect(left).toHaveLength(STAYING.length);
  });

  it('keeps the mark until the last one is answered', async () => {
    const alertId = await alertWithIndicators();
    const first = await confirmed(alertId);
    const second = await confirmed(alertId, { email: 'autre@exemple.fr' });
    const staff = await world.staff();
    await decide(staff, first);
    expect(await publicly(alertId)).toEqual({ contested: true, kinds: STAYING });
    await decide(staff, second);
    expect(await publicly(alertId)).toEqual({ contested: false, kinds: ALL });
  });

  it('happens once, of two at once for one of them', async () => {
    const id = await confirmed(await alertWithIndicators());
    const staff = await world.staff();
    const answers = await Promise.all([decide(staff, id), decide(staff, id, { status: 'upheld' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await decide(staff, id)).body.code).toBe('dispute_answered');
    expect(await world.mailsTo(EMAIL)).toHaveLength(3);
  });

  it('is kept for three years', async () => {
    const alertId = await alertWithIndicators();
    await decide(await world.staff(), await confirmed(alertId));
    const open = await confirmed(alertId, { email: 'autre@exemple.fr' });
    const ids = () => world.db.selectFrom('disputes').select('id').execute();
    setForward(world.services, 3 * 364 * DAY);
    await tidyUp(world.services);
    expect(await ids()).toHaveLength(2);
    setForward(world.services, 4 * DAY);
    await tidyUp(world.services);
    expect(await ids()).toEqual([{ id: open }]);
  });

  it('refuses a stale version, a missing answer and what money could be sent to', async () => {
    const id = await confirmed(await alertWithIndicators());
    const staff = await world.staff();
    expect((await decide(staff, id, { version: 1 })).body.code).toBe('stale_version');
    expect((await decide(staff, id, { answer: ' ' })).status).toBe(422);
    const iban = 'Versez sur FR76 3000 6000 0112 3456 7890 189';
    expect((await decide(staff, id, { answer: iban })).status).toBe(422);
    expect((await decide(staff, id, { status: 'open' })).status).toBe(422);
  });

  it('is for staff with the permission; the journal holds no address of theirs', async () => {
    const id = await confirmed(await alertWithIndicators());
    const others = await world.staff(['manageReports', 'managePayments', 'manageUsers']);
    for (const path of ['/api/admin/disputes', `/api/admin/disputes/${id}`]) {
      expect((await others.get(path)).status).toBe(403);
      expect((await world.visitor().get(path)).status).toBe(401);
    }
    expect((await others.put(`/api/admin/disputes/${id}`, {})).status).toBe(403);
    expect((await others.get('/api/admin/summary')).body).toMatchObject({ openDisputes: null });
    await decide(await world.staff(), id);
    const events = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('objectType', 'in', ['alerts', 'disputes'])
      .where('action', '!=', 'view')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['submit', 'confirm', 'contest', 'answer']);
    expect(JSON.stringify(events)).not.toContain(EMAIL);
  });

  it('lists the open ones first, the most urgent on top', async () => {
    const alertId = await alertWithIndicators();
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) {
      ids.push(await confirmed(alertId, { email: `p${at}@exemple.fr` }));
      setForward(world.services, DAY);
    }
    const staff = await world.staff();
    await decide(staff, ids[0] ?? '');
    const query = new URLSearchParams({ sort: '["dueAt","ASC"]', range: '[0,1]' });
    const answer = await staff.get(`/api/admin/disputes?${query}`);
    expect(answer.headers.get('content-range')).toBe('disputes 0-1/3');
    expect((answer.body as unknown as AdminDisputeRow[]).map(({ id }) => id)).toEqual(ids.slice(1));
    const filter = new URLSearchParams({ filter: '{"status":"dismissed"}' });
    const answered = (await staff.get(`/api/admin/disputes?${filter}`)).body;
    expect((answered as unknown as AdminDisputeRow[]).map(({ id }) => id)).toEqual([ids[0]]);
  });
});
