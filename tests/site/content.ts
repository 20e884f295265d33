/** An instance that is no demonstration: every claim with its evidence, no placeholder left. */

/** What a page carries while something is missing: beside a claim, above everything, for search engines. */
export const MARK = 'Exemple – à remplacer';
export const BANNER = 'Site de démonstration';
export const NOINDEX = /<meta name="robots" content="noindex"/;

/** The last day of the year before: never older than a stated figure may be. */
export const AS_OF = `${new Date().getFullYear() - 1}-12-31`;
const evidence = {
  mode: 'stated',
  source: 'Rapport annuel sur les dossiers clos',
  asOf: AS_OF,
  document: '019a8f10-0000-7000-8000-000000000001',
  pages: '12',
};

/** A certification; its last day of validity decides whether it is shown. */
export const certificate = (validUntil: string) => ({
  kind: 'certification',
  label: 'ISO 27001',
  issuer: 'AFNOR Certification',
  reference: 'CERT-2291',
  link: 'https://certificats.afnor.org/CERT-2291',
  validUntil,
});

export const COMPLETE_SETTINGS = {
  widget: { hosts: 'www.mairie.test\npresse.test' },
  brand: { name: 'Parade', legalEntity: 'Parade Assistance' },
  contactInfo: {
    phone: '05 36 49 12 34',
    email: 'contact@parade.test',
    support: 'support@parade.test',
    locations: 'Bordeaux, France',
    website: 'https://www.parade.test',
  },
  stats: {
    successRate: { value: 62, ...evidence },
    victimsHelped: { value: 418, ...evidence },
    fundsRecovered: { value: 512_300, ...evidence },
    averageTime: { value: 41, ...evidence, mode: 'measured', source: '' },
  },
  claims: {
    rating: {
      value: 4.2,
      reviewCount: 133,
      collectionMethod:
        'Enquête envoyée à chaque client dont le dossier est clos, sans contrepartie.',
      ...evidence,
    },
    certifications: [certificate('2999-12-31')],
  },
  legalPages: {
    mentionsLegales: {
      legalForm: 'Société par actions simplifiée',
      capital: '50 000 €',
      siret: '123 456 782 00010',
      codeApe: '6920Z',
      rcs: 'Bordeaux 123 456 782',
      tvaNumber: 'FR 11 123456782',
      director: 'Camille Martin',
      address: '12 rue des Faussets, 33000 Bordeaux',
      hostingCompany: 'Hébergeur SAS',
      hostingAddress: '2 rue des Serveurs, 59100 Roubaix',
      hostingPhone: '03 53 01 12 34',
      mediatorName: 'Médiation Consommation',
      mediatorAddress: '5 rue de la Médiation, 75009 Paris',
      mediatorWebsite: 'https://mediation.parade.test',
      insurance: 'Assureur SA, 1 rue des Polices, 75009 Paris ; France et Union européenne',
      mandateBasis: 'mandat écrit de chaque client (articles 1984 et suivants du code civil)',
      funds: { basis: 'lawyer', name: 'Me Anna Leroy', bar: 'Lyon', carpa: 'CARPA de Lyon' },
    },
    cgu: { lastUpdate: '2026-10-01', effectiveDate: '2026-11-01' },
    rgpd: {
      lastUpdate: '2026-10-01',
      dpoEmail: 'dpo@parade.test',
      dpoName: 'Sarah Benali',
      dpoDesignation: 'DPO-12345',
    },
  },
} as const;
