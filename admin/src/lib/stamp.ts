import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { Fact } from '@parade/site/brand/ui/Facts.tsx';

/** « 3 octobre 2026 à 09:12, par camille@exemple.fr »; no fact without an instant. */
export const stamp = (label: string, at: string | null, by: string | null): Fact[] =>
  at ? [[label, `${formatDateTime(at)}${by ? `, par ${by}` : ''}`]] : [];
