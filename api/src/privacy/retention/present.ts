import { type RetentionRun, retentionRun } from '../../../contract/retention.ts';
import { allowed } from '../../platform/allowed.ts';
import type { Outcome, RunRecord } from './queries.ts';
import { NOTHING } from './run.ts';

/** What leaves about a run. While it is under way, or where it failed, there is nothing to count. */
export function presentRun(run: RunRecord): RetentionRun {
  const outcome = JSON.parse(run.outcome) as Partial<Outcome>;
  return allowed(retentionRun, {
    ...run,
    cutoffs: outcome.cutoffs ?? {},
    found: outcome.found ?? NOTHING,
    removed: outcome.removed ?? NOTHING,
    record: outcome.record ?? NOTHING,
    exceeded: outcome.exceeded ?? [],
    withheld: outcome.withheld ?? [],
  });
}
