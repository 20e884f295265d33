/** The demo's people, and beside them those who strain a layout: none, long, many, blocked. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPORT_FRAUD_TYPES } from '@parade/api/contract/report-choices.ts';
import type { APIRequestContext } from '@playwright/test';
import type { Demo } from './demo.ts';
import { fillAlerts } from './fill-alerts.ts';
import { fillClosed } from './fill-closed.ts';
import { fillContracts } from './fill-contracts.ts';
import { fillKyc } from './fill-kyc.ts';
import { fillProposals, fillRequests } from './fill-money.ts';
import { fillNotifications } from './fill-notifications.ts';
import { fillPaid } from './fill-paid.ts';
import { fillPayments } from './fill-payments.ts';
import { fillRetention } from './fill-retention.ts';
import { fillStaff } from './fill-staff.ts';
import { fillSupport } from './fill-support.ts';
import { fillTickets } from './fill-tickets.ts';
import { fillWithdrawals } from './fill-withdrawals.ts';
import type { Papers } from './papers.ts';
import { demoAccount, post, register, signedIn } from './people.ts';
import type { Account, Stage } from './scene.ts';

async function upload(api: APIRequestContext, file: string, mimeType: string): Promise<string> {
  const buffer = await readFile(file);
  const answer = await api.post('/api/documents', {
    multipart: { file: { name: path.basename(file), mimeType, buffer } },
  });
  if (!answer.ok()) throw new Error(`upload: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

const report = (changes: object) => ({
  title: 'Colis en attente, lien par SMS',
  fraudType: 'Phishing',
  description:
    'J’ai cliqué sur le lien et saisi ma carte. Deux paiements sont passés la nuit suivante.',
  date: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
  amount: 98,
  ...changes,
});

const LONG_TEXT =
  'Ils m’ont appelé tous les jours pendant trois semaines, chaque fois avec un autre nom et un autre motif. '.repeat(
    14,
  );

async function fileLong(api: APIRequestContext, staff: APIRequestContext, papers: Papers) {
  const { id } = await post<{ id: string }>(
    api,
    '/api/reports',
    report({
      title: `https://${'investissement-garanti-'.repeat(5)}.example/accueil`,
      fraudType: 'Arnaque au support technique',
      description: `${LONG_TEXT}\n\n${'0x'.padEnd(130, '9fa4c71b')}\n\n${LONG_TEXT}`,
      amount: 999_999_999.99,
      location: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson et en ligne',
      contactInfo: `support@${'tres-long-nom-de-domaine-'.repeat(4)}.example\n+33 1 99 00 84 88\nbc1q${'x9k2'.repeat(12)}`,
      additionalInfo: LONG_TEXT,
      documents: {
        document1: await upload(api, papers.photo, 'image/jpeg'),
        document2: await upload(api, papers.statement, 'application/pdf'),
        document3: await upload(api, papers.photo, 'image/jpeg'),
      },
    }),
  );
  const whole = await (await staff.get(`/api/admin/reports/${id}`)).json();
  const answer = await staff.put(`/api/admin/reports/${id}`, {
    data: { ...whole, status: 'in_progress', adminNote: LONG_TEXT.slice(0, 900) },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

async function fileMany(api: APIRequestContext) {
  for (let i = 0; i < 27; i++) {
    const fraudType = REPORT_FRAUD_TYPES[i % REPORT_FRAUD_TYPES.length];
    const title = `Dossier ${27 - i} : ${fraudType?.toLowerCase()}`;
    await post(api, '/api/reports', report({ title, fraudType, amount: i % 5 ? 40 * i : null }));
  }
}

/** Two of the demo's people. */
export function knownAccounts(demo: Demo): { staff: Account; victim: Account } {
  return {
    staff: demoAccount(demo, 'Camille Ardouin', 'camille@parade.example', true),
    victim: demoAccount(demo, 'Éloïse Marchand', 'eloise.marchand@exemple.example'),
  };
}

export async function fill(demo: Demo, papers: Papers): Promise<Stage> {
  const { url, dataDir } = demo;
  const { staff, victim } = knownAccounts(demo);
  const office = await signedIn(url, staff);

  const newcomer = await register(url, 'Inès Petit', 'ines.petit@exemple.fr');
  const manyReports = await register(url, 'Karim Haddad', 'karim.haddad@exemple.fr');
  const longNames = await register(
    url,
    'Maximilienne-Alexandrine de La Tour d’Auvergne-Lauraguais de Saint-Hippolyte-du-Fort',
    'maximilienne-alexandrine.de-la-tour-d-auvergne-lauraguais@exemple-de-domaine-fort-long.fr',
  );
  const blocked = await register(url, 'Lucien Roche', 'lucien.roche@exemple.fr');
  const verified = await register(url, 'Odile Vasseur', 'odile.vasseur@exemple.fr');
  const disabled = await register(url, 'Bastien Roy', 'bastien.roy@exemple.fr');
  const deleted = await register(url, 'Maud Lenoir', 'maud.lenoir@exemple.fr');

  await fileMany(manyReports.api);
  await fileLong(longNames.api, office, papers);
  await post(disabled.api, '/api/reports', report({}));
  await fillRequests(office, { longNames, blocked, verified });
  const people = '/api/admin/users';
  await post(office, `${people}/${verified.account.uid}/verification`, {});
  await post(office, `${people}/${disabled.account.uid}/deactivation`, { mode: 'disabled' });
  await post(office, `${people}/${deleted.account.uid}/deactivation`, { mode: 'deleted' });
  await fillPayments(office, staff.password);
  const victimApi = await signedIn(url, victim);
  await fillPaid(office, victimApi, staff.password);
  // While one person alone may write amounts: none of them waits for a second.
  await fillWithdrawals(office, victimApi, manyReports.account);
  await fillContracts(office, manyReports.api, longNames.api);
  await fillTickets(office, [victimApi, manyReports.api, longNames.api], papers);
  await fillClosed(office, blocked.api, blocked.account);
  const asking = { victim: victimApi, longNames: longNames.api, manyReports: manyReports.api };
  await fillSupport(office, asking, papers);
  const identified = { verified: verified.api, longNames: longNames.api, victim: victimApi };
  await fillKyc(office, { ...identified, manyReports: manyReports.api }, papers);
  await fillAlerts(demo, office);
  const erased = await fillRetention(demo, office);
  // Last: from here on amounts wait for a second person.
  await fillProposals(demo, office, { blocked, verified });
  return {
    url,
    dataDir,
    papers,
    accounts: {
      staff,
      victim,
      newcomer: newcomer.account,
      manyReports: manyReports.account,
      longNames: longNames.account,
      blocked: blocked.account,
      verified: verified.account,
      disabled: disabled.account,
      deleted: deleted.account,
      erased,
      ...(await fillStaff(demo, office)),
      ...(await fillNotifications(demo, office)),
    },
  };
}
