import { parisDay } from '../../contract/dates.ts';
import {
  publishedSettings,
  type SiteSettingsRecord,
  type SiteSettingsVersion,
} from '../../contract/site-settings.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { accepted, asRead, idOf, PUBLIC } from '../making.ts';
import { createWorld, type Person } from '../testing.ts';
import { settledFactor } from './auth.ts';

/** A company that does not exist, with numbers as real ones are made. */
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
      companyName: 'Parade Assistance',
      legalForm: 'Société par actions simplifiée',
      capital: '50 000 €',
      siret: '123 456 782 00010',
      codeApe: '69.20Z',
      rcs: 'Bordeaux 123 456 782',
      tvaNumber: 'FR 11 123456782',
      director: 'Camille Martin',
      address: '12 rue des Faussets, 33000 Bordeaux',
      hostingCompany: 'Hébergeur SAS',
      hostingPhone: '03 53 01 12 34',
      hostingAddress: '2 rue des Serveurs, 59100 Roubaix',
      mediatorName: 'Médiation Consommation',
      mediatorAddress: '5 rue de la Médiation, 75009 Paris',
      mediatorWebsite: 'https://mediation.parade.test',
      insurance: 'Assureur SA, 1 rue des Polices, 75009 Paris, France et Union européenne',
      mandateBasis: 'Mandat écrit de chaque client, articles 1984 et suivants du code civil',
      funds: { basis: 'institution' as const, name: 'Paiements du Rhône SA', regafi: '61894' },
    },
  },
};

/** What shows a figure; `document` is a stored PDF. */
const evidence = (document: string) => ({
  source: 'Rapport annuel sur les dossiers clos',
  asOf: parisDay(new Date()),
  document,
  pages: '12',
});

/** Settings of a site that is no demonstration: no placeholder, every claim with its evidence. */
const completeSettings = (document: string) => ({
  ...COMPLETE_NOTICE,
  stats: {
    victimsHelped: { value: 418, ...evidence(document) },
    fundsRecovered: { value: 512_300, ...evidence(document) },
    successRate: { value: 62, ...evidence(document) },
    averageTime: { value: 41, ...evidence(document) },
  },
  claims: {
    rating: {
      value: 4.2,
      reviewCount: 133,
      collectionMethod: 'Enquête envoyée à chaque client dont le dossier est clos',
      ...evidence(document),
    },
    certifications: [
      {
        kind: 'certification' as const,
        label: 'ISO 27001',
        issuer: 'AFNOR Certification',
        reference: 'CERT-2291',
        link: 'https://certificats.afnor.org/CERT-2291',
        validUntil: '2999-12-31',
      },
    ],
  },
});

/** The same where no document is looked at. */
export const COMPLETE_SETTINGS = completeSettings('019a8f10-0000-7000-8000-000000000001');

/** The same of an operator that holds nobody’s money. */
export const WITHOUT_FUNDS = {
  ...COMPLETE_SETTINGS,
  legalPages: {
    mentionsLegales: {
      ...COMPLETE_SETTINGS.legalPages.mentionsLegales,
      funds: { basis: 'none' as const },
    },
  },
};

/** A PDF as small as one can be. */
const A_PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A document of this person's that shows a figure, attached to nothing yet; its id. */
export const aProof = async (person: Person) => idOf(await person.upload(A_PDF, 'rapport.pdf'));

const MAIN = '/api/admin/site-settings/main';
const HISTORY = '/api/admin/site-settings/history';

export type SettingsScene = Awaited<ReturnType<typeof settingsScene>>;

/** A world with an editor of its settings; whoever makes it ends it. */
export async function settingsScene() {
  const world = await createWorld();
  const editor = await world.staff(['systemSettings']);
  await settledFactor(world, editor);

  const read = async () => (await editor.get(MAIN)).body as unknown as SiteSettingsRecord;
  const history = async () => (await editor.get(HISTORY)).body as unknown as SiteSettingsVersion[];

  /** Reads the document, changes it, saves it. */
  async function save(change: (document: SiteSettingsRecord) => void, by = editor) {
    const document = await read();
    change(document);
    return by.put(MAIN, document);
  }
  /** Everything that a site needs to be none of demonstration, with its document; then `change`. */
  async function saveComplete(change: (document: SiteSettingsRecord) => void = () => {}) {
    const complete = publishedSettings.parse(completeSettings(await aProof(editor)));
    return save((document) => {
      Object.assign(document, complete);
      change(document);
    });
  }
  return { world, editor, MAIN, HISTORY, read, history, save, saveComplete };
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
