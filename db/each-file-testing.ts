/** Before each file of tests: what an earlier one left running may still write to its databases. */
import { forgetEmptied } from './testing.ts';

forgetEmptied();
