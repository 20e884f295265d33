import { z } from 'zod';
import { accessibilityState } from './accessibility.ts';
import { FUTURE_DAY, latestDay } from './claims.ts';
import { fundsSettings } from './funds.ts';
import { monthsIn } from './retention.ts';
import { staffText, type TextKind } from './staff-text/staff-text.ts';
import { optionalText } from './text-fields.ts';

/** A public text of the settings: where it is missing or empty, the built-in one stands. */
export const setting = (builtIn: string, max = 200, kind?: TextKind) =>
  staffText(optionalText(max), kind).transform((value) => value || builtIn);

/** The same with a form that is checked; the built-in text always passes. */
const formed = (
  builtIn: string,
  max: number,
  fits: (value: string) => boolean,
  error: string,
  kind?: TextKind,
) => setting(builtIn, max, kind).refine((value) => value === builtIn || fits(value), { error });

const EMAIL = 'Adresse email invalide';
const isEmail = (value: string) => z.email().safeParse(value).success;
/** Mails leave from this address and link to it: with a mistake they are lost. */
export const emailSetting = (builtIn: string) => formed(builtIn, 254, isEmail, EMAIL, 'address');
const optionalEmail = staffText(optionalText(254), 'address').refine(
  (value) => value === '' || isEmail(value),
  {
    error: EMAIL,
  },
);

