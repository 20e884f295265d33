import type { AlertStats, PublicAlert } from '@parade/api/contract/alerts.ts';

type Counted = Pick<PublicAlert, 'amount' | 'meeTooCount' | 'fraudType' | 'country'>;

function tally(values: readonly string[]): [string, number][] {
  const totals = new Map<string, number>();
  for (const value of values) totals.set(value, (totals.get(value) ?? 0) + 1);
  return [...totals].sort(([, a], [, b]) => b - a);
}

/** The figures that the API would give over these alerts: for a build without a database. */
export function statisticsOf(alerts: readonly Counted[]): AlertStats {
  const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);
  return {
    total: alerts.length,
    totalAmount: sum(alerts.map(({ amount }) => amount)),
    meToos: sum(alerts.map(({ meeTooCount }) => meeTooCount)),
    byFraudType: tally(alerts.map((alert) => alert.fraudType)).map(([fraudType, total]) => ({
      fraudType,
      total,
    })),
    byCountry: tally(alerts.map((alert) => alert.country)).map(([country, total]) => ({
      country,
      total,
    })),
  };
}
