import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  DEFAULT_SITE_SETTINGS,
  type SiteSettings,
  type SiteSettingsRecord,
} from '../../../contract/site-settings.ts';
import {
  aDayLater,
  approvalsOf,
  confirm,
  leaveDemonstration,
  secondPerson,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { settingsScene } from '../../../tests/features/site-settings.ts';
import type { Person } from '../../../tests/testing.ts';

let { world, editor, read, save, saveComplete } = {} as Awaited<ReturnType<typeof settingsScene>>;
beforeEach(async () => {
  ({ world, editor, read, save, saveComplete } = await settingsScene());
});
afterEach(() => world.end());

const second = () => secondPerson(world, ['systemSettings']);
/** A second person of an open platform, with the code that confirms once. */
async function enrolled() {
  const other = await second();
  return { other, code: await settledFactor(world, other) };
}
const waiting = (reader: Person) => waitingFor(reader, 'site-settings/main');
const demonstration = async () =>
  (await world.visitor().get('/api/site-settings')).body.isDemonstration;
it('ends a demonstration with two people, and over what was read', async () => {
  const other = await second();
  expect((await saveComplete()).status).toBe(200);
  expect(await demonstration()).toBe(true);
  expect((await read()).version).toBe(0);
  // What says nothing to anybody is saved meanwhile.
  await save((document) => {
    document.legalPages.rgpd.lastUpdate = '2026-01-05';
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
  expect((await read()).legalPages.rgpd.lastUpdate).toBe('2026-01-05');
});

it('shows all that an opening platform says of itself, and opens with nothing written since', async () => {
  const other = await second();
  await saveComplete();
  const [waits] = (await approvalsOf(other)).items;
  const said = Object.fromEntries((waits?.changes ?? []).map(({ what, after }) => [what, after]));
  expect(said).toMatchObject({
    'contactInfo.phone': '05 36 49 12 34',
    'stats.successRate.value': '62',
  });
  await save((document) => {
    document.contactInfo.website = 'https://autre.test';
  });
  expect((await confirm(other, waits?.id)).body.code).toBe('stale_version');
  expect(await demonstration()).toBe(true);
});

it('refuses what was changed meanwhile by somebody else', async () => {
  const other = await second();
  await saveComplete();
  await save((document) => {
    document.brand.legalEntity = 'Une autre société';
  });
  expect((await confirm(other, await waiting(other))).body.code).toBe('stale_version');
});

it('opens nothing by a confirmation that did not say so', async () => {
  const other = await second();
  const { director } = (await read()).legalPages.mentionsLegales;
  await saveComplete((document) => {
    document.legalPages.mentionsLegales.director = director;
    document.stats.successRate.value = 87;
  });
  await save((document) => {
    document.stats.successRate.value = 62;
    document.security.linkHosts = 'mediation.exemple.fr';
  });
  const id = await waiting(other);
  await save((document) => {
    document.legalPages.mentionsLegales.director = 'Camille Martin';
  });
  expect((await confirm(other, id)).body.code).toBe('stale_version');
  expect(await demonstration()).toBe(true);
});

it('closes nothing by a confirmation that did not say so', async () => {
  await saveComplete();
  const { other, code } = await enrolled();
  const hidden = await save((document) => {
    document.claims.rating.reviewCount = 0;
  });
  expect(hidden.body.version).toBe(2);
  await save((document) => {
    document.claims.rating.source = '';
    document.security.linkHosts = 'mediation.exemple.fr';
  });
  const id = await waiting(other);
  const { version, ...rated } = await read();
  rated.claims.rating.reviewCount = 133;
  await world.db
    .updateTable('site_settings')
    .set({ document: JSON.stringify(rated) })
    .execute();
  expect((await confirm(other, id, { code })).body.code).toBe('stale_version');
  expect(await demonstration()).toBe(false);
});

it.each<[string, (document: SiteSettingsRecord) => void]>([
  [
    'stats.fundsRecovered.source',
    (d) =>
      Object.assign(d.stats.fundsRecovered, {
        mode: 'measured',
        source: 'Écrivez à notre comptable pour tout savoir du calcul',
      }),
  ],
  [
    'claims.rating.source',
    (d) =>
      Object.assign(d.claims.rating, {
        source: 'Une autre enquête, menée auprès de tous nos clients',
      }),
  ],
])('changes no %s alone, also where its figure claims nothing', async (path, change) => {
  await saveComplete();
  const { other } = await enrolled();
  await save((document) => {
    document.claims.rating.reviewCount = 0;
  });
  const before = await read();
  const answer = await save(change);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  expect(await read()).toEqual(before);
  const [waits] = (await approvalsOf(other)).items;
  expect(waits?.changes.map(({ what }) => what)).toContain(path);
});

const ACPR = {
  kind: 'approval' as const,
  label: 'ACPR',
  issuer: 'Autorité de contrôle prudentiel et de résolution (ACPR)',
  reference: '12345',
  link: 'https://www.regafi.fr/spip.php?page=results&id_secteur=3',
  validUntil: '2999-12-31',
};
it.each<[string, (document: SiteSettingsRecord) => void]>([
  ['brand.name', (d) => Object.assign(d.brand, { name: 'Bouclier' })],
  ['contactInfo.phone', (d) => Object.assign(d.contactInfo, { phone: '05 36 49 12 35' })],
  ['contactInfo.email', (d) => Object.assign(d.contactInfo, { email: 'autre@parade.test' })],
  ['stats.victimsHelped.value', (d) => Object.assign(d.stats.victimsHelped, { value: 9000 })],
  ['claims.rating.value', (d) => Object.assign(d.claims.rating, { value: 4.8 })],
  ['claims.certifications', (d) => d.claims.certifications.push(ACPR)],
  [
    'legalPages.mentionsLegales.mediatorWebsite',
    (d) => Object.assign(d.legalPages.mentionsLegales, { mediatorWebsite: 'https://autre.test' }),
  ],
])('changes %s of an open platform by two people alone', async (path, change) => {
  await saveComplete();
  const { other, code } = await enrolled();
  const before = await read();
  const answer = await save(change);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  expect(await read()).toEqual(before);
  const [waits] = (await approvalsOf(other)).items;
  expect(waits?.changes.map(({ what }) => what)).toEqual([path]);
  expect((await confirm(other, waits?.id, { code })).status).toBe(204);
  expect((await read()).version).toBe(2);
});

it('takes a title off and hides a rating at once, and what holds no words beside them', async () => {
  await saveComplete();
  await second();
  await save((document) => {
    document.claims.certifications = [];
    document.claims.rating.reviewCount = 0;
    document.legalPages.cgu.lastUpdate = '2026-01-15';
    document.legalPages.rgpd.lastUpdate = '2026-01-15';
  });
  expect(await read()).toMatchObject({
    version: 2,
    claims: { certifications: [], rating: { reviewCount: 0 } },
    legalPages: { cgu: { lastUpdate: '2026-01-15' }, rgpd: { lastUpdate: '2026-01-15' } },
  });
});

it('waits with every text and day that visitors read, but for those that are named harmless', async () => {
  await saveComplete();
  const { other, code } = await enrolled();
  const { description, legalPages } = await read();
  const words = Object.keys(description).map((name) => `description.${name}`);
  const { cgu, rgpd } = legalPages;
  const terms = Object.keys(cgu).map((name) => `legalPages.cgu.${name}`);
  const policy = Object.keys(rgpd)
    .filter((name) => name !== 'retentionPeriods')
    .map((name) => `legalPages.rgpd.${name}`);
  const forms: readonly [RegExp, string][] = [
    [/Email$/, 'aide@autre.test'],
    [/Phone$/, '05 36 49 12 99'],
    [/Address$/, '1 rue du Port, 33000 Bordeaux'],
    [/Entity$/, 'Une autre société'],
    [/dpoName$/, 'Sarah Benali'],
    [/Designation$/, 'DPO-12345'],
    [/(?:lastUpdate|effectiveDate)$/, '2026-01-15'],
    [/./, 'Une autre phrase, écrite par une seule personne.'],
  ];
  await save((document) => {
    for (const path of [...words, ...terms, ...policy]) {
      const [, value] = forms.find(([form]) => form.test(path)) ?? [];
      const names = path.split('.');
      const parent = names.slice(0, -1).reduce<unknown>((at, name) => Object(at)[name], document);
      Object.assign(parent as object, { [names.at(-1) ?? '']: value });
    }
  });
  expect((await read()).version).toBe(1);
  const [waits] = (await approvalsOf(other)).items;
  const harmless = ['legalPages.cgu.lastUpdate', 'legalPages.rgpd.lastUpdate'];
  const named = waits?.changes.map(({ what }) => what) ?? [];
  expect([...named].sort()).toEqual([...words, ...terms, ...policy].sort());
  // Those that wait on their own come first; the others are shown beside them.
  expect(named.slice(-2).sort()).toEqual(harmless);
  expect((await confirm(other, waits?.id, { code })).status).toBe(204);
  expect((await read()).description.main).toContain('une seule personne');
});

it('takes back the words of the product at once', async () => {
  await saveComplete((document) => {
    document.description.main = 'Une phrase de l’équipe.';
    document.legalPages.rgpd.dpoEmail = 'donnees@parade.test';
  });
  await second();
  await save((document) => {
    document.description.main = '';
    document.legalPages.rgpd.dpoEmail = '';
  });
  const { version, description, legalPages } = await read();
  expect(version).toBe(2);
  expect(description).toEqual(DEFAULT_SITE_SETTINGS.description);
  expect(legalPages.rgpd.dpoEmail).toBe('');
});

const ACCOUNT = 'legalPages.rgpd.retentionPeriods.accountData';
const setPeriod = (accountData: string) =>
  save((document) => {
    document.legalPages.rgpd.retentionPeriods.accountData = accountData;
  });
const periodOf = async () => (await read()).legalPages.rgpd.retentionPeriods.accountData;

it.each([
  ['an open platform', true],
  ['a demonstration', false],
])('shortens a period of retention of %s with two people', async (_, open) => {
  if (open) await saveComplete();
  const { other, code } = await enrolled();
  const { version } = await read();
  await setPeriod('35 mois après la clôture du compte');
  expect((await read()).version).toBe(version);
  const [waits] = (await approvalsOf(other)).items;
  expect(waits?.changes).toMatchObject([
    { what: ACCOUNT, before: '3\u00a0ans après la clôture du compte' },
  ]);
  expect((await confirm(other, waits?.id, { code })).status).toBe(204);
  expect(await periodOf()).toBe('35 mois après la clôture du compte');
});

it('shortens a period at once for a team of one in a demonstration', async () => {
  await setPeriod('1 mois');
  expect(await periodOf()).toBe('1 mois');
});

it('lengthens a period of an open platform at once, but writes nothing beside it', async () => {
  await saveComplete();
  const { other } = await enrolled();
  await setPeriod('4 ans après la clôture du compte');
  expect(await periodOf()).toBe('4 ans après la clôture du compte');
  await setPeriod('5 ans, voyez nos bureaux');
  expect(await periodOf()).toBe('4 ans après la clôture du compte');
  expect((await approvalsOf(other)).items[0]?.changes.map(({ what }) => what)).toEqual([ACCOUNT]);
});

it('takes two people to make a demonstration of it again, where a team of one need not wait', async () => {
  await leaveDemonstration(world, editor);
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

it.each([
  ['a demonstration', false],
  ['an open platform', true],
])(
  'lets a site of others show the check by two people, and takes it off at once: %s',
  async (_, open) => {
    if (open) await saveComplete();
    const { other, code } = open ? await enrolled() : { other: await second(), code: undefined };
    const set = (hosts: string) =>
      save((document) => {
        document.widget.hosts = hosts;
      });
    const hosts = async () => (await read()).widget.hosts;
    expect((await set('Mairie.exemple.fr')).status).toBe(200);
    expect(await hosts()).toBe('');
    const [waits] = (await approvalsOf(other)).items;
    expect(waits?.changes).toEqual([
      {
        what: 'les sites qui peuvent afficher «\u00a0Vérifier\u00a0» dans leurs pages',
        before: null,
        after: 'mairie.exemple.fr',
      },
    ]);
    expect((await confirm(other, waits?.id, code === undefined ? {} : { code })).status).toBe(204);
    expect(await hosts()).toBe('mairie.exemple.fr');
    if (!open) {
      const { version } = await read();
      await editor.post('/api/admin/site-settings/history/0/restoration', { version });
      expect(await hosts()).toBe('mairie.exemple.fr');
    }
    await set('');
    expect(await hosts()).toBe('');
  },
);

it('refuses what is no site that may show the check, and more than fifty', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `site-${at}.exemple.fr`).join('\n');
  for (const hosts of ['*.exemple.fr', 'https://exemple.fr', "a.fr;script-src 'self'", many(51)]) {
    const { status } = await save((document) => {
      document.widget.hosts = hosts;
    });
    expect([hosts, status]).toEqual([hosts, 422]);
  }
  const fifty = await save((document) => {
    document.widget.hosts = many(50);
  });
  expect(fifty.status).toBe(200);
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
