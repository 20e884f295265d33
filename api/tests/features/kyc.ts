/** Identity checks: papers, requests, decisions. */
import type { AdminKycDetail, KycVerification } from '../../contract/kyc.ts';
import { adminKycQuery } from '../../contract/kyc.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { anAccount, anUpload, asRead, listed, READ, STATUS_IS_THEIRS } from '../making.ts';
import { photo } from '../pictures.ts';
import type { Person, World } from '../testing.ts';

export const uploaded = async (person: Person, background?: string): Promise<string> =>
  String((await person.upload(await photo(background), 'IMG_0007.jpg')).body.id);

/** A complete request but for its photos. */
export const identity = {
  fullName: 'Éloïse Marchand',
  dateOfBirth: '1984-03-12',
  address: '3 rue des Tilleuls, 69003 Lyon',
  idNumber: '880692310285',
};

export const send = (person: Person, idFront: unknown, changes: object = {}, headers = {}) =>
  person.post('/api/kyc', { ...identity, documents: { idFront }, ...changes }, headers);

/** A request that waits, with a front alone. */
export async function submitted(person: Person): Promise<KycVerification> {
  const { status, body } = await send(person, await uploaded(person));
  if (status !== 201) throw new Error(`request: ${JSON.stringify(body)}`);
  return body as unknown as KycVerification;
}

/** The front photo of a request that still has it. */
export function frontOf({ documents }: Pick<KycVerification, 'documents'>) {
  if (!documents.idFront) throw new Error('a request without its photo');
  return documents.idFront;
}

export const asStaff = async (staff: Person, id: string) =>
  (await staff.get(`/api/admin/kyc-verifications/${id}`)).body as unknown as AdminKycDetail;

/** Looks at every paper, and saves what a staff member read, changed. */
export async function decide(staff: Person, id: string, changes: object) {
  const request = await asStaff(staff, id);
  await look(staff, id);
  if (request.documents.idBack) await look(staff, id, 'idBack');
  return staff.put(`/api/admin/kyc-verifications/${id}`, { ...request, ...changes });
}

export const look = (staff: Person, id: string, slot = 'idFront') =>
  staff.get(`/api/admin/kyc-verifications/${id}/documents/${slot}`);

/** What the account of a person says of their identity. */
export const flagsOf = (world: World, person: Person) =>
  world.db
    .selectFrom('users')
    .select(['kycStatus', 'verified'])
    .where('id', '=', person.uid)
    .executeTakeFirstOrThrow();

/** Forgets the identity of a person, so that they may send it. */
async function forgetIdentity({ world }: Stage, { uid }: Person): Promise<void> {
  await world.db.deleteFrom('kyc_verifications').where('userId', '=', uid).execute();
  await world.db
    .updateTable('users')
    .set({ kycStatus: 'not_submitted', verified: 0 })
    .where('id', '=', uid)
    .execute();
}

const aRequest = async (stage: Stage) => (await submitted(await anAccount(stage))).id;

const STAFF = { access: 'manageReports', answers: '200' } as const;

export const kyc = {
  list: adminKycQuery,
  routes: {
    'GET /api/kyc': READ,
    'POST /api/kyc': {
      access: 'signed in',
      async body(stage, person) {
        await forgetIdentity(stage, person);
        return { ...identity, documents: { idFront: await anUpload(person) } };
      },
      answers: '201',
    },
    ...listed('manageReports', '/api/admin/kyc-verifications', aRequest),
    'PUT /api/admin/kyc-verifications/{id}': {
      ...STAFF,
      id: aRequest,
      body: asRead('/api/admin/kyc-verifications/{id}', {
        status: 'rejected',
        notes: 'La photo est floue.',
      }),
      own: STATUS_IS_THEIRS,
    },
    'GET /api/admin/kyc-verifications/{id}/documents/{slot}': {
      ...STAFF,
      id: async (stage) => [await aRequest(stage), 'idFront'],
    },
  },
} satisfies FeatureFixture;
