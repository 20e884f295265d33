import type { RefusalCause } from '../../contract/staff-text/finding.ts';

/** Examples of one way to hide something, all refused for one cause. */
export type Class = readonly [name: string, cause: RefusalCause, texts: readonly string[]];
