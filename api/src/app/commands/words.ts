/** How commands say things in French. */

import { madeLate } from '../../../contract/made-late.ts';

const INSTANT = madeLate(
  () =>
    new Intl.DateTimeFormat('fr', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: 'Europe/Paris',
    }),
);

/** `12/11/2026 08:30:00`, in Paris; a dash where it never was. */
export const when = (instant: string | null | undefined): string =>
  instant ? INSTANT().format(new Date(instant)) : '–';

export const number = (count: number): string => count.toLocaleString('fr');

/** `1 ligne`, `2 lignes`; zero is one in French. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count < 2 ? one : many}`;

/** Lines whose columns stand below each other. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Seconds since `start` of `performance.now()`. */
export const secondsSince = (start: number): string =>
  ((performance.now() - start) / 1000).toFixed(1);
