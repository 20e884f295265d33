import { z } from 'zod';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText, requiredText } from './text-fields.ts';

/** A number of days, weeks or months, or a day: « quelques semaines » binds nobody (L111-1, 3°). */
const PERIOD =
  /\d+\s*(?:jour|semaine|mois)|\d{1,2}(?:er)?\s+\p{L}+\s+20\d\d|\d{1,2}\/\d{1,2}\/20\d\d/iu;
export const NO_PERIOD =
  'Indiquez le délai en jours, en semaines ou en mois, par exemple «\u00a030\u00a0jours après le début du service\u00a0»';
const BAR = /\bbarreau\s+(?:de|du|des|d[’'])/iu;
const NO_LAWYER =
  'Indiquez le nom de l’avocat et son barreau, par exemple «\u00a0Me\u00a0Anna Leroy, avocate au barreau de Lyon\u00a0»';

/** What every contract says in fields of their own. */
export const deliveryPeriod = staffText(optionalText(200)).refine((text) => PERIOD.test(text), {
  error: NO_PERIOD,
});
/** Empty where no lawyer serves. */
export const lawyer = staffText(optionalText(200)).refine((text) => text === '' || BAR.test(text), {
  error: NO_LAWYER,
});

const LEGAL_SERVICE =
  /\bavocate?s?\b|\bjuridiques?\b|\bassignations?\b|\bplaid(?:er|oirie)|\bmise en demeure\b/iu;
/** Letters and complaints on the merits, and which remedies are open: free, or a lawyer's. */
const ON_THE_MERITS =
  /\br[ée]d(?:ig\p{L}+|action)\b.*(?<!\p{L})(?:courriers?|lettres?|plaintes?|recours|contestations?|r[ée]clamations?)\b|\b(?:courriers?|lettres?) de (?:contestation|r[ée]clamation|recours)|\brecours (?:possibles|ouverts|disponibles)\b/iu;
/** Said of somebody else, or denied. */
const NOT_OURS =
  /\b(?:ne|ni|non|pas|aucune?|sans)\b|\bn[’']|\bque vous choisi|\bvotre avocat|\bsépar[ée]/iu;

/** Whether a text promises what only a lawyer may do for pay (law 71-1130, 54). */
const promisesLawyer = (text: string): boolean =>
  text
    .split(/(?<=[.;!?\n])\s*/)
    .some(
      (sentence) =>
        (LEGAL_SERVICE.test(sentence) || ON_THE_MERITS.test(sentence)) && !NOT_OURS.test(sentence),
    );

const LAWYER_MISSING =
  'Ce texte promet le travail d’un avocat\u00a0: nommez-le, avec son barreau, ou retirez cette promesse';

/** The same fields, refused where a lawyer's work is promised and nobody is named. */
export const withLawyerNamed = <
  Schema extends z.ZodType<{ title: string; scope: string; lawyer: string | null }>,
>(
  schema: Schema,
): Schema =>
  schema.refine(
    ({ title, scope, lawyer }) => lawyer !== '' || ![title, scope].some(promisesLawyer),
    { path: ['lawyer'], error: LAWYER_MISSING },
  );

/**
 * What staff write into a contract. Refuses payment details like every text
 * for clients (design 9.2): where to pay stands in the payment settings alone.
 */
export const contractText = withLawyerNamed(
  z.object({
    title: staffText(requiredText('Indiquez le titre du contrat', 120)),
    scope: staffText(requiredText('Indiquez ce que comprend le contrat', 8000)),
    feeTerms: staffText(requiredText('Indiquez les conditions de prix', 4000)),
    refundConditions: staffText(requiredText('Indiquez les conditions de remboursement', 4000)),
    deliveryPeriod,
    lawyer,
  }),
);

const paragraphs = (...lines: string[]) => lines.join('\n\n');

/** The standard contract until staff write their own: work for a price, never a promise of recovery. */
export const STANDARD_CONTRACT: z.output<typeof contractText> = {
  title: 'Contrat d’accompagnement',
  scope: paragraphs(
    'Nous vous apportons une aide documentaire et administrative\u00a0: chronologie des faits, classement et copie des preuves, liste des services à qui s’adresser, aide à remplir ce qu’ils demandent.',
    'Nous ne donnons pas de consultation juridique et ne rédigeons pas d’acte pour vous. Toute démarche sur le fond revient à un avocat que vous choisissez, par un accord séparé avec lui.',
    'Nous ne promettons pas que votre argent sera retrouvé\u00a0: personne ne peut le garantir. Notre engagement porte sur le travail décrit ici, quel que soit son résultat.',
  ),
  feeTerms: paragraphs(
    'Le prix est forfaitaire. Il vous est indiqué en euros avant tout engagement et comprend tout ce que ce contrat décrit. Aucune autre somme ne peut vous être demandée sans un nouveau contrat que vous auriez accepté.',
    'Ce prix rémunère le travail décrit. Il ne dépend d’aucune somme récupérée, et aucune somme récupérée ne dépend de son paiement\u00a0: votre solde et vos retraits vous appartiennent, que vous ayez payé ou non.',
    'Une facture vous est envoyée par e-mail pour chaque paiement confirmé.',
  ),
  refundConditions: paragraphs(
    'Si vous renoncez à ce contrat dans les 14 jours, tout ce que vous avez payé vous est remboursé (voir «\u00a0Votre droit de renoncer\u00a0»).',
    'Passé ce délai, si nous ne faisons pas ce que ce contrat décrit, vous pouvez y mettre fin et la part qui n’a pas été faite vous est remboursée.',
  ),
  deliveryPeriod: '30\u00a0jours après le début du service',
  lawyer: '',
};
