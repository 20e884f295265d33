import { z } from 'zod';
import { madeLate } from './made-late.ts';
import { formatNumber } from './money.ts';

/** A share of 1, how many there are, or minutes. */
const probeUnit = z.enum(['share', 'count', 'minutes']);
export type ProbeUnit = z.infer<typeof probeUnit>;

/**
 * A probe with its newest reading. `value`, `min` and `max` in its unit; all three are null where
 * there was too little to judge, and `at` as well where nobody has measured yet.
 */
const probe = z.object({
  name: z.string(),
  label: z.string(),
  unit: probeUnit,
  value: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  at: z.string().nullable(),
  /** Since when it is outside of its range; null while it is not. */
  outsideSince: z.string().nullable(),
});
export type Probe = z.infer<typeof probe>;

/** `GET /api/admin/probes`: how the work goes, measured once an hour in working hours. */
export const probes = z.object({ items: z.array(probe) });
export type Probes = z.infer<typeof probes>;

// Rounded down: what is below 95 % does not read as 95 %.
const SHARE = madeLate(
  () => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, roundingMode: 'floor' }),
);
const MINUTES_SHOWN = 120;

const words: Readonly<Record<ProbeUnit, (value: number) => string>> = {
  share: (value) => `${SHARE().format(value * 100)}\u00a0%`,
  count: (value) => formatNumber(value),
  minutes: (value) =>
    value < MINUTES_SHOWN
      ? `${formatNumber(value)}\u00a0min`
      : `${formatNumber(value / 60)}\u00a0h`,
};

/** `0.948` → « 94,8 % », `12` → « 12 » or « 12 min ». */
export const inUnit = (unit: ProbeUnit, value: number): string => words[unit](value);

/** Where a reading is expected: « au moins 95 % », « de 3 à 48 »; null where that is not known yet. */
export function expectedRange({ unit, min, max }: Pick<Probe, 'unit' | 'min' | 'max'>) {
  if (min !== null && max !== null) return `de ${inUnit(unit, min)} à ${inUnit(unit, max)}`;
  if (min !== null) return `au moins ${inUnit(unit, min)}`;
  return max === null ? null : `au plus ${inUnit(unit, max)}`;
}
