/** For each writing route a request that it takes. A route without one fails the tests. */
import { CLIENT_EXAMPLES } from './examples-client.ts';
import { PUBLIC_EXAMPLES } from './examples-public.ts';
import { STAFF_EXAMPLES } from './examples-staff.ts';
import type { Examples } from './stage.ts';

export const EXAMPLES: Examples = { ...PUBLIC_EXAMPLES, ...CLIENT_EXAMPLES, ...STAFF_EXAMPLES };
