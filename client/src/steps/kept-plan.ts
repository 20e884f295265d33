import { readKeptPlan, writeKeptPlan } from '@parade/api/contract/kept-plan.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { situation } from '@parade/api/contract/situations.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';

/** What `/urgence` left in the tab, where the API takes it; null otherwise. */
export function keptPlan(): Situation | null {
  try {
    const kept = readKeptPlan(sessionStorage.getItem(KEPT_PLAN_KEY));
    return kept && (situation.safeParse(kept).data ?? null);
  } catch {
    return null;
  }
}

export function forgetKeptPlan(): void {
  try {
    sessionStorage.removeItem(KEPT_PLAN_KEY);
  } catch {
    // No storage, no plan.
  }
}

/** Keeps it again, after it was left out. */
export function keepPlan(plan: Situation): void {
  try {
    sessionStorage.setItem(KEPT_PLAN_KEY, writeKeptPlan(plan));
  } catch {
    // It is joined as long as the page stays.
  }
}
