/** Identity requests of every status, one of them corrected after a rejection. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Papers } from './papers.ts';
import { post } from './people.ts';

interface Filled {
  /** Whose is approved. */
  verified: APIRequestContext;
  /** Whose is rejected, with long names and a long note. */
  longNames: APIRequestContext;
  /** Who corrected a rejected one, which waits now. */
  manyReports: APIRequestContext;
  /** Whose is approved after a look at each side. */
  victim: APIRequestContext;
}

async function upload(api: APIRequestContext, file: string): Promise<string> {
  const buffer = await readFile(file);
  const multipart = { file: { name: path.basename(file), mimeType: 'image/jpeg', buffer } };
  const answer = await api.post('/api/documents', { multipart });
  if (!answer.ok()) throw new Error(`upload: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

async function decide(office: APIRequestContext, id: string, changes: object): Promise<void> {
  const url = `/api/admin/kyc-verifications/${id}`;
  const read = await (await office.get(url)).json();
  const answer = await office.put(url, { data: { ...read, ...changes } });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
}

async function look(office: APIRequestContext, id: string, slots: readonly string[]) {
  for (const slot of slots) {
    await office.get(`/api/admin/kyc-verifications/${id}/documents/${slot}`);
  }
}

export async function fillKyc(
  office: APIRequestContext,
  { verified, longNames, manyReports, victim }: Filled,
  { idFront, idBack }: Papers,
): Promise<void> {
  const ask = (api: APIRequestContext, data: object) => post<{ id: string }>(api, '/api/kyc', data);
  const approved = await ask(verified, {
    fullName: 'Odile Vasseur',
    dateOfBirth: '1958-07-02',
    address: '14 quai de la Fosse, 44000 Nantes',
    idNumber: 'X4RTBPFW4',
    documents: { idFront: await upload(verified, idFront), idBack: await upload(verified, idBack) },
  });
  for (const slot of ['idFront', 'idBack']) {
    await office.get(`/api/admin/kyc-verifications/${approved.id}/documents/${slot}`);
  }
  await decide(office, approved.id, { status: 'approved' });

  const long = await ask(longNames, {
    fullName:
      'Maximilienne-Alexandrine de La Tour d’Auvergne-Lauraguais de Saint-Hippolyte-du-Fort',
    dateOfBirth: '1940-02-29',
    address:
      'Résidence des Hauts-de-Saint-Remy, bâtiment C, escalier 4, appartement 412, 51290 Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    idNumber: 'FRA-880692310285-0042-1940-02-29',
    documents: { idFront: await upload(longNames, idFront) },
  });
  await decide(office, long.id, {
    status: 'rejected',
    notes:
      'La photo est coupée en haut\u00a0: on ne lit ni le nom d’usage ni la date de délivrance.\n\nPosez la carte à plat, près d’une fenêtre, et photographiez-la entière. Joignez aussi le verso.',
  });

  const front = await upload(manyReports, idFront);
  const said = {
    fullName: 'Karim Haddad',
    dateOfBirth: '1991-11-30',
    address: '27 rue des Carmes, 63000 Clermont-Ferrand',
    idNumber: '910863200417',
  };
  const first = await ask(manyReports, { ...said, documents: { idFront: front } });
  await decide(office, first.id, { status: 'rejected', notes: 'Le verso manque.' });
  const second = await ask(manyReports, {
    ...said,
    documents: { idFront: front, idBack: await upload(manyReports, idBack) },
  });
  // Somebody looked already.
  await look(office, second.id, ['idFront', 'idBack', 'idFront']);

  const seen = await ask(victim, {
    fullName: 'Éloïse Marchand',
    dateOfBirth: '1984-03-12',
    address: '3 rue des Tilleuls, 69003 Lyon',
    idNumber: '880692310285',
    documents: { idFront: await upload(victim, idFront), idBack: await upload(victim, idBack) },
  });
  // A second look within a quarter of an hour is no further line.
  await look(office, seen.id, ['idFront', 'idBack']);
  await decide(office, seen.id, { status: 'approved' });
}
