/** What the tests of every route know of a feature: who may ask for what, and with which request. */
import type { z } from 'zod';
import type { Access } from './access-matrix/policies.ts';
import type { Person, World } from './testing.ts';

/** A world in which every writing route finds what it works on. */
export interface Stage {
  world: World;
  /** Without an administrator: there alone the first one can be made. */
  unused: World;
  /** Has money, and owns what the paths name. */
  owner: Person;
  other: Person;
  /** Of nobody's business: no request may touch them. */
  bystander: Person;
  /** With every permission, as `colleague`. */
  boss: Person;
  colleague: Person;
}

type Maybe<Value> = Value | Promise<Value>;

/** What is asked of one route, and what it answers to whom it lets through. */
export interface RouteFixture {
  access: Access;
  /** Which kind of object it is, where the route knows several. */
  of?: string;
  /**
   * The path's parameters: of a real object, made by or for the person who is
   * let through; a new one each time where the request uses it up.
   */
  id?: (stage: Stage, person: Person) => Maybe<string | readonly string[]>;
  query?: string;
  /** What is sent; a function is asked anew for each request that is let through. */
  body?: object | ((stage: Stage, person: Person, id: string) => Maybe<object>);
  /** `200`, or with the code of the rule that stopped it after it was let through. */
  answers: string;
  /** The body says what it takes to get through, and is read for that. */
  decidedByBody?: true;
  /** Ends sessions, which are put back afterwards. */
  endsSessions?: true;
  /**
   * A request that a writing route takes, where the one above is refused or
   * would end the way into its sender's account.
   */
  example?: (stage: Stage) => Maybe<{ person?: Person; id?: string; body?: object }>;
  /** What it takes although that is dangerous elsewhere, and why it may. */
  own?: Readonly<Record<string, string>>;
  /** Why it does not answer with what was sent. */
  answersOtherwise?: string;
}

/** Rows by their route, `GET /api/…`; several where it knows several kinds of objects. */
export type Routes = Readonly<Record<string, RouteFixture | readonly RouteFixture[]>>;

export interface FeatureFixture {
  routes: Routes;
  /** What its list of the back office is filtered and sorted by, as the contract has it. */
  list?: { filter: z.ZodObject; sorts: readonly string[] };
}
