import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  aDayLater,
  approvalsOf,
  confirm,
  secondPerson,
} from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { setBalance } from '../../../tests/features/ledger.ts';
import { type SettingsScene, settingsScene } from '../../../tests/features/site-settings.ts';

let { world, save, saveComplete, read } = {} as SettingsScene;
beforeEach(async () => {
  ({ world, save, saveComplete, read } = await settingsScene());
});
afterEach(() => world.end());

const FUNDS = 'legalPages.mentionsLegales.funds';
const NONE = { basis: 'none' as const, name: '', regafi: '', bar: '', carpa: '' };
const setFunds = (funds: object) =>
  save((document) => {
    document.legalPages.mentionsLegales.funds = { ...NONE, ...funds };
  });

it.each([
  ['institution', ['name', 'regafi']],
  ['agent', ['name', 'regafi']],
  ['lawyer', ['name', 'bar', 'carpa']],
])('takes no basis without what it names: %s', async (basis, needed) => {
  const { status, body } = await setFunds({ basis });
  expect(status).toBe(422);
  expect(Object.keys(body.errors as object)).toEqual(needed.map((field) => `${FUNDS}.${field}`));
  const given = { name: 'Camille Martin', regafi: '61894', bar: 'Lyon', carpa: 'CARPA de Lyon' };
  expect((await setFunds({ basis, ...given })).status).toBe(200);
});

it('takes the basis of an open platform away by two people, once nobody has money left', async () => {
  const manager = await world.staff(['managePayments']);
  const victim = await world.client();
  await saveComplete();
  await settledFactor(world, manager);
  await setBalance(manager, victim, 300);
  await aDayLater(world);
  const refused = await setFunds(NONE);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    expect.stringContaining('Des personnes ont encore un solde'),
  ]);

  await setBalance(manager, victim, 0);
  await aDayLater(world);
  const other = await secondPerson(world, ['systemSettings']);
  const code = await settledFactor(world, other);
  expect((await setFunds(NONE)).status).toBe(200);
  const [waits] = (await approvalsOf(other)).items;
  expect(waits?.changes).toContainEqual({
    what: `${FUNDS}.basis`,
    before: 'institution',
    after: 'none',
  });
  expect((await read()).legalPages.mentionsLegales.funds.basis).toBe('institution');
  expect((await confirm(other, waits?.id, { code })).status).toBe(204);
  expect((await read()).legalPages.mentionsLegales.funds).toEqual(NONE);
  const site = (await world.visitor().get('/api/site-settings')).body;
  expect([
    site.isDemonstration,
    (await manager.get(`/api/admin/users/${victim.uid}/balance`)).body,
  ]).toMatchObject([false, { holdsFunds: false }]);
});

it('is a demonstration, whose contracts bind nobody, without what entitles it to act', async () => {
  await saveComplete((document) => {
    document.legalPages.mentionsLegales.mandateBasis = '';
  });
  const site = (await world.visitor().get('/api/site-settings')).body;
  expect(site.isDemonstration).toBe(true);
});
