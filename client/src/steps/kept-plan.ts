import { KEPT_PLAN_KEY, readKeptPlan, writeKeptPlan } from '@parade/api/contract/kept-plan.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { situation } from '@parade/api/contract/situations.ts';
import { useState } from 'react';

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

/** The plan that came along, and whether it is joined to what is sent. */
export function useKeptPlan() {
  const [found] = useState(keptPlan);
  const [isJoined, setIsJoined] = useState(true);
  return {
    found,
    isJoined,
    plan: isJoined ? found : null,
    leaveOut() {
      forgetKeptPlan();
      setIsJoined(false);
    },
    join() {
      if (!found) return;
      try {
        sessionStorage.setItem(KEPT_PLAN_KEY, writeKeptPlan(found));
      } catch {
        // It is joined as long as the page stays.
      }
      setIsJoined(true);
    },
  };
}
