import { useEffect, useState } from 'react';
import type { DraftPlace } from '../lib/draft-places.ts';
import { type Brought, broughtPlan } from '../steps/useKeptPlan.ts';
import { newDraft, type ReportDraft, readDraft } from './draft.ts';

/** What a report begins with. */
export interface Beginning {
  uid: string;
  part: string | undefined;
  draft: ReportDraft;
  isResumed: boolean;
  brought: Brought | null;
}

async function begin(uid: string, part: string | undefined): Promise<Beginning> {
  const found = readDraft(uid, { part });
  // Without a network the plan stays in the tab for another time.
  const brought = await broughtPlan().catch(() => null);
  let draft = found ?? newDraft();
  if (brought?.found) draft = (await import('./with-plan.ts')).withPlan(draft, brought.found);
  return { uid, part, draft, isResumed: found !== undefined, brought };
}

/** Undefined until it is known who writes, and at which place of theirs. */
export function useBeginning(
  uid: string | undefined,
  place: DraftPlace | undefined,
): Beginning | undefined {
  const [begun, setBegun] = useState<Beginning>();
  const part = place?.part;
  const isPlaced = place !== undefined;
  useEffect(() => {
    if (uid === undefined || !isPlaced) return;
    let isLeft = false;
    begin(uid, part).then((found) => {
      if (!isLeft) setBegun(found);
    });
    return () => {
      isLeft = true;
    };
  }, [uid, isPlaced, part]);
  return isPlaced && begun?.part === part ? begun : undefined;
}
