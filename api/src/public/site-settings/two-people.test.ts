import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '../../../contract/site-settings.ts';
import {
  aDayLater,
  approvalsOf,
  confirm,
  leaveDemonstration,
  secondPerson,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { settingsScene } from '../../../tests/features/site-settings.ts';
import type { Person } from '../../../tests/testing.ts';

let { world, editor, read, save, saveComplete } = {} as Awaited<ReturnType<typeof settingsScene>>;
beforeEach(async () => {
  ({ world, editor, read, save, saveComplete } = await settingsScene());
});
afterEach(() => world.end());

const second = () => secondPerson(world, ['systemSettings']);
const waiting = (reader: Person) => waitingFor(reader, 'site-settings/main');
const demonstration = async () =>
  (await world.visitor().get('/api/site-settings')).body.isDemonstration;
it('ends a demonstration with two people, and over what was read', async () => {
  const other = await second();
  expect((await saveComplete()).status).toBe(200);
  expect(await demonstration()).toBe(true);
  expect((await read()).version).toBe(0);
  // Another field is saved meanwhile.
  await save((document) => {
    document.description.main = 'Une autre phrase.';
  });
  const id = await waiting(other);
  expect((await approvalsOf(other)).items[0]?.changes[0]).toEqual({
    what: 'la plateforme',
    before: 'démonstration',
    after: 'ouverte au public',
  });
  expect((await confirm(editor, id)).body.code).toBe('second_person_required');
  expect((await confirm(other, id)).status).toBe(204);
  expect(await demonstration()).toBe(false);
  expect((await read()).description.main).toBe('Une autre phrase.');
});

it('refuses what was changed meanwhile by somebody else', async () => {
  const other = await second();
  await saveComplete();
  await save((document) => {
    document.brand.legalEntity = 'Une autre société';
  });
  expect((await confirm(other, await waiting(other))).body.code).toBe('stale_version');
});

it('takes two people to make a demonstration of it again, where a team of one need not wait', async () => {
  await leaveDemonstration(world);
  await editor.post('/api/admin/site-settings/history/0/restoration', { version: 1 });
  expect(await demonstration()).toBe(false);
  expect((await approvalsOf(editor)).items).toMatchObject([{ own: true }]);
  await aDayLater(world);
  expect(await demonstration()).toBe(true);
});

it.each<[string, Partial<SiteSettings['security']>, Partial<SiteSettings['security']>]>([
  ['a host', { linkHosts: '' }, { linkHosts: 'mediation.exemple.fr' }],
  ['a threshold', { withdrawalSecondAbove: 1000 }, { withdrawalSecondAbove: 1001 }],
  ['identity first', { withdrawalIdentityFirst: true }, { withdrawalIdentityFirst: false }],
])('loosens %s with two people, and tightens it at once', async (_, tight, loose) => {
  const other = await second();
  const set = (security: Partial<SiteSettings['security']>) =>
    save((document) => {
      Object.assign(document.security, security);
    });
  await set(tight);
  expect((await read()).security).toMatchObject(tight);
  await set(loose);
  expect((await read()).security).toMatchObject(tight);
  expect((await confirm(other, await waiting(other))).status).toBe(204);
  expect((await read()).security).toMatchObject(loose);
  await set(tight);
  expect((await read()).security).toMatchObject(tight);
});

it('lets staff link a host once two people allowed it', async () => {
  const writer = await world.staff(['manageReports', 'manageUsers', 'systemSettings']);
  const send = async () =>
    (
      await writer.post('/api/admin/notifications', {
        userId: 'all',
        type: 'info',
        title: 'Médiation',
        message: 'Lisez https://mediation.exemple.fr/aide avant notre appel.',
        priority: 'normal',
      })
    ).status;
  expect(await send()).toBe(422);
  const other = await second();
  await save((document) => {
    document.security.linkHosts = 'Mediation.exemple.fr';
  });
  expect(await send()).toBe(422);
  await confirm(other, await waiting(other));
  expect(await send()).not.toBe(422);
});

it('refuses what is no host', async () => {
  for (const linkHosts of ['https://exemple.fr', 'exemple', 'a.fr/b', '*.fr']) {
    const { status } = await save((document) => {
      document.security.linkHosts = linkHosts;
    });
    expect([linkHosts, status]).toEqual([linkHosts, 422]);
  }
  expect(DEFAULT_SITE_SETTINGS.security.linkHosts).toBe('');
});
