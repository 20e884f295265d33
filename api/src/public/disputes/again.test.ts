import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminDispute } from '../../../contract/disputes.ts';
import { addAlert } from '../../../tests/features/alerts.ts';
import { MINUTE, setForward, tokenIn } from '../../../tests/mail.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';

const DAY = 24 * 60 * MINUTE;
const EMAIL = 'gerante@exemple.fr';
const PHONE = '06 39 •• •• 05';
const HIDDEN = '[masqué pendant la contestation]';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

/** A public alert whose phone stands masked in each of its texts, once with another space. */
async function alertWithPhone() {
  const alertId = await addAlert(world.db, {
    title: `Appels du ${PHONE}`,
    description: `Un SMS vient du ${PHONE.replaceAll(' ', '\u00a0')}, puis du 06 39 •• •• 06.`,
    perpetratorInfo: `Site colis.example, SMS depuis le ${PHONE}`,
  });
  const indicators = [
    ['phone', '+33639987105', PHONE],
    ['domain', 'colis.example', 'colis.example'],
  ] as const;
  await world.db
    .insertInto('alert_indicators')
    .values(
      indicators.map(([kind, value, display]) => ({ id: newId(), alertId, kind, value, display })),
    )
    .execute();
  return alertId;
}

const publicly = async (alertId: string) =>
  (await world.visitor().get(`/api/alerts/${alertId}`)).body;
const dispute = async (alertId: string, email = EMAIL, message = 'Ce numéro est le mien.') => {
  const answer = await world
    .visitor()
    .post(`/api/alerts/${alertId}/disputes`, { email, role: 'concerned', message });
  expect([answer.status, answer.body]).toEqual([202, {}]);
};
const newestToken = async (email = EMAIL) =>
  tokenIn((await world.mailsTo(email)).at(-1)?.text ?? '');
const confirm = (token: string) => world.visitor().post('/api/disputes/confirmation', { token });
const disputes = () => world.db.selectFrom('disputes').selectAll().orderBy('id').execute();

/** A confirmed one; answers its id. */
async function confirmed(alertId: string, email = EMAIL) {
  await dispute(alertId, email);
  const { status, body } = await confirm(await newestToken(email));
  expect(status).toBe(200);
  const all = await disputes();
  return { id: all.at(-1)?.id ?? '', suspends: body.suspends };
}

async function decide(id: string, status: 'upheld' | 'dismissed') {
  const staff = await world.staff(['systemSettings']);
  const path = `/api/admin/disputes/${id}`;
  const { version } = (await staff.get(path)).body;
  expect((await staff.put(path, { status, ground: 'rules', answer: 'Vu.', version })).status).toBe(
    200,
  );
  return (await staff.get(path)).body as unknown as AdminDispute;
}

describe('what a dispute suspends, in the texts of its alert', () => {
  it('shows nowhere meanwhile, and as before once the dispute is dismissed', async () => {
    const alertId = await alertWithPhone();
    const before = await publicly(alertId);
    const { id } = await confirmed(alertId);
    const meanwhile = {
      title: `Appels du ${HIDDEN}`,
      description: `Un SMS vient du ${HIDDEN}, puis du 06 39 •• •• 06.`,
      perpetratorInfo: `Site colis.example, SMS depuis le ${HIDDEN}`,
      contested: true,
    };
    expect(await publicly(alertId)).toMatchObject(meanwhile);
    const list = (await world.visitor().get('/api/alerts?sort=recent')).body;
    expect(list.items).toEqual([expect.objectContaining(meanwhile)]);
    await decide(id, 'dismissed');
    expect(await publicly(alertId)).toEqual(before);
  });

  it('is gone from them for good once the dispute is upheld, from the search as well', async () => {
    const alertId = await alertWithPhone();
    const { id } = await confirmed(alertId);
    await decide(id, 'upheld');
    expect(await publicly(alertId)).toMatchObject({
      title: 'Appels du [coordonnée retirée]',
      perpetratorInfo: 'Site colis.example, SMS depuis le [coordonnée retirée]',
      contested: false,
    });
    const { searchText, description } = await world.db
      .selectFrom('alerts')
      .select(['searchText', 'description'])
      .executeTakeFirstOrThrow();
    expect(description).toBe('Un SMS vient du [coordonnée retirée], puis du 06 39 •• •• 06.');
    expect(searchText).not.toContain('39 05');
    expect(searchText).toContain('colis example');
  });
});