/** The address of a public page: http or https, without characters that could end an attribute. */
const isPage = (value: string) => /^https?:\/\/[^\s<>"'`\\]+$/.test(value) && URL.canParse(value);
export const pageSetting = (builtIn: string) =>
  formed(builtIn, 300, isPage, 'Indiquez une adresse qui commence par https://', 'address');

export const phoneSetting = (builtIn: string) =>
  formed(
    builtIn,
    40,
    (value) => /^\+?[\d\s().-]+$/.test(value) && value.replace(/\D/g, '').length >= 4,
    'Indiquez un numéro de téléphone',
    'address',
  );
const optionalPhone = staffText(optionalText(40), 'address').refine(
  (value) => value === '' || /^\+?[\d\s().-]{4,}$/.test(value),
  { error: 'Indiquez un numéro de téléphone' },
);

const calendarDay = (builtIn: string) =>
  z.iso.date({ error: 'Cette date n’est pas valide' }).default(builtIn);

/** What stands where nobody stated a day: never shown, for the texts are younger. */
export const UNSTATED_DAY = '2024-01-15';

/** A sentence of the policy that names one period: the same words bind the removal. */
const period = (builtIn: string) =>
  formed(
    builtIn,
    200,
    (value) => monthsIn(value) !== null,
    'Indiquez une seule durée, en mois ou en ans, par exemple «\u00a03\u00a0ans après la clôture du compte\u00a0»',
  );

const toComplete = (what: string, max?: number) => setting(`[${what} à compléter]`, max);

const mentionsLegales = z
  .object({
    /** Empty: the brand's `legalEntity`, so that one name stands everywhere. */
    companyName: staffText(optionalText(200)),
    legalForm: toComplete('Forme juridique'),
    capital: toComplete('Capital social'),
    siret: formed(
      '[Numéro SIRET à compléter]',
      40,
      (value) => /^\d{14}$/.test(value.replace(/\s/g, '')),
      'Un numéro SIRET a quatorze chiffres',
    ),
    codeApe: toComplete('Code APE'),
    rcs: toComplete('Numéro RCS'),
    tvaNumber: toComplete('Numéro de TVA intracommunautaire'),
    director: toComplete('Directeur de la publication'),
    address: toComplete('Adresse du siège', 400),
    hostingCompany: toComplete('Hébergeur'),
    hostingAddress: toComplete('Adresse de l’hébergeur', 400),
    /** LCEN 1-1, I, 4°: name, address and telephone number of the host. */
    hostingPhone: phoneSetting('[Téléphone de l’hébergeur à compléter]'),
    /** The consumer mediator (code de la consommation, L616-1 and R616-1): name, address, site. */
    mediatorName: toComplete('Médiateur de la consommation'),
    mediatorAddress: toComplete('Adresse du médiateur', 400),
    mediatorWebsite: pageSetting('[Site du médiateur à compléter]'),
    /** Professional liability insurance: insurer, contact, territory (code de la consommation, R111-2, 8°). */
    insurance: toComplete('Assurance de responsabilité civile professionnelle', 400),
    /** What entitles the company to act for its clients: mandate, partner lawyer, licence. */
    mandateBasis: toComplete('Fondement du mandat', 400),
    funds: fundsSettings,
  })
  .prefault({});

const cgu = z
  .object({
    lastUpdate: calendarDay(UNSTATED_DAY),
    effectiveDate: calendarDay(UNSTATED_DAY),
    /** Empty contacts: those of `contactInfo`, or the registered address. */
    contactEmail: optionalEmail,
    contactPhone: optionalPhone,
    contactAddress: staffText(optionalText(400)),
    servicesDescription: setting(
      'La plateforme est destinée à toute personne victime d’une arnaque en ligne. Elle lui permet de consulter une base publique d’alertes, de signaler les faits, de déposer ses preuves et de faire lire son dossier gratuitement. Si la personne le souhaite, elle peut être accompagnée dans ses démarches.',
      3000,
    ),
    successRateDisclaimer: setting(
      'Les taux de réussite éventuellement affichés sur le site décrivent des dossiers passés. Chaque situation est différente\u00a0: ces chiffres ne préjugent en rien de l’issue de votre dossier et ne constituent pas un engagement de résultat.',
      2000,
    ),
  })
  .prefault({});

const rgpd = z
  .object({
    lastUpdate: calendarDay(UNSTATED_DAY),
    introduction: setting(
      'Vous nous confiez des informations sensibles à un moment difficile. Cette politique dit, sans détour, lesquelles nous traitons, pourquoi, pendant combien de temps, avec qui nous les partageons et comment exercer vos droits.',
      3000,
    ),
    /** Empty: the legal entity. */
    responsibleEntity: staffText(optionalText(200)),
    /** Empty: the contact e-mail and the registered address. */
    dpoEmail: optionalEmail,
    dpoAddress: staffText(optionalText(400)),
    /** The delegate and the number of their designation at the CNIL; empty: neither is shown. */
    dpoName: staffText(optionalText(200)),
    dpoDesignation: staffText(optionalText(40), 'address').refine(
      (value) => value === '' || /^DPO-\d{1,9}$/i.test(value),
      { error: 'Indiquez le numéro de désignation, par exemple DPO-12345' },
    ),
    retentionPeriods: z
      .object({
        accountData: period('3\u00a0ans après la clôture du compte'),
        fraudReports: period(
          '6\u00a0ans après la clôture, pour laisser le temps d’agir en justice contre l’escroc (prescription de l’escroquerie)',
        ),
        kycDocuments: period('1\u00a0mois après la décision'),
        navigationData: period('13\u00a0mois au maximum'),
      })
      .prefault({}),
  })
  .prefault({});

const RATE = 'Indiquez un taux entre 0 et 100';

/** The statement of accessibility (code de la consommation, L412-13). */
const accessibility = z
  .object({
    state: accessibilityState,
    /** Percent of the criteria that apply; 0 until somebody measured. */
    rate: z.number({ error: RATE }).min(0, { error: RATE }).max(100, { error: RATE }).default(0),
    auditedBy: staffText(optionalText(200)),
    auditedOn: z.iso.date({ error: 'Cette date n’est pas valide' }).nullable().default(null),
    /** What does not conform yet, and until when. */
    exceptions: staffText(optionalText(2000)),
    /** Empty contacts: those of `contactInfo`. */
    contactEmail: optionalEmail,
    contactPhone: optionalPhone,
  })
  .prefault({});

export const legalPages = z.object({ mentionsLegales, cgu, rgpd, accessibility }).prefault({});

type LegalPages = z.output<typeof legalPages>;

const stated = (day: string, firstShownOn: string): string =>
  day === UNSTATED_DAY ? firstShownOn : day;

/** The same texts with their days as visitors read them: where nobody stated one, that of the first publication. */
export const datedSince = (pages: LegalPages, firstShownOn: string): LegalPages => ({
  ...pages,
  cgu: {
    ...pages.cgu,
    lastUpdate: stated(pages.cgu.lastUpdate, firstShownOn),
    effectiveDate: stated(pages.cgu.effectiveDate, firstShownOn),
  },
  rgpd: { ...pages.rgpd, lastUpdate: stated(pages.rgpd.lastUpdate, firstShownOn) },
});

const dated = z.object({
  legalPages: z.object({
    cgu: z.object({ lastUpdate: z.iso.date() }),
    rgpd: z.object({ lastUpdate: z.iso.date() }),
  }),
});

interface DayRule {
  path: readonly [page: keyof LegalPages, field: string];
  fits(pages: LegalPages): boolean;
  error: string;
}

/**
 * Days that an editor may not save: the last change cannot lie in the future, while the text may be
 * announced for a day to come or be in force since long before. What is stored stays readable.
 */
const DAY_RULES: readonly DayRule[] = [
  {
    path: ['cgu', 'lastUpdate'],
    fits: ({ cgu }) => cgu.lastUpdate <= latestDay(),
    error: FUTURE_DAY,
  },
  {
    path: ['accessibility', 'auditedOn'],
    fits: ({ accessibility }) => (accessibility.auditedOn ?? '') <= latestDay(),
    error: FUTURE_DAY,
  },
  {
    path: ['rgpd', 'lastUpdate'],
    fits: ({ rgpd }) => rgpd.lastUpdate <= latestDay(),
    error: FUTURE_DAY,
  },
];

/** The same settings with the rules of their days, which are told beside whatever else is wrong. */
export const withPossibleDays = <Settings extends z.ZodType<{ legalPages: LegalPages }>>(
  settings: Settings,
): Settings =>
  DAY_RULES.reduce(
    (schema, { path, fits, error }) =>
      schema.refine((value) => fits(value.legalPages), {
        path: ['legalPages', ...path],
        error,
        when: ({ value }) => dated.safeParse(value).success,
      }),
    settings,
  );
