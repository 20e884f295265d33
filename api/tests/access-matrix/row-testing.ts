import type { Person } from '../testing.ts';
import type { Access, Who } from './policies.ts';
import type { Things } from './things-testing.ts';

type Maybe<Value> = Value | Promise<Value>;

/** What is asked of one route, and what it answers to whom it lets through. */
export interface Row {
  access: Access;
  /** Which kind of object it is, where the route knows several. */
  of?: string;
  /**
   * The path's parameters: of a real object, made by or for the person who is
   * let through; a new one each time where the request uses it up.
   */
  id?: (things: Things, who: Who) => Maybe<string | readonly string[]>;
  query?: string;
  /** What is sent; a function is asked anew for each request that is let through. */
  body?: object | ((things: Things, person: Person, id: string) => Maybe<object>);
  /** `200`, or with the code of the rule that stopped it after it was let through. */
  answers: string;
  /** The body says what it takes to get through, and is read for that. */
  decidedByBody?: true;
  /** Ends sessions, which are put back afterwards. */
  endsSessions?: true;
}

/** Rows by their route, `GET /api/…`; several where it knows several kinds of objects. */
export type Rows = Readonly<Record<string, Row | readonly Row[]>>;
