/** Tickets of every state: a short one, a long one with papers, one that is closed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Papers } from './papers.ts';
import { post } from './people.ts';

interface Own {
  id: string;
}

async function upload(api: APIRequestContext, file: string, mimeType: string): Promise<string> {
  const buffer = await readFile(file);
  const answer = await api.post('/api/documents', {
    multipart: { file: { name: path.basename(file), mimeType, buffer } },
  });
  if (!answer.ok()) throw new Error(`upload: ${await answer.text()}`);
  return ((await answer.json()) as Own).id;
}

async function decide(office: APIRequestContext, { id }: Own, changes: object): Promise<void> {
  const url = `/api/admin/support-tickets/${id}`;
  const read = await (await office.get(url)).json();
  const answer = await office.put(url, { data: { ...read, ...changes } });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
}

const LONG =
  'Ils m’ont rappelée ce matin avec un nouveau numéro, et je ne sais plus ce que je dois leur répondre. ';

/** `people`: who writes; the last one strains the layout. */
export async function fillTickets(
  office: APIRequestContext,
  [victim, other, longNames]: readonly [APIRequestContext, APIRequestContext, APIRequestContext],
  papers: Papers,
): Promise<void> {
  const ask = (api: APIRequestContext, data: object) =>
    post<Own>(api, '/api/support-tickets', data);
  const say = (api: APIRequestContext, { id }: Own, message: string, documents: string[] = []) =>
    post(api, `/api/support-tickets/${id}/replies`, { message, documents });
  const answer = async (office: APIRequestContext, { id }: Own, message: string) => {
    const url = `/api/admin/support-tickets/${id}`;
    const { version } = await (await office.get(url)).json();
    return post(office, `${url}/replies`, { message, version });
  };

  const closed = await ask(other, {
    subject: 'Changer mon numéro de téléphone',
    message: 'J’ai changé de numéro, où puis-je le mettre à jour\u00a0?',
    priority: 'low',
  });
  await answer(office, closed, 'À la page « Mon profil », champ « Téléphone ».');
  await decide(office, closed, { status: 'closed' });

  const talk = await ask(victim, {
    subject: 'Ma plainte n’a pas encore de numéro',
    message:
      'J’ai déposé plainte vendredi, mais on ne m’a pas donné de numéro. Est-ce normal\u00a0?',
    documents: [
      await upload(victim, papers.photo, 'image/jpeg'),
      await upload(victim, papers.statement, 'application/pdf'),
    ],
  });
  await answer(
    office,
    talk,
    'Bonjour Madame,\n\nOui\u00a0: le récépissé porte un numéro provisoire, en haut à droite. Le numéro définitif arrive par courrier sous deux semaines.',
  );
  await say(victim, talk, 'Merci, je l’ai trouvé sur le récépissé.');

  const long = await ask(longNames, {
    subject: `Adresse ${'tres-longue-'.repeat(9)}fin`,
    message: `${LONG.repeat(12)}\n\n${'0x'.padEnd(120, '9fa4c71b')}`,
    priority: 'high',
  });
  for (let nth = 0; nth < 6; nth++) {
    await answer(office, long, `Nous suivons cela de près, étape ${nth + 1}.`);
    await say(longNames, long, LONG.repeat(3));
  }
  await ask(other, {
    subject: 'Une question sur mon relevé',
    message: 'Un débit de 39,90\u00a0€ est encore apparu cette nuit.',
    priority: 'high',
  });
}
