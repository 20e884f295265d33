/** Identity checks of every status, with looks of the team at the papers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Papers } from './papers.ts';
import { post } from './people.ts';

interface Filled {
  pending: APIRequestContext;
  approved: APIRequestContext;
  rejected: APIRequestContext;
}

const REQUESTS = '/api/admin/kyc-verifications';

async function upload(api: APIRequestContext, file: string): Promise<string> {
  const buffer = await readFile(file);
  const multipart = { file: { name: path.basename(file), mimeType: 'image/jpeg', buffer } };
  const answer = await api.post('/api/documents', { multipart });
  if (!answer.ok()) throw new Error(`upload: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

async function ask(api: APIRequestContext, papers: Papers, changes: object): Promise<string> {
  const data = {
    dateOfBirth: '1984-03-12',
    address: '3 rue des Tilleuls, 69003 Lyon',
    idNumber: '880692310285',
    documents: {
      idFront: await upload(api, papers.idFront),
      idBack: await upload(api, papers.idBack),
    },
    ...changes,
  };
  return (await post<{ id: string }>(api, '/api/kyc', data)).id;
}

export async function fillKyc(
  office: APIRequestContext,
  { pending, approved, rejected }: Filled,
  papers: Papers,
): Promise<void> {
  async function look(id: string, ...slots: string[]) {
    for (const slot of slots) {
      const answer = await office.get(`${REQUESTS}/${id}/documents/${slot}`);
      if (!answer.ok()) throw new Error(`${slot}: ${await answer.text()}`);
    }
  }
  async function decide(id: string, status: string, notes: string) {
    const read = await (await office.get(`${REQUESTS}/${id}`)).json();
    const answer = await office.put(`${REQUESTS}/${id}`, { data: { ...read, status, notes } });
    if (!answer.ok()) throw new Error(`${id}: ${await answer.text()}`);
  }

  const waiting = await ask(pending, papers, {
    fullName:
      'Maximilienne-Alexandrine de La Tour d’Auvergne-Lauraguais de Saint-Hippolyte-du-Fort',
    address:
      'Résidence des Grands-Champs-de-la-Madeleine, bâtiment C, escalier 4, 118 bis boulevard du Maréchal-de-Lattre-de-Tassigny, 51290 Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    idNumber: 'X4RTBPFW4-2031-0987654321-ABCDEFGHIJ',
  });
  await look(waiting, ...Array.from({ length: 7 }, () => ['idFront', 'idBack']).flat());
  const done = await ask(approved, papers, { fullName: 'Karim Haddad' });
  await look(done, 'idFront', 'idBack');
  await decide(done, 'approved', '');
  const refused = await ask(rejected, papers, { fullName: 'Éloïse Marchand' });
  await look(refused, 'idFront', 'idBack');
  await decide(
    refused,
    'rejected',
    'Le verso est coupé en bas\u00a0: la dernière ligne ne se lit pas.\nReprenez-le en entier, à plat et sans reflet.',
  );
}
