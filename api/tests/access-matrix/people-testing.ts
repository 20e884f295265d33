/** One person for each column of the matrix. */
import { PERMISSIONS } from '../../contract/staff.ts';
import type { AccountStatus } from '../../contract/users.ts';
import { createWorld, PASSWORD, Person, type World } from '../testing.ts';
import type { Who } from './policies.ts';

/** What a person is while they ask. */
type During = <Value>(ask: () => Promise<Value>) => Promise<Value>;
interface Member {
  person: Person;
  during: During;
}
export type People = Readonly<Record<Who, Member>>;

const asTheyAre: During = (ask) => ask();

/** While their account has a status; open again afterwards. */
function whileIs({ db }: World, { uid }: Person, status: AccountStatus): During {
  const set = (to: AccountStatus) =>
    db.updateTable('users').set({ status: to }).where('id', '=', uid).execute();
  return async (ask) => {
    await set(status);
    try {
      return await ask();
    } finally {
      await set('active');
    }
  };
}

/** While the settings, as they were saved, ask all staff for a second factor too. */
function whileSecondFactorIsAskedFor({ db }: World): During {
  const set = (document: string) => db.updateTable('site_settings').set({ document }).execute();
  return async (ask) => {
    const { document } = await db
      .selectFrom('site_settings')
      .select('document')
      .executeTakeFirstOrThrow();
    await set(JSON.stringify({ ...JSON.parse(document), security: { staffTotpRequired: true } }));
    try {
      return await ask();
    } finally {
      await set(document);
    }
  };
}

export async function createPeople(): Promise<{ world: World; people: People }> {
  const world = await createWorld();
  const owner = await world.client();
  const former = await world.staff();

  const closedOwner = (status: AccountStatus) => ({
    person: owner,
    during: whileIs(world, owner, status),
  });
  const restricted = async (status: AccountStatus) => {
    const person = new Person(world.app, owner.email);
    const during = whileIs(world, owner, status);
    const answer = await during(() =>
      person.post('/api/auth/restricted-login', { email: owner.email, password: PASSWORD }),
    );
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    person.uid = owner.uid;
    return { person, during };
  };
  const open = (person: Person) => ({ person, during: asTheyAre });
  const alone = async (...permissions: Parameters<World['staff']>[0] & object) =>
    open(await world.staff(permissions));
  const closedStaff = (status: AccountStatus) => ({
    person: former,
    during: whileIs(world, former, status),
  });
  const single = {} as Record<(typeof PERMISSIONS)[number], Member>;
  for (const permission of PERMISSIONS) single[permission] = await alone(permission);

  const people: People = {
    visitor: open(world.visitor()),
    owner: open(owner),
    'other client': open(await world.client()),
    'blocked owner': closedOwner('blocked'),
    'disabled owner': closedOwner('disabled'),
    'deleted owner': closedOwner('deleted'),
    'blocked owner, restricted session': await restricted('blocked'),
    'disabled owner, restricted session': await restricted('disabled'),
    'deleted owner, restricted session': await restricted('deleted'),
    ...single,
    'no permission': await alone(),
    administrator: open(await world.staff()),
    'administrator without the second factor asked for': {
      person: await world.staff(),
      during: whileSecondFactorIsAskedFor(world),
    },
    'blocked administrator': closedStaff('blocked'),
    'disabled administrator': closedStaff('disabled'),
    'deleted administrator': closedStaff('deleted'),
  };
  return { world, people };
}
