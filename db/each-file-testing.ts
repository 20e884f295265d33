/** Runs before each file of tests: an earlier one may have left something that still writes. */
import { forgetEmptied } from './testing.ts';

await forgetEmptied();
