import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AlertScene, alertScene } from '../../../../tests/features/alerts.ts';
import {
  approvalsOf,
  confirm,
  secondPerson,
  waitingFor,
} from '../../../../tests/features/approvals.ts';
import type { Person } from '../../../../tests/testing.ts';

let { world, staff, put, create, read, publicAlert } = {} as AlertScene;
let second: Person;
beforeEach(async () => {
  ({ world, staff, put, create, read, publicAlert } = await alertScene());
  second = await secondPerson(world, ['systemSettings']);
});
afterEach(() => world.end());

const FIRM = { indicators: [{ kind: 'company', value: 'Rendement Serein SAS' }] };
const publish = (id: string, changes: object = {}) =>
  put(id, { status: 'verified', noPersonNamed: true, ...changes });

it('names a company to everybody only by the word of two', async () => {
  const { id } = await create(FIRM);
  expect((await publish(id)).status).toBe(200);
  expect((await read(id)).status).toBe('pending');
  expect(await publicAlert(id)).toBeUndefined();
  const [waits] = (await approvalsOf(second)).items;
  expect(waits?.changes[0]?.after).toMatch(/rendement serein/i);
  expect((await confirm(staff, waits?.id)).body.code).toBe('second_person_required');
  expect((await confirm(second, waits?.id)).status).toBe(204);
  expect(JSON.stringify(await publicAlert(id))).toMatch(/rendement serein/i);
});

it('shows whoever confirms it the numbers that others see masked, and mails nobody its words', async () => {
  const iban = { kind: 'iban', value: 'FR76 3000 6000 0112 3456 7890 189' };
  const description = 'Votre code expire\u00a0: https://parade-admin.com/connexion';
  const { id } = await create({ description, indicators: [...FIRM.indicators, iban] });
  await publish(id);
  const shownTo = async (reader: Person) => JSON.stringify((await approvalsOf(reader)).items);
  expect(await shownTo(second)).toContain(iban.value);
  expect(await shownTo(staff)).not.toContain(iban.value);
  const { changes } = await world.db
    .selectFrom('approvals')
    .select('changes')
    .executeTakeFirstOrThrow();
  expect(changes).not.toContain('3456');
  const mail = (await world.mailsTo(second.email)).at(-1);
  expect(mail?.subject).toContain('À confirmer');
  expect(mail?.text).toContain('/admin/approvals');
  expect(mail?.text).not.toMatch(/parade-admin\.com|Rendement/);
});

it('states a large loss of one alert by the word of two alone', async () => {
  const { id } = await create({ indicators: [], amount: 999_999_999 });
  await publish(id);
  expect((await read(id)).status).toBe('pending');
  const [waits] = (await approvalsOf(second)).items;
  expect(waits?.title).toBe('Montant élevé dans une alerte');
  expect(waits?.changes).toContainEqual({
    what: 'le montant',
    before: null,
    after: expect.stringMatching(/^999\s999\s999/),
  });
  expect((await confirm(second, waits?.id)).status).toBe(204);
  // Less, and other words beside it, is one person's again.
  expect((await publish(id, { title: 'Faux placement' })).body.title).toBe('Faux placement');
  expect((await publish(id, { amount: 1_000_000 })).body.amount).toBe(1_000_000);
  expect((await publish(id, { amount: 1_000_001 })).body.amount).toBe(1_000_000);
});

it('publishes by one what names none, and suspends at once what waits or names one', async () => {
  const { id } = await create({ indicators: [] });
  expect((await publish(id)).body.status).toBe('verified');
  await publish(id, FIRM);
  const waits = await waitingFor(second, `alerts/${id}`);
  expect(waits).toBeDefined();
  expect((await put(id, { status: 'suspended' })).body.status).toBe('suspended');
  expect((await confirm(second, waits)).body.code).toBe('stale_version');
  expect(await publicAlert(id)).toBeUndefined();
});

