import { z } from 'zod';
import { parisDay } from './dates.ts';
import { formatNumber } from './money.ts';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText, requiredText } from './text.ts';

/** The mark of a public claim without evidence, wherever it appears (design 9.1). */
export const EXAMPLE_MARK = 'Exemple – à remplacer';

const DATE = 'Cette date n’est pas valide';
const day = z.iso.date({ error: DATE }).nullable().default(null);
/** A day of patience: clocks of instances differ, and what is stored must stay readable. */
export const latestDay = () => parisDay(new Date(Date.now() + 24 * 3_600_000));
export const FUTURE_DAY = 'Cette date est dans le futur';
const pastDay = day.refine((value) => value === null || value <= latestDay(), {
  error: FUTURE_DAY,
});

/**
 * What makes a figure a fact. `measured`: computed from the platform's own
 * records, the server alone writes its value and date. `stated`: said by an
 * editor, who gives the source. `asOf` is a calendar day.
 */
const evidence = {
  mode: z
    .enum(['stated', 'measured'], {
      error: 'Choisissez «\u00a0déclaré\u00a0» ou «\u00a0mesuré\u00a0»',
    })
    .default('stated'),
  source: staffText(optionalText(300), 'alert'),
  asOf: pastDay,
};

const figure = (max: number) => {
  const error = `Indiquez un nombre entre 0 et ${formatNumber(max)}`;
  return z.number({ error }).min(0, { error }).max(max, { error });
};
const whole = (max: number) => figure(max).int({ error: 'Indiquez un nombre entier' });

/** A figure with its evidence. */
export const statistic = (value: number, max: number) =>
  z.object({ value: figure(max).default(value), ...evidence }).prefault({});

/** A rating needs to say how its reviews were collected (code de la consommation, L111-7-2). */
export const rating = z
  .object({
    value: figure(5).default(4.9),
    reviewCount: whole(100_000_000).default(2847),
    collectionMethod: staffText(optionalText(500), 'alert'),
    ...evidence,
  })
  .prefault({});

/** `approval` is what an authority grants (« Agrément ACPR »), `certification` what a body certifies. */
export const certification = z
  .object({
    kind: z.enum(['certification', 'approval'], { error: 'Choisissez le type de titre' }),
    label: staffText(
      requiredText('Indiquez le nom de la certification ou de l’autorité', 120),
      'alert',
    ),
    issuer: staffText(optionalText(200), 'alert'),
    reference: staffText(optionalText(120), 'alert'),
    link: staffText(optionalText(500), 'address').refine(
      (value) => value === '' || /^https:\/\/[^\s]+$/.test(value),
      {
        error: 'Indiquez une adresse qui commence par https://',
      },
    ),
    validUntil: day,
  })
  .refine((value) => value.kind === 'approval' || !/\bacpr\b/i.test(value.label), {
    error: 'L’ACPR agrée, elle ne certifie personne\u00a0: choisissez «\u00a0Agrément\u00a0»',
    path: ['kind'],
  });

type Statistic = z.output<ReturnType<typeof statistic>>;
type Rating = z.output<typeof rating>;
type Certification = z.output<typeof certification>;

/** True while a claim lacks its evidence: it may only be shown with `EXAMPLE_MARK`. */
export function isExample(claim: Statistic | Rating | Certification): boolean {
  if ('validUntil' in claim) {
    return !(claim.issuer && claim.reference && claim.link && claim.validUntil);
  }
  if ('reviewCount' in claim) {
    // A rating without reviews is not shown, and needs no proof.
    if (claim.reviewCount === 0) return false;
    if (claim.collectionMethod === '') return true;
  }
  return claim.asOf === null || (claim.mode === 'stated' && claim.source === '');
}

/** An expired certification hides itself. */
export function isExpired({ validUntil }: Certification, now = new Date()): boolean {
  return validUntil !== null && validUntil < parisDay(now);
}

/** « Agrément ACPR n° 12345 », « ISO 27001 ». */
export function certificationTitle({ kind, label, reference }: Certification): string {
  return kind === 'approval' ? `Agrément ${label} n°\u00a0${reference || '…'}` : label;
}

const decimal = (value: number) => formatNumber(value, 1);

/** How each statistic is written: percent, a count, euros, days. No line breaks inside. */
export const formatStatistic = {
  successRate: (value: number) => `${decimal(value)}\u00a0%`,
  victimsHelped: (value: number) => decimal(value),
  fundsRecovered: (euros: number) =>
    euros >= 1_000_000 ? `${decimal(euros / 1_000_000)}\u00a0M€` : `${decimal(euros)}\u00a0€`,
  averageTime: (days: number) => `${decimal(days)}\u00a0jour${days >= 2 ? 's' : ''}`,
} as const;
