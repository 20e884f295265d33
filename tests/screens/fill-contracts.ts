/** Contracts of a report's own: offered, taken back and still a draft; and one to refund. */
import type { APIRequestContext } from '@playwright/test';
import { renounced } from './fill-paid.ts';
import { post } from './people.ts';

const CONTRACT = {
  title: 'Classement de trois dossiers, pour deux banques et une plateforme d’échange',
  scope:
    'Nous mettons vos pièces en ordre dans trois dossiers, avec la chronologie des faits, et nous vous aidons à remplir ce que chaque service demande.',
  feeTerms: 'Le prix couvre les trois dossiers et leurs copies.',
  refundConditions:
    'Si un dossier n’est pas prêt sous 30 jours, un tiers du prix vous est remboursé.',
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
