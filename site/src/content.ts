import { readFileSync } from 'node:fs';
import type { AlertStats, PublicAlert } from '@parade/api/contract/alerts.ts';
import { parisDay } from '@parade/api/contract/dates.ts';
import { datedSince } from '@parade/api/contract/legal-pages.ts';
import { type Publication, publication } from '@parade/api/contract/publication.ts';
import { SAMPLE_ALERTS } from '@parade/api/contract/sample-alerts.ts';
import { DEFAULT_SITE_SETTINGS, isDemonstration } from '@parade/api/contract/site-settings.ts';

type Counted = Pick<PublicAlert, 'amount' | 'meeTooCount' | 'fraudType' | 'country'>;

function tally(values: readonly string[]): [string, number][] {
  const totals = new Map<string, number>();
  for (const value of values) totals.set(value, (totals.get(value) ?? 0) + 1);
  return [...totals].sort(([, a], [, b]) => b - a);
}

/** The figures that the API would give over these alerts: for a build without a database. */
function statisticsOf(alerts: readonly Counted[]): AlertStats {
  const frauds = tally(alerts.map(({ fraudType }) => fraudType));
  const countries = tally(alerts.map(({ country }) => country));
  const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);
  return {
    total: alerts.length,
    totalAmount: sum(alerts.map(({ amount }) => amount)),
    meToos: sum(alerts.map(({ meeTooCount }) => meeTooCount)),
    byFraudType: frauds.map(([fraudType, total]) => ({ fraudType, total })),
    byCountry: countries.map(([country, total]) => ({ country, total })),
  };
}

/**
 * The published content: the JSON file that `PARADE_CONTENT` names, checked by
 * the contract. Where it is missing or broken the built-in defaults stand and
 * the log says so: a build never fails for its content.
 */
function readContent(file: string | undefined): Publication {
  if (!file) return builtIn();
  try {
    return publication.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    console.error(`Content ${file} cannot be used, the built-in defaults stand: ${cause}`);
    return builtIn();
  }
}

/** Parsed as well, which leaves of a sample only what everybody may see. Its texts are shown from the day of the build. */
const builtIn = () =>
  publication.parse({
    settings: {
      legalPages: datedSince(DEFAULT_SITE_SETTINGS.legalPages, parisDay(new Date())),
    },
    alerts: SAMPLE_ALERTS,
    stats: statisticsOf(SAMPLE_ALERTS),
    nextCursor: null,
  });

export const {
  settings,
  alerts,
  stats,
  nextCursor,
  terms,
  price,
  losses: lossFigures,
} = readContent(process.env.PARADE_CONTENT);

/** While true: a banner on every page, and no search engine. */
export const demonstration = isDemonstration(settings);

/** The ids of the invented alerts, which say so wherever they stand. */
export const sampleIds = SAMPLE_ALERTS.map(({ id }) => id);
export const isSample = ({ id }: PublicAlert) => sampleIds.includes(id);
