import {
  DEFAULT_SITE_SETTINGS,
  type SiteSettingsRecord,
  type SiteSettingsVersion,
} from '../../contract/site-settings.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { accepted, asRead, PUBLIC } from '../making.ts';
import { createWorld } from '../testing.ts';

/** Whatever stands for something in the notice and the contacts. */
const COMPLETE_NOTICE = {
  brand: { legalEntity: 'Parade Assistance' },
  contactInfo: {
    phone: '05 36 49 12 34',
    email: 'contact@parade.test',
    support: 'support@parade.test',
    website: 'https://www.parade.test',
  },
  legalPages: {
    mentionsLegales: {
      ...Object.fromEntries(
        Object.keys(DEFAULT_SITE_SETTINGS.legalPages.mentionsLegales).map((name) => [
          name,
          'donné',
        ]),
      ),
      siret: '123 456 789 00012',
      hostingPhone: '03 53 01 12 34',
      mediatorWebsite: 'https://mediation.parade.test',
    },
  },
};

const given = { source: 's', asOf: '2026-01-01' };

/** Settings of a site that is no demonstration: no placeholder, every claim with its evidence. */
export const COMPLETE_SETTINGS = {
  ...COMPLETE_NOTICE,
  stats: Object.fromEntries(Object.keys(DEFAULT_SITE_SETTINGS.stats).map((name) => [name, given])),
  claims: { rating: { reviewCount: 0 }, certifications: [] },
};

const MAIN = '/api/admin/site-settings/main';
const HISTORY = '/api/admin/site-settings/history';

export type SettingsScene = Awaited<ReturnType<typeof settingsScene>>;

/** A world with an editor of its settings; whoever makes it ends it. */
export async function settingsScene() {
  const world = await createWorld();
  const editor = await world.staff(['systemSettings']);

  const read = async () => (await editor.get(MAIN)).body as unknown as SiteSettingsRecord;
  const history = async () => (await editor.get(HISTORY)).body as unknown as SiteSettingsVersion[];

  /** Reads the document, changes it, saves it. */
  async function save(change: (document: SiteSettingsRecord) => void, by = editor) {
    const document = await read();
    change(document);
    return by.put(MAIN, document);
  }
  return { world, editor, MAIN, HISTORY, read, history, save };
}

const STAFF = { access: 'systemSettings', answers: '200' } as const;
const read = async ({ boss }: Stage) => accepted(await boss.get(MAIN)).body;

/** One before the newest. */
async function anOldVersion(stage: Stage): Promise<string> {
  for (const phone of ['05 36 49 12 34', '05 36 49 12 35']) {
    const { contactInfo, ...others } = await read(stage);
    const changed = { ...(contactInfo as object), phone };
    accepted(await stage.boss.put(MAIN, { ...others, contactInfo: changed }));
  }
  return String(Number((await read(stage)).version) - 1);
}

export const siteSettings = {
  routes: {
    'GET /api/site-settings': PUBLIC,
    [`GET ${MAIN}`]: STAFF,
    [`PUT ${MAIN}`]: {
      ...STAFF,
      body: asRead(MAIN),
      answersOtherwise: 'only its document is taken, and checked by its own tests',
    },
    [`GET ${HISTORY}`]: STAFF,
    [`POST ${HISTORY}/{version}/restoration`]: {
      ...STAFF,
      id: anOldVersion,
      body: async (stage) => ({ version: Number((await read(stage)).version) }),
    },
    // The page itself is built by the site's own tools.
    'POST /api/admin/site-settings/preview': {
      ...STAFF,
      body: {},
      answers: '422 validation',
      example: async (stage) => ({ body: { page: '/', settings: await read(stage) } }),
    },
    'GET /api/admin/site-settings/publication': STAFF,
    'POST /api/admin/site-settings/publication': { ...STAFF, body: {} },
  },
} satisfies FeatureFixture;
