/** Tickets of every status, a long conversation, and more of them than are shown at once. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Papers } from './papers.ts';
import { post } from './people.ts';

interface Filled {
  victim: APIRequestContext;
  longNames: APIRequestContext;
  manyReports: APIRequestContext;
}

const open = async (api: APIRequestContext, subject: string, message: string, more: object = {}) =>
  (await post<{ id: string }>(api, '/api/support-tickets', { subject, message, ...more })).id;

async function upload(api: APIRequestContext, file: string, mimeType: string): Promise<string> {
  const buffer = await readFile(file);
  const multipart = { file: { name: path.basename(file), mimeType, buffer } };
  const answer = await api.post('/api/documents', { multipart });
  if (!answer.ok()) throw new Error(`upload: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

async function setStatus(office: APIRequestContext, id: string, status: string): Promise<void> {
  const url = `/api/admin/support-tickets/${id}`;
  const read = await (await office.get(url)).json();
  const answer = await office.put(url, { data: { ...read, status } });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
}

const LONG =
  'J’ai rappelé ma banque trois fois, et à chaque fois une autre personne me demande une autre pièce. '.repeat(
    9,
  );

export async function fillSupport(
  office: APIRequestContext,
  { victim, longNames, manyReports }: Filled,
  papers: Papers,
): Promise<void> {
  const answer = async (id: string, message: string, documents: string[] = []) => {
    const url = `/api/admin/support-tickets/${id}`;
    const { version } = await (await office.get(url)).json();
    return post(office, `${url}/replies`, { message, documents, version });
  };
  const reply = (api: APIRequestContext, id: string, message: string, documents: string[] = []) =>
    post(api, `/api/support-tickets/${id}/replies`, { message, documents });

  const closed = await open(victim, 'Changer mon numéro', 'Mon téléphone a changé. Que faire ?');
  await answer(closed, 'C’est fait. Vous le voyez dans votre profil.');
  await setStatus(office, closed, 'closed');
  const resolved = await open(
    victim,
    'Quel délai pour ma banque ?',
    'Combien de temps attendre ?',
    {
      priority: 'low',
    },
  );
  await answer(resolved, 'Treize mois au plus après l’opération pour la contester par écrit.');
  await setStatus(office, resolved, 'resolved');
  const running = await open(
    victim,
    'Mon relevé ne montre plus le virement',
    'Depuis ce matin la ligne du 4 octobre a disparu.\nEst-ce que la banque a annulé ?',
    {
      priority: 'high',
      documents: [
        await upload(victim, papers.photo, 'image/jpeg'),
        await upload(victim, papers.statement, 'application/pdf'),
      ],
    },
  );
  await answer(
    running,
    'Bonjour,\n\nla ligne est seulement déplacée\u00a0: elle se trouve sous «\u00a0Opérations à venir\u00a0». Voici où regarder.',
    [await upload(office, papers.photo, 'image/jpeg')],
  );
  await reply(victim, running, 'Merci, je la vois. Dois-je quand même écrire à ma banque ?');
  await answer(running, 'Oui, gardez une trace écrite. Le modèle est sur votre signalement.');
  await open(victim, 'Une personne se dit de Parade', 'On m’a appelée et demandé un code.');

  const long = await open(
    longNames,
    `https://${'remboursement-garanti-'.repeat(5)}.example/accueil`,
    `${LONG}\n\n${'0x'.padEnd(130, '9fa4c71b')}`,
    { documents: [await upload(longNames, papers.photo, 'image/jpeg')] },
  );
  for (let turn = 1; turn <= 3; turn++) {
    await answer(long, `${turn}. ${LONG}`);
    await reply(longNames, long, `${turn}. ${LONG}`);
  }
  for (let nth = 1; nth <= 12; nth++) {
    await open(manyReports, `Question ${nth} sur mes dossiers`, 'Où en est-on ?');
  }
}
