/** For each writing route a request that it takes. A route without one fails the tests. */
import { POLICIES, type Refusals } from '../access-matrix/policies.ts';
import { addressOf, ROUTES } from '../features.ts';
import type { RouteFixture, Stage } from '../fixture.ts';
import type { Person } from '../testing.ts';
import { isWriting } from './document.ts';

interface Example extends Pick<RouteFixture, 'own' | 'answersOtherwise'> {
  /** Makes what the request needs, and the request. */
  prepare(stage: Stage): Promise<{ person: Person; url: string; body: object | undefined }>;
}

/** Whom the route is for. */
function senderTo({ access }: RouteFixture, { world, owner, boss }: Stage): Person {
  const refusals: Refusals = POLICIES[access];
  if (!refusals.visitor) return world.visitor();
  return refusals.owner ? boss : owner;
}

function exampleOf(path: string, row: RouteFixture): Example {
  const { own, answersOtherwise } = row;
  return {
    ...(own && { own }),
    ...(answersOtherwise && { answersOtherwise }),
    async prepare(stage) {
      const example = await row.example?.(stage);
      const person = example?.person ?? senderTo(row, stage);
      if (example) return { person, url: addressOf(path, [example.id ?? '']), body: example.body };
      const ids = [(await row.id?.(stage, person)) ?? []].flat();
      const body =
        typeof row.body === 'function' ? await row.body(stage, person, ids[0] ?? '') : row.body;
      return { person, url: addressOf(path, ids), body };
    },
  };
}

export const EXAMPLES: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries(ROUTES).flatMap(([name, rows]) => {
    const [method = '', path = ''] = name.split(' ');
    const [plain] = [rows].flat();
    return plain && isWriting({ name, method }) ? [[name, exampleOf(path, plain)]] : [];
  }),
);
