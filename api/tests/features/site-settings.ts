import { DEFAULT_SITE_SETTINGS } from '../../contract/site-settings.ts';

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
