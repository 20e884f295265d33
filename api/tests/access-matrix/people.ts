/** One person for each column of the matrix. */
import { PERMISSIONS } from '../../contract/staff.ts';
import type { AccountStatus } from '../../contract/users.ts';
import type { Stage } from '../fixture.ts';
import { accepted } from '../making.ts';
import { PASSWORD, Person, type World } from '../testing.ts';
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

/** Everybody has accepted the terms and has money to ask for. */
async function provide({ world, boss }: Stage): Promise<void> {
  const now = world.services.now().toISOString();
  const shown = { firstShownAt: now, lastShownAt: now };
  const text = { id: 'cgu-1', page: 'cgu', text: '<p>Conditions</p>', ...shown };
  await world.db.insertInto('legal_texts').values(text).execute();
  await world.db
    .updateTable('users')
    .set({ recoveredAmountCents: 100_000 })
    .where('recoveredAmountCents', '=', 0)
    .execute();
  await world.db.updateTable('users').set({ termsTextId: text.id }).execute();
  // Settings that were never saved are nowhere.
  const main = '/api/admin/site-settings/main';
  accepted(await boss.put(main, (await boss.get(main)).body));
}

export async function createPeople(stage: Stage): Promise<People> {
  const { world, owner } = stage;
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
    accepted(answer);
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
    'other client': open(stage.other),
    'blocked owner': closedOwner('blocked'),
    'disabled owner': closedOwner('disabled'),
    'deleted owner': closedOwner('deleted'),
    'blocked owner, restricted session': await restricted('blocked'),
    'disabled owner, restricted session': await restricted('disabled'),
    'deleted owner, restricted session': await restricted('deleted'),
    ...single,
    'no permission': await alone(),
    administrator: open(stage.boss),
    'administrator without the second factor asked for': {
      person: stage.colleague,
      during: whileSecondFactorIsAskedFor(world),
    },
    'blocked administrator': closedStaff('blocked'),
    'disabled administrator': closedStaff('disabled'),
    'deleted administrator': closedStaff('deleted'),
  };
  await provide(stage);
  return people;
}
