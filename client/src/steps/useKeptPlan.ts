import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { useState } from 'react';
import { handedOver } from '../lib/drafts.ts';

/** What `/urgence` left in the tab, and what keeps it there. */
export interface Brought {
  found: Situation | null;
  forget: () => void;
  keep: (plan: Situation) => void;
}

/** Null where nothing came along. What reads a plan is fetched for those who have one. */
export async function broughtPlan(): Promise<Brought | null> {
  if (handedOver().length === 0) return null;
  const { keptPlan, forgetKeptPlan, keepPlan } = await import('./kept-plan.ts');
  return { found: keptPlan(), forget: forgetKeptPlan, keep: keepPlan };
}

/** The plan that came along, and whether it is joined to what is sent. */
export function useKeptPlan(brought: Brought | null) {
  const [isJoined, setIsJoined] = useState(true);
  const found = brought?.found ?? null;
  return {
    found,
    isJoined,
    plan: isJoined ? found : null,
    forget: () => brought?.forget(),
    leaveOut() {
      brought?.forget();
      setIsJoined(false);
    },
    join() {
      if (found) brought?.keep(found);
      setIsJoined(true);
    },
  };
}
