/** What the fixtures of several features need to make things and to ask for them. */
import sharp from 'sharp';
import { newId } from '../src/platform/ids.ts';
import type { Access } from './access-matrix/policies.ts';
import type { RouteFixture, Routes, Stage } from './fixture.ts';
import { type Answer, Person } from './testing.ts';

/** The answer of a step that must not fail. */
export function accepted(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

export const idOf = (answer: Answer): string => String(accepted(answer).body.id);

let addresses = 0;
/** An address that nobody has. */
export const newEmail = () => `nouvelle.${++addresses}@exemple.fr`;

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4b7a' } })
  .png()
  .toBuffer();
export const anUpload = async (person: Person) =>
  idOf(await person.upload(await picture, 'capture.png'));

/** A client whom nobody needs afterwards; `columns` are those of the account. */
export async function anAccount({ world }: Stage, columns: object = {}): Promise<Person> {
  const person = new Person(world.app, newEmail());
  person.uid = newId();
  const now = world.services.now().toISOString();
  const { uid: id, email } = person;
  const user = { id, email, passwordHash: '', name: 'Noé Vidal', createdAt: now, updatedAt: now };
  await world.db
    .insertInto('users')
    .values({ ...user, phone: '', phoneDigits: '', address: '', role: 'user', ...columns })
    .execute();
  person.cookie = (await world.services.sessions.open(id, '')).split(';')[0] ?? '';
  return person;
}

/** A change of several records at once and its step back: `changes` are made to the record as it was made. */
export const changedAtOnce = (
  access: Access,
  path: string,
  id: NonNullable<RouteFixture['id']>,
  changes: object,
): Routes => ({
  [`POST ${path}`]: {
    access,
    id,
    body: (stage, person, of) => chosen(changes)(stage, person, of),
    answers: '200',
    ...('status' in changes && { own: STATUS_IS_THEIRS }),
  },
  [`POST ${path}/{id}/reversal`]: {
    access,
    id: async (stage, person) =>
      idOf(
        await person.post(path, chosen(changes)(stage, person, String(await id(stage, person)))),
      ),
    body: {},
    answers: '200',
  },
});

/** What several records are changed with: this one, as it was made. */
const chosen = (changes: object) => (_stage: Stage, _person: Person, id: string) => ({
  items: [{ id, version: 1 }],
  ...changes,
});

/** A record as staff read it, with changes: what a save of the back office sends. */
export const asRead =
  (path: string, changes: object = {}) =>
  async ({ boss }: Stage, _person: Person, id: string): Promise<object> => ({
    ...accepted(await boss.get(path.replace(/\{\w+\}/, id))).body,
    ...changes,
  });

/** A list and one record of it, and the list as a spreadsheet. */
export const listed = (
  access: Access,
  path: string,
  id: NonNullable<RouteFixture['id']>,
): Routes => ({
  [`GET ${path}`]: { access, answers: '200' },
  [`GET ${path}.csv`]: { access, answers: '200' },
  [`GET ${path}/{id}`]: { access, id, answers: '200' },
});

export const READ = { access: 'signed in', answers: '200' } as const;
/** Of what clients keep when their account is closed. */
export const KEPT = { access: 'signed in, whatever the status', answers: '200' } as const;
export const OWN = { access: 'owner', answers: '200' } as const;
export const PAPER = {
  access: 'owner whatever the status, managePayments',
  answers: '200',
} as const;
/** What would end the account or the way into it stops at the empty form. */
export const FORM = { access: 'signed in', body: {}, answers: '422 validation' } as const;
export const PUBLIC = { access: 'anybody', answers: '200' } as const;
/** For who sends an empty form: whoever it is, the form is read. */
export const PUBLIC_FORM = { access: 'anybody', body: {}, answers: '422 validation' } as const;

/** What the body names has to be one's own, staff or not. */
export const withDocument = (answers: string, body: (id: string) => object): RouteFixture => ({
  access: 'owner of the document',
  of: 'with a document of the owner',
  id: ({ owner }) => anUpload(owner),
  body: (_stage, _person, id) => body(id),
  decidedByBody: true,
  answers,
});

/** Why the back office's record may carry its status. */
export const STATUS_IS_THEIRS = { status: 'staff decide it' };
