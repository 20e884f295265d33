import type { IndicatorKind } from '@parade/api/contract/indicators.ts';
import type { OfficialHelp } from '@parade/api/contract/official-help.ts';

/** The official channels for each kind of thing, the closest first. */
export type Channels = Readonly<
  Record<
    IndicatorKind,
    readonly Pick<OfficialHelp, 'name' | 'purpose' | 'url' | 'contactHref' | 'contactLabel'>[]
  >
>;
