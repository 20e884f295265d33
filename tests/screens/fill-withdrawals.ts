/** Balances with their entries, and requests of every end. */
import { parisDay } from '@parade/api/contract/dates.ts';
import type { APIRequestContext } from '@playwright/test';
import { post } from './people.ts';

const BANK = {
  method: 'bank',
  bankName: 'Banque des Alpes',
  accountNumber: 'FR76 3000 6000 0112 3456 7890 189',
  accountHolder: 'Éloïse Marchand',
};
/** In Paris, as the server counts days: after midnight there it is not yet this day elsewhere. */
const today = () => parisDay(new Date());

interface Own {
  id: string;
}

async function decide(office: APIRequestContext, { id }: Own, changes: object): Promise<void> {
  const url = `/api/admin/withdrawals/${id}`;
  const read = await (await office.get(url)).json();
  const answer = await office.put(url, { data: { ...read, ...changes } });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
}

const ask = (api: APIRequestContext, data: object) => post<Own>(api, '/api/withdrawals', data);

async function ownId(api: APIRequestContext): Promise<string> {
  return (await (await api.get('/api/auth/session')).json()).user.uid;
}

/** One person with a balance and requests of every end; one with more entries than are shown at once. */
export async function fillWithdrawals(
  office: APIRequestContext,
  victim: APIRequestContext,
  other: { uid: string },
): Promise<void> {
  const set = (uid: string, amount: number, reason: string, reference: string, more = {}) =>
    post(office, `/api/admin/users/${uid}/recovered-amount`, {
      amount,
      reason,
      reference,
      ...more,
    });

  const uid = await ownId(victim);
  const { items } = await (await victim.get('/api/reports')).json();
  await set(
    uid,
    4200,
    'Rappel des fonds\u00a0: la banque du bénéficiaire a rendu la somme bloquée.',
    'SEPA-RECALL-2026-8842',
    { reportId: items[0].id },
  );
  const paid = await ask(victim, { ...BANK, amount: 1200 });
  await decide(office, paid, {
    status: 'approved',
    payoutReference: 'VIR-2026-004417',
    payoutOn: today(),
  });
  const refused = await ask(victim, {
    amount: 300,
    method: 'wallet',
    walletType: 'eth',
    walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  });
  await decide(office, refused, {
    status: 'rejected',
    adminNote:
      'Cette adresse figure dans une alerte publique. Choisissez un compte à votre nom, puis demandez à nouveau.',
  });
  const following = await ask(victim, { amount: 650, method: 'binance', binanceId: '481 220 937' });
  await decide(office, following, { status: 'approved' });
  const takenBack = await ask(victim, { amount: 90, method: 'binance', binanceId: '481220937' });
  await post(victim, `/api/withdrawals/${takenBack.id}/cancellation`, {});
  await set(
    uid,
    2310.4,
    'Frais de la banque correspondante, retenus sur le rappel et portés en double.',
    'CORR-2026-0119',
  );
  await ask(victim, { ...BANK, amount: 1500 });

  for (let at = 1; at <= 13; at++) {
    await set(
      other.uid,
      at * 185.5,
      `Versement ${at} du plan de remboursement accepté par la plateforme.`,
      `PLAN-${2600 + at}`,
    );
  }
}
