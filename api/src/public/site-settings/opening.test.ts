import { afterEach, beforeEach, expect, it } from 'vitest';
import { parisDay } from '../../../contract/dates.ts';
import { CHECKED } from '../../../tests/features/alerts.ts';
import {
  aDayLater,
  approvalsOf,
  confirm,
  secondPerson,
} from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { TERMS } from '../../../tests/features/contracts.ts';
import { setBalance } from '../../../tests/features/ledger.ts';
import { decide, openTransfers, orderTransfer } from '../../../tests/features/payments.ts';
import { settingsScene } from '../../../tests/features/site-settings.ts';
import { ask, setStatus } from '../../../tests/features/withdrawals.ts';
import { aReport } from '../../../tests/testing.ts';

let { world, editor, save, saveComplete } = {} as Awaited<ReturnType<typeof settingsScene>>;
beforeEach(async () => {
  ({ world, editor, save, saveComplete } = await settingsScene());
});
afterEach(() => world.end());

const site = async () => (await world.visitor().get('/api/site-settings')).body;
const isDemonstration = async () => (await site()).isDemonstration;
const measureFunds = (document: { stats: { fundsRecovered: object } }) =>
  Object.assign(document.stats.fundsRecovered, { mode: 'measured' });

it('shows who opens the platform what one person alone allowed in the demonstration', async () => {
  const manager = await world.staff(['managePayments']);
  await openTransfers(world.db);
  await save((document) => {
    document.security.withdrawalSecondAbove = 1_000_000;
    document.security.withdrawalIdentityFirst = true;
    document.security.linkHosts = 'parade-espace-client.com';
  });
  const made = await editor.post('/api/admin/alerts', {
    title: 'Faux livreur',
    description: 'Un message annonce un paquet.',
    perpetratorInfo: '',
    fraudType: 'Phishing / Email frauduleux',
    country: 'France',
    region: '',
    amount: 0,
    dateOfFraud: '2026-10-02',
    indicators: [{ kind: 'company', value: 'Rendement Serein SAS' }],
  });
  const shown = { ...made.body, ...CHECKED, status: 'verified', noPersonNamed: true };
  expect((await editor.put(`/api/admin/alerts/${made.body.id}`, shown)).status).toBe(200);
  const second = await secondPerson(world, ['systemSettings']);
  await saveComplete();
  const [waits] = (await approvalsOf(second)).items;
  const said = Object.fromEntries((waits?.changes ?? []).map(({ what, after }) => [what, after]));
  expect(said).toMatchObject({
    'les sites que l’équipe peut citer en lien': 'parade-espace-client.com',
    'l’identité approuvée avant tout retrait': 'oui',
    'l’IBAN des virements': 'FR76 3000 6000 0112 3456 7890 189',
    'les sociétés nommées dans les alertes publiques (1)': 'Rendement Serein SAS',
  });
  expect(said['le montant de retrait qu’une seule personne approuve']).toMatch(/^1\s000\s000/);

  // What changes meanwhile is not what was shown.
  const terms = (await manager.get('/api/admin/payment-settings/terms')).body;
  await world.db
    .updateTable('payment_terms')
    .set({
      document: JSON.stringify({ ...terms, defaultFee: 70 }),
    })
    .execute();
  expect((await confirm(second, waits?.id)).body.code).toBe('stale_version');
  expect(await isDemonstration()).toBe(true);
});

it('opens nothing while money of the demonstration is left, and counts none of it', async () => {
  const manager = await world.staff(['managePayments']);
  const client = await world.client();
  await setBalance(manager, client, 900);
  const refused = await saveComplete();
  expect([refused.status, refused.body.message]).toEqual([
    422,
    expect.stringContaining('Remettez d’abord à zéro les soldes de la démonstration'),
  ]);

  const { body } = await ask(client, 900);
  expect((await setStatus(manager, body.id, 'approved')).body.status).toBe('approved');
  expect((await saveComplete()).status).toBe(422);
  await setStatus(manager, body.id, 'approved', {
    payoutReference: 'VIR-1',
    payoutOn: parisDay(new Date()),
  });
  expect((await saveComplete(measureFunds)).status).toBe(200);
  expect(await site()).toMatchObject({
    isDemonstration: false,
    stats: { fundsRecovered: { mode: 'measured', value: 0 } },
  });

  await settledFactor(world, manager);
  await setBalance(manager, client, 120);
  await aDayLater(world);
  await save((document) => {
    document.claims.certifications = [];
  });
  expect(await site()).toMatchObject({ stats: { fundsRecovered: { value: 120 } } });
});

it('opens nothing by a confirmation where money was made since', async () => {
  const manager = await world.staff(['managePayments']);
  const second = await secondPerson(world, ['systemSettings']);
  expect((await saveComplete()).status).toBe(200);
  await setBalance(manager, await world.client(), 900);
  const [waits] = (await approvalsOf(second)).items;
  expect((await confirm(second, waits?.id)).status).toBe(422);
  expect(await isDemonstration()).toBe(true);
});

it('makes a stated figure a measured one with two people alone', async () => {
  await saveComplete();
  const second = await secondPerson(world, ['systemSettings']);
  const before = await site();
  expect((await save(measureFunds)).status).toBe(200);
  expect(await site()).toEqual(before);
  const [waits] = (await approvalsOf(second)).items;
  expect(waits?.changes).toContainEqual({
    what: 'stats.fundsRecovered.mode',
    before: 'stated',
    after: 'measured',
  });
});

it('refunds nothing under a specimen once the platform is open', async () => {
  const manager = await world.staff(['managePayments']);
  await openTransfers(world.db);
  const client = await world.client();
  const report = (await client.post('/api/reports', aReport())).body;
  const path = '/api/admin/contracts';
  const { body } = await manager.post(path, { reportId: report.id, ...TERMS, amount: 900 });
  await manager.put(`${path}/${body.id}`, { ...body, status: 'offered' });
  const order = await orderTransfer(client);
  expect((await decide(manager, order.body.id, 'confirmation', 1)).body.verified).toBe(true);
  await client.post(`/api/contracts/${body.id}/renunciation`);
  const due = async () =>
    (await manager.get(`${path}?filter=${encodeURIComponent('{"refundDue":true}')}`)).body;
  expect(await due()).toHaveLength(1);
  expect((await saveComplete()).status).toBe(200);
  expect(await isDemonstration()).toBe(false);
  expect(await due()).toEqual([]);
  const refund = await manager.post(`${path}/${body.id}/refund`, { reference: 'VIR-1' });
  expect(refund.body.code).toBe('nothing_to_refund');
  expect((await client.get('/api/contracts')).body).toMatchObject({
    items: [{ paymentState: 'none' }],
  });
});