describe('disputing an alert again', () => {
  it('leaves each link its own words: whoever writes in a mailbox’s name takes nothing from it', async () => {
    const alertId = await alertWithPhone();
    await dispute(alertId);
    const first = await newestToken();
    await Promise.all([dispute(alertId, EMAIL, 'Faux.'), dispute(alertId, EMAIL, 'Archifaux.')]);
    const mails = await world.mailsTo(EMAIL);
    const read = (token: string) => world.visitor().post('/api/disputes/link', { token });
    const said = await Promise.all(mails.map(({ text }) => read(tokenIn(text))));
    expect(said.map(({ body }) => body.message).sort()).toEqual([
      'Archifaux.',
      'Ce numéro est le mien.',
      'Faux.',
    ]);
    expect((await confirm(first)).status).toBe(200);
    expect(await disputes()).toMatchObject([{ message: 'Ce numéro est le mien.', status: 'open' }]);
    for (const { text } of mails) expect((await confirm(tokenIn(text))).status).toBe(410);
  });

  it('is opened once by several links at the same moment', async () => {
    const alertId = await alertWithPhone();
    await Promise.all([dispute(alertId), dispute(alertId), dispute(alertId)]);
    const mails = await world.mailsTo(EMAIL);
    const answers = await Promise.all(mails.map(({ text }) => confirm(tokenIn(text))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await disputes()).toHaveLength(1);
  });

  it('says by mail that one is open, and keeps no second', async () => {
    const alertId = await alertWithPhone();
    await confirmed(alertId);
    await dispute(alertId, EMAIL.toUpperCase(), 'Encore.');
    expect(await disputes()).toHaveLength(1);
    const mail = (await world.mailsTo(EMAIL)).at(-1);
    expect(mail?.subject).toBe('Votre contestation est déjà à l’examen');
    expect(mail?.text).not.toMatch(/token=|Encore/);
    await dispute(await alertWithPhone());
    expect(await disputes()).toHaveLength(2);
  });

  it('reaches staff after a dismissal, but suspends nothing for ninety days, whoever writes', async () => {
    const alertId = await alertWithPhone();
    const { id, suspends } = await confirmed(alertId);
    expect(suspends).toBe(true);
    expect(await decide(id, 'dismissed')).toMatchObject({ dismissedBefore: null });
    for (const email of [EMAIL, 'autre@exemple.fr']) {
      const again = await confirmed(alertId, email);
      expect(again.suspends).toBe(false);
      expect(await publicly(alertId)).toMatchObject({
        title: `Appels du ${PHONE}`,
        contested: true,
        indicators: [{ kind: 'phone' }, { kind: 'domain' }],
      });
      const seen = await decide(again.id, 'dismissed');
      expect(seen).toMatchObject({ alertId, suspended: [] });
      expect(seen.dismissedBefore).not.toBeNull();
    }
    setForward(world.services, 91 * DAY);
    expect((await confirmed(alertId)).suspends).toBe(true);
    expect(await publicly(alertId)).toMatchObject({ indicators: [{ kind: 'domain' }] });
  });

  it('prolongs no suspension either: the first ones answered, the phone is back', async () => {
    const alertId = await alertWithPhone();
    const first = await confirmed(alertId, 'a@exemple.fr');
    const second = await confirmed(alertId, 'b@exemple.fr');
    await decide(first.id, 'dismissed');
    await confirmed(alertId, 'c@exemple.fr');
    expect(await publicly(alertId)).toMatchObject({ indicators: [{ kind: 'domain' }] });
    await decide(second.id, 'dismissed');
    expect(await publicly(alertId)).toMatchObject({
      contested: true,
      indicators: [{ kind: 'phone' }, { kind: 'domain' }],
    });
  });

  it('takes the phone out where the one who was not suspended for is right', async () => {
    const alertId = await alertWithPhone();
    await decide((await confirmed(alertId)).id, 'dismissed');
    await decide((await confirmed(alertId, 'autre@exemple.fr')).id, 'upheld');
    expect(await publicly(alertId)).toMatchObject({
      title: 'Appels du [coordonnée retirée]',
      indicators: [{ kind: 'domain' }],
    });
  });
});

describe('looking at the link', () => {
  it('says what it would confirm and changes nothing; a spent one says so', async () => {
    const alertId = await alertWithPhone();
    await dispute(alertId);
    const token = await newestToken();
    const look = () => world.visitor().post('/api/disputes/link', { token });
    for (let at = 0; at < 2; at++) {
      const { status, body } = await look();
      expect([status, body]).toEqual([
        200,
        { title: `Appels du ${PHONE}`, role: 'concerned', message: 'Ce numéro est le mien.' },
      ]);
    }
    expect(await publicly(alertId)).toMatchObject({ contested: false });
    await confirm(token);
    expect((await look()).body.code).toBe('link_expired');
  });
});
