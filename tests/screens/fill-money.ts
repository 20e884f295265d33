/** Requests that are hard to decide, and amounts that wait for a second person. */
import { parisDay } from '@parade/api/contract/dates.ts';
import type { APIRequestContext } from '@playwright/test';
import type { Demo } from './demo.ts';
import { join, post, signedIn } from './people.ts';

interface Person {
  api: APIRequestContext;
  account: { uid: string };
}

const set = (staff: APIRequestContext, { account }: Person, amount: number, reason: string) =>
  post(staff, `/api/admin/users/${account.uid}/recovered-amount`, {
    amount,
    reason,
    reference: 'SEPA-RECALL-2026-004417',
  });

const ask = (person: Person, data: object) =>
  post<{ id: string }>(person.api, '/api/withdrawals', data);

async function decide(staff: APIRequestContext, { id }: { id: string }, changes: object) {
  const url = `/api/admin/withdrawals/${id}`;
  const read = await (await staff.get(url)).json();
  const answer = await staff.put(url, { data: { ...read, ...changes } });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
}

/** While one staff member alone sets amounts, and before anybody is blocked. */
export async function fillRequests(
  office: APIRequestContext,
  people: Readonly<Record<'longNames' | 'blocked' | 'verified', Person>>,
): Promise<void> {
  const { longNames, blocked, verified } = people;
  await set(office, longNames, 12_345_678.9, 'Saisie judiciaire rendue à la victime');
  const paid = await ask(longNames, {
    amount: 98_765.43,
    method: 'wallet',
    walletType: 'usdt',
    walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  });
  const payoutReference = `0x${'9fa4c71b'.repeat(8)}`;
  await decide(office, paid, {
    status: 'approved',
    payoutReference,
    payoutOn: parisDay(new Date()),
  });
  const refused = await ask(longNames, { amount: 20, method: 'binance', binanceId: '284715903' });
  const adminNote = 'Ce compte n’est pas à votre nom. Choisissez-en un autre.';
  await decide(office, refused, { status: 'rejected', adminNote });
  const holder = {
    method: 'bank',
    bankName: 'Caisse régionale de crédit mutuel de Loire-Atlantique et du Centre-Ouest',
    accountNumber: 'FR7630006000011234567890189',
    accountHolder: 'Société civile immobilière des Tilleuls',
  };
  await ask(longNames, { ...holder, amount: 12_000_000 });

  await set(office, blocked, 150, 'Rappel des fonds par la banque');
  await ask(blocked, { amount: 150, method: 'binance', binanceId: '481220937' });

  await set(office, verified, 500, 'Rappel des fonds par la banque');
  await ask(verified, { ...holder, accountHolder: 'Odile Vasseur', amount: 480 });
  await set(office, verified, 100, 'Virement rejeté par la banque du bénéficiaire');
}

/** Somebody else manages payments from now on: one amount of each waits for the other's word. */
export async function fillProposals(
  demo: Demo,
  office: APIRequestContext,
  people: Readonly<Record<'blocked' | 'verified', Person>>,
): Promise<void> {
  const may = { managePayments: true };
  const treasurer = await join(demo, office, 'Yasmine Lefèvre', 'yasmine@parade.example', may);
  const theirs = await signedIn(demo.url, treasurer);
  await set(theirs, people.verified, 300, 'La banque a rendu la seconde moitié de la somme');
  await set(office, people.blocked, 90, 'Frais de la banque correspondante, retenus sur le rappel');
  await theirs.dispose();
}
