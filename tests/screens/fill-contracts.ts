/** Contracts of a report's own: offered, taken back and still a draft; and one to refund. */
import type { APIRequestContext } from '@playwright/test';
import { renounced } from './fill-paid.ts';
import { post } from './people.ts';

const CONTRACT = {
  title: 'Courriers à deux banques et à une plateforme d’échange',
  scope:
    'Nous rédigeons et envoyons trois courriers de contestation, et nous suivons leurs réponses pendant trois mois.',
  feeTerms: 'Le prix couvre les trois courriers, leurs envois recommandés et leur suivi.',
  refundConditions:
    'Si un courrier n’est pas parti sous 30 jours, un tiers du prix vous est remboursé.',
  deliveryPeriod: '30 jours après le début du service',
  lawyer: '',
  amount: 300.5,
};

async function turn(office: APIRequestContext, reportId: string, statuses: readonly string[]) {
  let contract = await post<{ id: string }>(office, '/api/admin/contracts', {
    reportId,
    ...CONTRACT,
  });
  for (const status of statuses) {
    const answer = await office.put(`/api/admin/contracts/${contract.id}`, {
      data: { ...contract, status },
    });
    if (!answer.ok()) throw new Error(`${status}: ${await answer.text()}`);
    contract = await answer.json();
  }
}

/** `person` is offered one for their newest report; `leaver` is to be refunded. */
export async function fillContracts(
  office: APIRequestContext,
  person: APIRequestContext,
  leaver: APIRequestContext,
): Promise<void> {
  const [{ id }] = (await (await person.get('/api/reports')).json()).items;
  await turn(office, id, ['withdrawn']);
  await turn(office, id, ['offered']);
  await turn(office, id, []);
  await renounced(office, leaver);
}
