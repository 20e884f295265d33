import { DEFAULT_SITE_SETTINGS } from '../../contract/site-settings.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { accepted, asRead, PUBLIC } from '../making.ts';

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

const STAFF = { access: 'systemSettings', answers: '200' } as const;
const MAIN = '/api/admin/site-settings/main';

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
    'GET /api/admin/site-settings/history': STAFF,
    'POST /api/admin/site-settings/history/{version}/restoration': {
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
