import {
  BUILT_IN_FIGURES,
  BUILT_IN_RATING,
  type Certification,
  isExpired,
  type Rating,
  type Statistic,
} from '../claims.ts';
import { parisDay } from '../dates.ts';
import { isPlaceholder } from './placeholders.ts';
import { type Problem, problemsIn, REQUIRED } from './problems.ts';
import { RATING, STATISTICS, textAt } from './read.ts';

/** What the conditions look at: the settings as they are published. */
export interface Conditioned {
  brand: { legalEntity: string };
  contactInfo: object;
  stats: Readonly<Record<keyof typeof BUILT_IN_FIGURES, Statistic>>;
  claims: { rating: Rating; certifications: readonly Certification[] };
  legalPages: { mentionsLegales: { companyName: string } };
}

/** Something that keeps a site a demonstration. */
export interface Condition extends Problem {
  kind: 'figure' | 'credential' | 'placeholder';
}

/** How old a stated figure may be, in months. */
const EVIDENCE_MONTHS = 24;
/** The oldest day that a stated figure may have. */
function oldestDay(now: Date): string {
  const [year = '', ...rest] = parisDay(now).split('-');
  return [Number(year) - EVIDENCE_MONTHS / 12, ...rest].join('-');
}

const BUILT_IN = 'C’est la valeur d’exemple\u00a0: remplacez-la par la vôtre';
const TOO_OLD = `Ce chiffre a plus de ${EVIDENCE_MONTHS}\u00a0mois\u00a0: donnez-en un plus récent`;

/** What a stated figure lacks beside its value. */
const unproven = (claim: Statistic, path: string, now: Date): Problem[] => [
  ...(claim.source === '' ? [{ path: `${path}.source`, sentence: 'Dites d’où il vient' }] : []),
  ...(claim.asOf === null ? [{ path: `${path}.asOf`, sentence: 'Donnez sa date' }] : []),
  ...(claim.asOf !== null && claim.asOf < oldestDay(now)
    ? [{ path: `${path}.asOf`, sentence: TOO_OLD }]
    : []),
  ...(claim.document === ''
    ? [{ path: `${path}.document`, sentence: 'Joignez le document qui le montre' }]
    : []),
  ...(claim.pages === '' ? [{ path: `${path}.pages`, sentence: 'Nommez la page' }] : []),
];

/** A measured figure has its value and its day from the server. */
const figureLacks = ({ stats }: Conditioned, now: Date): Problem[] =>
  STATISTICS.flatMap(([name, path]) => {
    const claim = stats[name];
    if (claim.mode === 'measured') {
      return claim.asOf === null ? [{ path: `${path}.asOf`, sentence: 'Pas encore mesuré' }] : [];
    }
    const own = claim.value !== BUILT_IN_FIGURES[name];
    const value = own ? [] : [{ path: `${path}.value`, sentence: BUILT_IN }];
    return [...value, ...unproven(claim, path, now)];
  });

/** No server measures a rating: it is stated, whatever its mode. Nobody's rating is not shown. */
function ratingLacks({ claims: { rating } }: Conditioned, now: Date): Problem[] {
  if (rating.reviewCount === 0) return [];
  const builtIn = (['value', 'reviewCount'] as const).filter(
    (name) => rating[name] === BUILT_IN_RATING[name],
  );
  return [
    ...builtIn.map((name) => ({ path: `${RATING}.${name}`, sentence: BUILT_IN })),
    ...unproven(rating, RATING, now),
    ...(rating.collectionMethod === ''
      ? [{ path: `${RATING}.collectionMethod`, sentence: 'Dites comment les avis sont recueillis' }]
      : []),
  ];
}

const PROOFS = {
  issuer: 'Choisissez qui l’a délivré',
  reference: 'Donnez sa référence',
  link: 'Donnez le lien qui le prouve',
  validUntil: 'Donnez sa validité',
} as const;

const certificationLacks = ({ claims }: Conditioned): Problem[] =>
  claims.certifications.flatMap((item, index) =>
    (['issuer', 'reference', 'link', 'validUntil'] as const).flatMap((field) =>
      item[field]
        ? []
        : [{ path: `claims.certifications.${index}.${field}`, sentence: PROOFS[field] }],
    ),
  );

/** What the law wants to be said and nobody has said. The company stands in one of two places. */
function noticeLacks(settings: Conditioned): Problem[] {
  const named = settings.legalPages.mentionsLegales.companyName || settings.brand.legalEntity;
  const absent = Object.keys(REQUIRED).filter((path) => {
    const text = textAt(settings, path);
    return text === '' || isPlaceholder(text);
  });
  const company = isPlaceholder(named) ? ['brand.legalEntity'] : [];
  return [...company, ...absent].map((path) => ({ path, sentence: 'À compléter' }));
}

const KINDS = [
  ['stats.', 'figure'],
  ['claims.', 'credential'],
] as const;
const kindOf = (path: string): Condition['kind'] =>
  KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'placeholder';

/** Each thing that a site still lacks, found when it is asked for: the last of them take the longest to look for. */
function* lacksOf(settings: Conditioned, now: Date): Generator<Problem> {
  const hidden = settings.claims.certifications.flatMap((item, index) =>
    isExpired(item, now) ? [`claims.certifications.${index}.`] : [],
  );
  if (settings.claims.rating.reviewCount === 0) hidden.push(`${RATING}.`);
  for (const find of [figureLacks, ratingLacks, certificationLacks, noticeLacks, problemsIn]) {
    for (const problem of find(settings, now)) {
      if (!hidden.some((start) => problem.path.startsWith(start))) yield problem;
    }
  }
}

/**
 * What a site still lacks until it is no demonstration: the law's checklist,
 * and the evidence of every figure and title that it shows, field by field in
 * the order of the settings; empty when all is there. An expired title is not
 * shown and asks for nothing.
 */
export const missingConditions = (settings: Conditioned, now = new Date()): Condition[] =>
  [...lacksOf(settings, now)].map((problem) => ({ ...problem, kind: kindOf(problem.path) }));

/** Whether there is any of them: most requests of staff and every mail ask. */
export const lacksAnything = (settings: Conditioned, now = new Date()): boolean =>
  !lacksOf(settings, now).next().done;

/** The figures that are nothing but too old. Empty where anything else is missing, too. */
export function onlyOutdated(settings: Conditioned, now = new Date()): Condition[] {
  const missing = missingConditions(settings, now);
  return missing.every(({ sentence }) => sentence === TOO_OLD) ? missing : [];
}

/** The path of something that the site claims. */
type ClaimPath =
  | `stats.${keyof Conditioned['stats']}`
  | typeof RATING
  | `claims.certifications.${number}`;

/** True while a claim lacks its evidence: it may only be shown with `EXAMPLE_MARK`. */
export const isExample = (settings: Conditioned, claim: ClaimPath, now = new Date()): boolean =>
  missingConditions(settings, now).some(({ path }) => path.startsWith(`${claim}.`));
