/** Alerts in each state, disputes of each age, and a public list. */
import path from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import Database from 'better-sqlite3';
import type { Demo } from './demo.ts';
import { mailed, post, register } from './people.ts';

const anAlert = (changes: object) => ({
  title: 'Faux service client d’un opérateur',
  description: 'Un appel annonce une facture impayée et demande de rappeler un numéro surtaxé.',
  perpetratorInfo: 'Appels du 01 99 00 48 16',
  fraudType: 'Arnaque téléphonique',
  country: 'France',
  region: 'Occitanie',
  amount: 149.9,
  dateOfFraud: '2026-10-21',
  indicators: [
    { kind: 'domain', value: 'facture-operateur.example' },
    { kind: 'company', value: 'Opérateur Serein SARL' },
  ],
  ...changes,
});

interface Made {
  id: string;
  version: number;
}

async function make(office: APIRequestContext, changes: object, status?: string): Promise<Made> {
  const made = await post<Made>(office, '/api/admin/alerts', anAlert(changes));
  if (!status) return made;
  const check = { checkedHow: 'reports', checkedWith: 'SIG-7K4M et SIG-2QXF, captures' };
  const data = { ...made, ...check, status, noPersonNamed: true };
  const answer = await office.put(`/api/admin/alerts/${made.id}`, { data });
  return (await answer.json()) as Made;
}

async function dispute({ url, dataDir }: Demo, alertId: string, email: string, message: string) {
  const api = await request.newContext({ baseURL: url });
  const role = 'concerned';
  await post(api, `/api/alerts/${alertId}/disputes`, { email, role, message });
  const link = new URL(await mailed(dataDir, email, '/contestation'));
  await post(api, '/api/disputes/confirmation', { token: link.searchParams.get('token') });
  await api.dispose();
}

/** What only time, a command line or who is present makes: an answer that is late, an imported list, a partner's key. */
function beyondTheApi({ dataDir }: Demo): void {
  const db = new Database(path.join(dataDir, 'parade.sqlite'), { timeout: 5000 });
  db.prepare(`update disputes set "dueAt" = ? where email like 'late%'`).run(
    '2026-01-05T10:00:00.000Z',
  );
  db.prepare(
    `insert into lists (id, name, title, adapter, "sourceUrl", licence, "asOf", "importedAt", sha256, "entryCount", "badLines")
     values ('019a8f10-0000-7000-8000-0000000000a1', 'red-flag', 'Red Flag Domains', 'red-flag-domains',
       'https://red.flag.domains/', 'CC BY-NC-SA 4.0', '2026-11-18', '2026-11-19T08:00:00.000Z', 'a1', 214358, 12)`,
  ).run();
  const [key, maker] = [
    '019a8f10-0000-7000-8000-0000000000b1',
    `(select "userId" from admins limit 1)`,
  ];
  db.prepare(
    `insert into check_keys (id, partner, contact, prefix, hash, "perMinute", "perDay", "createdAt", "createdBy")
     values ('${key}', 'Mairie d’Exemple-sur-Mer', 'numerique@mairie.exemple.fr', 'parade_Q7xK2m', 'a1', 60, 5000,
       '2026-11-02T10:00:00.000Z', ${maker})`,
  ).run();
  const use = db.prepare(`insert into check_key_days values ('${key}', ?, ?)`);
  for (const [day, uses] of [
    ['2026-11-17', 212],
    ['2026-11-18', 1934],
  ])
    use.run(day, uses);
  db.close();
}

export async function fillAlerts(demo: Demo, office: APIRequestContext): Promise<void> {
  const { api } = await register(demo.url, 'Irène Vidal', 'irene.vidal@exemple.fr');
  const report = await post<{ id: string }>(api, '/api/reports', {
    title: 'Irène, piégée par un faux conseiller',
    fraudType: 'Phishing',
    description:
      'Je suis Irène Vidal (06 39 98 12 34). Monsieur Lambert m’a appelée du 01 99 00 12 34 et Sophie a pris le relais. J’ai lu ma carte 4970 1012 3456 7893 au téléphone.',
    date: '2026-10-02',
    amount: 3200,
    contactInfo: '01 99 00 12 34, banque-en-ligne-verif.example',
  });
  await api.dispose();
  await post(office, '/api/admin/alerts', { reportId: report.id });
  await make(office, { title: 'Location de vacances fantôme' }, 'rejected');
  const named = await make(office, { title: 'Faux dépannage informatique à domicile' }, 'verified');
  await dispute(
    demo,
    named.id,
    'late.gerante@exemple.fr',
    'Ce numéro est celui de mon salon de coiffure, à Nîmes. Mes clientes n’osent plus appeler.',
  );
  const shop = await make(office, { title: 'Boutique de meubles qui ne livre pas' }, 'verified');
  await dispute(
    demo,
    shop.id,
    'direction@boutique.example',
    'Nous livrons, avec du retard. Nous pouvons le prouver.',
  );
  beyondTheApi(demo);
}
