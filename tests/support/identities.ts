/** Identity checks of the tests' people, over the API. */

import { expect } from '@playwright/test';
import sharp from 'sharp';
import { upload } from './files.ts';
import type { Account } from './people.ts';

/** A photographed paper: its colour tells one side from another. */
export const photo = async (name: string, background = '#a63a2b') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

export const IDENTITY = {
  fullName: 'Éloïse Marchand',
  dateOfBirth: '1984-03-12',
  address: '3 rue des Tilleuls, 69003 Lyon',
  idNumber: '880692310285',
};

/** Sends a request with papers that are stored; answers its id. */
export async function sendCheck(person: Account, documents: { idFront: string; idBack?: string }) {
  const answer = await person.api.post('/api/kyc', { data: { ...IDENTITY, documents } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id as string;
}

/** The same with both sides of the paper, which it stores first. */
export async function askForCheck(person: Account): Promise<string> {
  const idFront = await upload(person, await photo('recto.jpg'));
  const idBack = await upload(person, await photo('verso.jpg'));
  return sendCheck(person, { idFront, idBack });
}

const requestUrl = (id: string) => `/api/admin/kyc-verifications/${id}`;

export async function decide(staff: Account, id: string, status: string, notes = '') {
  const read = await (await staff.api.get(requestUrl(id))).json();
  if (status === 'approved') {
    await look(staff, id, 'idFront');
    if (read.documents.idBack) await look(staff, id, 'idBack');
  }
  const answer = await staff.api.put(requestUrl(id), { data: { ...read, status, notes } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A member of the team looks at one side of the paper. */
export async function look(staff: Account, id: string, slot: 'idFront' | 'idBack') {
  const answer = await staff.api.get(`${requestUrl(id)}/documents/${slot}`);
  expect(answer.status()).toBe(200);
}

/** What the account says of the person's identity. */
export async function flagsOf(staff: Account, { uid }: Account) {
  const answer = await staff.api.get(`/api/admin/users/${uid}`);
  const { verified, kycStatus } = await answer.json();
  return { verified, kycStatus };
}
