import { z } from 'zod';
import { fundsFieldsOf } from '../funds.ts';
import { FORMS, type Form } from './forms.ts';
import { gives, hostsOf, ISSUER_NAMES, isTitleOf, leadsTo } from './issuers.ts';
import { isPlaceholder } from './placeholders.ts';
import { certificationsOf, RATING, STATISTICS, textAt } from './read.ts';

/** A field of the settings and the sentence that says what is wrong with it. */
export interface Problem {
  path: string;
  sentence: string;
}

const NOTICE = 'legalPages.mentionsLegales';
const FUNDS = `${NOTICE}.funds`;

/** What the law wants to be said, each with its form (LCEN 1-1 and 19, code de la consommation L111-1, L616-1, R111-2). */
export const REQUIRED: Readonly<Record<string, Form>> = {
  'contactInfo.phone': FORMS.phone,
  'contactInfo.email': FORMS.email,
  'contactInfo.support': FORMS.email,
  'contactInfo.website': FORMS.website,
  [`${NOTICE}.legalForm`]: FORMS.legalForm,
  [`${NOTICE}.capital`]: FORMS.capital,
  [`${NOTICE}.siret`]: FORMS.siret,
  [`${NOTICE}.codeApe`]: FORMS.activity,
  [`${NOTICE}.rcs`]: FORMS.registration,
  [`${NOTICE}.tvaNumber`]: FORMS.vat,
  [`${NOTICE}.director`]: FORMS.person,
  [`${NOTICE}.address`]: FORMS.address,
  [`${NOTICE}.hostingCompany`]: FORMS.name,
  [`${NOTICE}.hostingPhone`]: FORMS.phone,
  [`${NOTICE}.hostingAddress`]: FORMS.addressAnywhere,
  [`${NOTICE}.mediatorName`]: FORMS.name,
  [`${NOTICE}.mediatorWebsite`]: FORMS.website,
  [`${NOTICE}.mediatorAddress`]: FORMS.address,
  [`${NOTICE}.insurance`]: FORMS.insurance,
  [`${NOTICE}.mandateBasis`]: FORMS.sentence,
};

/** Where something else stands while they are empty: the company's name, the contacts, a built-in text. */
const OPTIONAL: Readonly<Record<string, Form>> = {
  'brand.legalEntity': FORMS.name,
  [`${NOTICE}.companyName`]: FORMS.name,
  [`${FUNDS}.name`]: FORMS.name,
  [`${FUNDS}.regafi`]: FORMS.register,
  [`${FUNDS}.bar`]: FORMS.name,
  [`${FUNDS}.carpa`]: FORMS.name,
  'contactInfo.locations': FORMS.name,
  'legalPages.cgu.contactEmail': FORMS.email,
  'legalPages.cgu.contactPhone': FORMS.phone,
  'legalPages.cgu.contactAddress': FORMS.address,
  'legalPages.cgu.servicesDescription': FORMS.sentence,
  'legalPages.cgu.successRateDisclaimer': FORMS.sentence,
  'legalPages.accessibility.auditedBy': FORMS.name,
  'legalPages.accessibility.exceptions': FORMS.sentence,
  'legalPages.accessibility.contactEmail': FORMS.email,
  'legalPages.accessibility.contactPhone': FORMS.phone,
  'legalPages.rgpd.introduction': FORMS.sentence,
  'legalPages.rgpd.responsibleEntity': FORMS.name,
  'legalPages.rgpd.dpoName': FORMS.name,
  'legalPages.rgpd.dpoEmail': FORMS.email,
  'legalPages.rgpd.dpoAddress': FORMS.address,
};

/** Free texts, in which a figure would have no evidence. */
const TEXTS = [
  'description.main',
  'description.hero',
  'description.successRate',
  'legalPages.cgu.servicesDescription',
  'legalPages.rgpd.introduction',
];

const EVIDENCE: Readonly<Record<string, Form>> = Object.fromEntries([
  ...[...STATISTICS.map(([, claim]) => claim), RATING].flatMap((claim) => [
    [`${claim}.source`, FORMS.sentence],
    [`${claim}.pages`, FORMS.pages],
  ]),
  [`${RATING}.collectionMethod`, FORMS.sentence],
]);

const FIELDS: readonly (readonly [path: string, form: Form])[] = [
  ...Object.entries({ ...REQUIRED, ...OPTIONAL, ...EVIDENCE }),
  ...TEXTS.map((path) => [path, FORMS.unclaimed] as const),
];

const AUTHORITY =
  'Une autorité agrée, un organisme certifie\u00a0: choisissez le type et l’émetteur qui vont ensemble';
const LINK = (issuer: string) =>
  issuer === ''
    ? 'Choisissez d’abord qui a délivré ce titre'
    : `Indiquez la page de ce titre dans le registre de l’émetteur (${hostsOf(issuer).join(', ')}), en https`;

function certificationProblems(document: unknown, item: string): Problem[] {
  const read = (field: string) => textAt(document, `${item}.${field}`);
  const issuer = read('issuer');
  const checks: readonly (readonly [field: string, fits: boolean, sentence: string])[] = [
    ['issuer', ISSUER_NAMES.includes(issuer), 'Choisissez l’émetteur dans la liste'],
    ['issuer', gives(issuer, read('kind')), AUTHORITY],
    ['label', FORMS.name.fits(read('label')), FORMS.name.error],
    ['label', issuer === '' || isTitleOf(issuer, read('label')), AUTHORITY],
    ['reference', FORMS.reference.fits(read('reference')), FORMS.reference.error],
    ['link', leadsTo(issuer, read('link')), LINK(issuer)],
  ];
  return checks.flatMap(([field, fits, sentence]) =>
    fits || read(field) === '' ? [] : [{ path: `${item}.${field}`, sentence }],
  );
}

/** A basis for holding money says nothing without who holds it, and where everybody can check it. */
const fundsLacks = (document: unknown): Problem[] =>
  fundsFieldsOf(textAt(document, `${FUNDS}.basis`))
    .map((field) => `${FUNDS}.${field}`)
    .filter((path) => textAt(document, path) === '')
    .map((path) => ({ path, sentence: 'Le fondement choisi le demande\u00a0: complétez-le' }));

/** What is given in a document of settings and cannot be: in the order of the rules, once or more a field. */
export function problemsIn(document: unknown): Problem[] {
  const siret = textAt(document, `${NOTICE}.siret`);
  const fields = FIELDS.flatMap(([path, { fits, error }]) => {
    const text = textAt(document, path);
    const given = text !== '' && !isPlaceholder(text);
    return given && !fits(text, siret) ? [{ path, sentence: error }] : [];
  });
  const items = certificationsOf(document);
  return [
    ...fields,
    ...fundsLacks(document),
    ...items.flatMap((item) => certificationProblems(document, item)),
  ];
}

const asKeys = (path: string) =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/**
 * The same settings with the forms of what is given, which are told beside
 * whatever else is wrong. What is stored stays readable: such a value counts as missing.
 */
export const withForms = <Settings extends z.ZodType>(settings: Settings): Settings =>
  settings.check(
    z.superRefine(
      (value: unknown, context) => {
        for (const { path, sentence } of problemsIn(value)) {
          context.addIssue({ code: 'custom', path: asKeys(path), message: sentence });
        }
      },
      { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null },
    ),
  );
