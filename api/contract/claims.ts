import { z } from 'zod';
import { parisDay } from './dates.ts';
import { formatNumber } from './money.ts';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText, requiredText } from './text-fields.ts';

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
  /** The stored PDF that shows it, for staff to open; empty where there is none. */
  document: z.uuid({ error: 'Joignez le document à nouveau' }).or(z.literal('')).default(''),
  /** Where in that document it stands. */
  pages: staffText(optionalText(20), 'alert'),
};

const figure = (max: number) => {
  const error = `Indiquez un nombre entre 0 et ${formatNumber(max)}`;
  return z.number({ error }).min(0, { error }).max(max, { error });
};
const whole = (max: number) => figure(max).int({ error: 'Indiquez un nombre entier' });

/** The figures of a site that has none of its own: examples, whatever stands beside them. */
export const BUILT_IN_FIGURES = {
  /** Persons. */
  victimsHelped: 15_247,
  /** Euros. */
  fundsRecovered: 4_200_000,
  /** Percent. */
  successRate: 87,
  /** Days. */
  averageTime: 12,
} as const;
export const BUILT_IN_RATING = { value: 4.9, reviewCount: 2847 } as const;

/** A figure with its evidence. */
export const statistic = (value: number, max: number) =>
  z.object({ value: figure(max).default(value), ...evidence }).prefault({});

/** A rating needs to say how its reviews were collected (code de la consommation, L111-7-2). */
export const rating = z
  .object({
    value: figure(5).default(BUILT_IN_RATING.value),
    reviewCount: whole(100_000_000).default(BUILT_IN_RATING.reviewCount),
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

export type Statistic = z.output<ReturnType<typeof statistic>>;
export type Rating = z.output<typeof rating>;
export type Certification = z.output<typeof certification>;

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
