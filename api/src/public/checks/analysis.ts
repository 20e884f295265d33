import { analyse } from '../../../contract/analysis/verdict.ts';
import { type CheckAnalysis, checkAnalysisOf } from '../../../contract/check-keys.ts';
import type { Services } from '../../platform/context.ts';
import { ourNames } from '../alerts/own.ts';

/** What a text says against itself, for who cannot ask it in a browser of theirs. */
export async function analysisOf(services: Services, text: string): Promise<CheckAnalysis> {
  return checkAnalysisOf(analyse(text, await ourNames(services, services.db)));
}
