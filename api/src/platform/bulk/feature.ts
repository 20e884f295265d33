import type { Feature } from '../feature.ts';
import { forgetBulk } from './reverse.ts';

export const bulkChanges = { tidy: forgetBulk } satisfies Feature;
