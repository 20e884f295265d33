import { z } from 'zod';

/** How far the site follows the RGAA, in the three words that a statement may use. */
const ACCESSIBILITY_STATES = ['none', 'partial', 'full'] as const;
export type AccessibilityState = (typeof ACCESSIBILITY_STATES)[number];
export const accessibilityState = z.enum(ACCESSIBILITY_STATES).default('none');

const LABELS: Readonly<Record<AccessibilityState, string>> = {
  none: 'non conforme',
  partial: 'partiellement conforme',
  full: 'totalement conforme',
};
export const accessibilityStateLabel = (state: AccessibilityState): string => LABELS[state];

interface Audited {
  state: AccessibilityState;
  /** Percent of the criteria that apply. */
  rate: number;
  auditedBy: string;
  /** Calendar day. */
  auditedOn: string | null;
}

/** A statement holds for three years after its audit (RGAA, « Obligations d’accessibilité »). */
const YEARS_VALID = 3;
const isRecent = (day: string): boolean => {
  const end = new Date(day);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS_VALID);
  return end > new Date();
};

/**
 * The state that may be published: without an audit, its author and its day the
 * law knows « non conforme » alone, and half of the criteria make « partiellement ».
 */
export function publishedState({ state, rate, auditedBy, auditedOn }: Audited): AccessibilityState {
  const isAudited = auditedBy !== '' && auditedOn !== null && isRecent(auditedOn);
  if (!isAudited || state === 'none' || rate < 50) return 'none';
  return rate === 100 ? state : 'partial';
}
