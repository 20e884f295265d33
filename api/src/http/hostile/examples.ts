/** For each writing route a request that it takes. A route without one fails the tests. */
import type { Person } from '../../testing.ts';
import { CLIENT_EXAMPLES } from './examples-client.ts';
import { PUBLIC_EXAMPLES } from './examples-public.ts';
import { STAFF_EXAMPLES } from './examples-staff.ts';
import type { Stage } from './stage.ts';

interface Prepared {
  person: Person;
  url: string;
  body?: object;
}

export interface Example {
  /** Makes what the request needs, and the request. */
  prepare(stage: Stage): Promise<Prepared>;
  /** What the route takes although it is dangerous elsewhere, and why it may. */
  own?: Readonly<Record<string, string>>;
}
export type Examples = Readonly<Record<string, Example>>;

export const EXAMPLES: Examples = { ...PUBLIC_EXAMPLES, ...CLIENT_EXAMPLES, ...STAFF_EXAMPLES };
