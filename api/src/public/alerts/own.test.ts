import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CheckResult } from '../../../contract/checks.ts';
import { CHECKED } from '../../../tests/features/alerts.ts';
import { configure, openTransfers } from '../../../tests/features/payments.ts';
import { settingsScene } from '../../../tests/features/site-settings.ts';

let { world, editor, save } = {} as Awaited<ReturnType<typeof settingsScene>>;
beforeEach(async () => {
  ({ world, editor, save } = await settingsScene());
  await openTransfers(world.db);
  await configure(world.db, 'bitcoin');
  await save((document) => {
    Object.assign(document.contactInfo, {
      phone: '05 36 49 12 34',
      email: 'parade.assistance@gmail.com',
      website: 'https://www.parade-assistance.fr',
    });
  });
});
afterEach(() => world.end());

const publish = (indicators: object[]) =>
  editor.post('/api/admin/alerts', {
    title: 'Faux conseiller',
    description: 'Un faux conseiller appelle.',
    perpetratorInfo: '',
    fraudType: 'Phishing / Email frauduleux',
    country: 'France',
    region: '',
    amount: 0,
    dateOfFraud: '2026-10-02',
    indicators,
  });
const verdicts = async (text: string) => {
  const { body } = await world.visitor().post('/api/checks', { text });
  return (body as unknown as CheckResult).indicators.map(({ verdict }) => verdict);
};

it.each([
  ['iban', 'FR76 3000 6000 0112 3456 7890 189'],
  ['wallet', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['domain', 'parade-assistance.fr'],
  ['url', 'https://client.parade-assistance.fr/payments'],
  ['email', 'comptabilite@parade-assistance.fr'],
  ['email', 'parade.assistance@gmail.com'],
  ['phone', '+33 5 36 49 12 34'],
])('recognises no scam by our own %s %s', async (kind, value) => {
  const { status, body } = await publish([{ kind, value }]);
  expect([status, body.errors]).toEqual([
    422,
    { 'indicators.0.value': expect.stringContaining('est le nôtre') },
  ]);
});

it('recognises scams by what only looks like ours', async () => {
  const others = [
    { kind: 'iban', value: 'FR14 2004 1010 0505 0001 3M02 606' },
    { kind: 'domain', value: 'parade-assistance.com' },
    { kind: 'url', value: 'https://parade-assistance.fr.piege.example/payments' },
    { kind: 'email', value: 'parade.assistances@gmail.com' },
  ];
  expect((await publish(others)).status).toBe(201);
});

it('says of nothing of ours that an alert names it', async () => {
  const iban = 'FR7630006000011234567890189';
  const { body } = await publish([{ kind: 'domain', value: 'piege.example' }]);
  await editor.put(`/api/admin/alerts/${body.id}`, {
    ...body,
    ...CHECKED,
    status: 'verified',
    noPersonNamed: true,
  });
  expect(await verdicts('piege.example')).toEqual(['alert']);
  // As an alert may hold it that is older than our account.
  const rename = (kind: 'iban' | 'domain', value: string) =>
    world.db.updateTable('alert_indicators').set({ kind, value }).execute();
  await rename('iban', iban);
  expect(await verdicts(iban)).toEqual(['unknown']);
  await rename('domain', 'parade-assistance.fr');
  expect(await verdicts('https://www.parade-assistance.fr/payments')).toEqual(['unknown']);
});