it('publishes no site of a bank or number of a service, whenever it was typed', async () => {
  const { id } = await create({ indicators: [{ kind: 'domain', value: 'piege.example' }] });
  for (const [kind, value] of [
    ['domain', 'credit-agricole.fr'],
    ['url', 'https://www.ameli.fr/compte'],
    ['phone', '0 805 805 817'],
  ]) {
    const { status, body } = await publish(id, { indicators: [{ kind, value }] });
    expect([value, status, Object.keys(body.errors ?? {})]).toEqual([
      value,
      422,
      ['indicators.0.value'],
    ]);
  }
  // Stored before such a site was refused.
  const old = { value: 'lcl.fr', display: 'lcl.fr' };
  await world.db.updateTable('alert_indicators').set(old).where('alertId', '=', id).execute();
  expect((await publish(id)).body.errors).toEqual({
    'indicators.0.value': expect.stringContaining('banque'),
  });
  expect((await put(id, { status: 'rejected' })).status).toBe(200);
  expect(await publicAlert(id)).toBeUndefined();
});

it('shows the second person all that becomes public', async () => {
  const site = { kind: 'domain', value: 'rendement-serein.example' };
  const { id } = await create({ indicators: [...FIRM.indicators, site], amount: 1200 });
  await publish(id);
  const [waits] = (await approvalsOf(second)).items;
  const shown = new Map(waits?.changes.map(({ what, after }) => [what, after]));
  expect(shown.get('ses éléments reconnaissables')).toMatch(
    /Nom d’entreprise\s: rendement serein\nSite\s: rendement-serein\.example/i,
  );
  expect(shown.get('le montant')).toMatch(/^1\s200,00\s€$/);
  expect(shown.get('la date de la fraude')).toContain('2026');
  expect(shown.get('le type de fraude')).toBe('Phishing / Email frauduleux');
  expect(shown.get('le pays')).toBe('France');
});

const SPOKEN = 'Boulangerie Dupont SARL';
it.each([
  ['title', `${SPOKEN} escroque ses clients`],
  ['description', `La boulangerie Dupont, au RCS de Lyon, escroque ses clients.`],
  ['perpetratorInfo', `${SPOKEN}, à Lyon`],
  ['region', `${SPOKEN}, Lyon`],
  ['title', 'La société Dupont Conseil ne livre jamais'],
])('names a company in the %s of an alert only by the word of two', async (field, text) => {
  const { id } = await create({ [field]: text });
  expect((await publish(id)).body.status).toBe('pending');
  expect(await publicAlert(id)).toBeUndefined();
  const [waits] = (await approvalsOf(second)).items;
  expect(waits?.changes[0]).toMatchObject({ what: 'la société nommée en public' });
  expect(waits?.changes[0]?.after).toMatch(/dupont/i);
  expect((await confirm(second, waits?.id)).status).toBe(204);
  expect((await publicAlert(id))?.[field as 'title']).toBe(text);
});

it('adds a company to the text of a public alert only by the word of two', async () => {
  const { id, title } = await create();
  await publish(id);
  await publish(id, { title: `${SPOKEN} vole les retraités` });
  expect((await publicAlert(id))?.title).toBe(title);
  expect((await confirm(second, await waitingFor(second, `alerts/${id}`))).status).toBe(204);
  expect((await publicAlert(id))?.title).toContain(SPOKEN);
});

it.each([
  ['as indicator', { indicators: [{ kind: 'company', value: SPOKEN }] }],
  ['in its text', { perpetratorInfo: SPOKEN }],
])(
  'rewrites a public alert that names a company %s by two, and takes away at once',
  async (_, named) => {
    const { id } = await create({ title: 'Livraisons retardées', region: 'Rhône', ...named });
    await publish(id);
    await confirm(second, await waitingFor(second, `alerts/${id}`));
    // What is emptied says nothing; the indicators as they were typed first are the same.
    expect((await publish(id, { region: '' })).body.region).toBe('');
    expect(await waitingFor(second, `alerts/${id}`)).toBeUndefined();
    // Also where the name itself would be gone from the new words.
    await publish(id, { title: 'La boulangerie Dupont vole les retraités', perpetratorInfo: '' });
    expect((await publicAlert(id))?.title).toBe('Livraisons retardées');
    const waits = await waitingFor(second, `alerts/${id}`);
    expect((await confirm(second, waits)).status).toBe(204);
    expect((await publicAlert(id))?.title).toBe('La boulangerie Dupont vole les retraités');
  },
);

it('rewrites at once what names no company', async () => {
  const { id } = await create();
  await publish(id);
  await publish(id, { title: 'Il perd sa carte, puis son épargne', amount: 900 });
  expect((await publicAlert(id))?.title).toBe('Il perd sa carte, puis son épargne');
  expect(await waitingFor(second, `alerts/${id}`)).toBeUndefined();
});
