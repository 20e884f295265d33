/** Changes that wait for a second person. */
import type { ApprovalList } from '../../contract/approvals.ts';
import type { Permission } from '../../contract/staff.ts';
import { applyDue } from '../../src/people/approvals/due.ts';
import { newId } from '../../src/platform/ids.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { type Answer, PASSWORD, type Person, type World } from '../testing.ts';
import { settledFactor } from './auth.ts';
import { COMPLETE_SETTINGS, WITHOUT_FUNDS } from './site-settings.ts';

const PATH = '/api/admin/approvals';

/** A staff member who has signed in, and so counts as a second person. */
export async function secondPerson(
  world: World,
  permissions?: readonly Permission[],
): Promise<Person> {
  const person = await world.staff(permissions);
  await world.db
    .updateTable('users')
    .set({ lastLoginAt: new Date().toISOString() })
    .where('id', '=', person.uid)
    .execute();
  return person;
}

/** What waits, as a staff member reads it. */
export const approvalsOf = async (reader: Person) =>
  (await reader.get(PATH)).body as unknown as ApprovalList;

/** Confirms the change of a thing that waits, as the back office does. */
export const confirm = (person: Person, id: unknown, changes: object = {}): Promise<Answer> =>
  person.post(`${PATH}/${id}/confirmation`, { password: PASSWORD, ...changes });

export const reject = (person: Person, id: unknown): Promise<Answer> =>
  person.post(`${PATH}/${id}/rejection`, { reason: 'Personne ne l’a demandé' });

/** The id of what waits for a thing. */
export const waitingFor = async (reader: Person, object: string) =>
  (await approvalsOf(reader)).items.find((each) => each.object === object)?.id;

/** The site is no demonstration any more, nor asks whose word it is; these members may propose. */
export async function leaveDemonstration(world: World, ...members: Person[]): Promise<void> {
  for (const member of members) await settledFactor(world, member);
  const row = { document: JSON.stringify(COMPLETE_SETTINGS), version: 1, updatedBy: 'x' };
  const updatedAt = world.services.now().toISOString();
  await world.db
    .insertInto('site_settings')
    .values({ ...row, id: 'main', updatedAt })
    .execute();
}

/** From now on the platform, which is none of demonstration, holds nobody’s money. */
export const holdNoFunds = (world: World) =>
  world.db
    .updateTable('site_settings')
    .set({ document: JSON.stringify(WITHOUT_FUNDS) })
    .execute();

/** What a team of one proposed takes effect, a day later. */
export const aDayLater = (world: World, hours = 24): Promise<void> =>
  applyDue({
    ...world.services,
    now: () => new Date(Date.now() + hours * 3_600_000 + 60_000),
  });

/** A member's permissions that the colleague proposed, to be decided by the boss. */
async function aProposal({ world, boss, colleague }: Stage) {
  const id = newId();
  const member = await world.staff(['manageReports']);
  await world.db
    .insertInto('approvals')
    .values({
      id,
      kind: 'staff.permissions',
      object: `staff/${member.uid}/${id}`,
      permissions: 'manageUsers',
      title: 'Permissions de Noé Vidal',
      input: JSON.stringify({
        id: member.uid,
        gained: ['managePayments'],
      }),
      changes: '[]',
      userId: member.uid,
      proposedAt: world.services.now().toISOString(),
      proposedBy: colleague.uid,
    })
    .execute();
  return { person: boss, id };
}

const REASON = { reason: 'Personne ne l’a demandé' };
const NOTHING = {
  access: 'staff',
  id: () => newId(),
  answers: '409 approval_decided',
} as const;

export const approvals = {
  routes: {
    [`GET ${PATH}`]: { access: 'staff', answers: '200' },
    [`POST ${PATH}/{id}/confirmation`]: {
      ...NOTHING,
      body: { password: PASSWORD },
      example: async (stage) => ({ ...(await aProposal(stage)), body: { password: PASSWORD } }),
    },
    [`POST ${PATH}/{id}/rejection`]: {
      ...NOTHING,
      body: REASON,
      example: async (stage) => ({ ...(await aProposal(stage)), body: REASON }),
    },
  },
} satisfies FeatureFixture;
