import { analyse } from '../../../contract/analysis/verdict.ts';
import type { CheckAnalysis } from '../../../contract/check-keys.ts';
import type { Services } from '../../platform/context.ts';
import { ourNames } from '../alerts/own.ts';

/** What a text says against itself, for who cannot ask it in a browser of theirs. */
export async function analysisOf(services: Services, text: string): Promise<CheckAnalysis> {
  const { verdict, signs } = analyse(text, await ourNames(services, services.db));
  return {
    verdict,
    signs: signs.map(({ sign, strength, span, explanation, howToCheck }) => ({
      sign,
      strength,
      start: span?.start ?? null,
      end: span?.end ?? null,
      explanation,
      howToCheck,
    })),
  };
}
