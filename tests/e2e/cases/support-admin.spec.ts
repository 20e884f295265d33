/** The support tab of the back office: a conversation from the list to its closing. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { newClient } from '../../support/clients.ts';
import { image, pdf, upload } from '../../support/files.ts';
import { expect, expectFine, test } from '../../support/fixtures.ts';
import { follow, pressed } from '../../support/pages.ts';
import { type Account, signInAs } from '../../support/people.ts';

const SUBJECT = 'Ma plainte n’a pas de numéro';

async function openTicket(person: Account): Promise<string> {
  const documents = [
    await upload(person, image('capture.png')),
    await upload(person, pdf('recepisse.pdf')),
  ];
  const data = { subject: SUBJECT, message: 'Où le trouver\u00a0?', priority: 'medium', documents };
  const opened = await person.api.post('/api/support-tickets', { data });
  expect(opened.status()).toBe(201);
  return (await opened.json()).id;
}

test('a ticket is found, answered through every wrong input, followed and closed', async ({
  page,
  admin,
  product,
}) => {
  const victim = await newClient(product);
  const id = await openTicket(victim);
  const own = async () => {
    const { items } = await (await victim.api.get('/api/support-tickets')).json();
    return items.find((one: { id: string }) => one.id === id);
  };
  const say = async (message: string) => {
    const url = `/api/support-tickets/${id}/replies`;
    expect((await victim.api.post(url, { data: { message } })).status()).toBe(201);
  };
  await say('Je l’attends depuis deux jours.');
  await say('C’est urgent.');

  await signInAs(page, admin);
  await page.goto('/admin/support-tickets');
  await expect(page.getByRole('tab', { name: /^Support/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByLabel('Rechercher').fill('personne@nulle.part');
  await expect(page.getByText('Aucun ticket de support')).toBeVisible();
  await pressed(page, 'Voir tous les tickets');
  await page.getByRole('button', { name: /^Priorité/ }).click();
  await expect(page.getByRole('columnheader', { name: /^Priorité/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByLabel('Filtrer').selectOption('En cours');
  await page.getByLabel('Priorité').selectOption('Moyenne');
  await page.getByLabel('Rechercher').fill(victim.email);
  await expect(page.getByText('1\u00a0ticket', { exact: true })).toBeVisible();
  // While the rows are those of the search before, they stand back.
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const preview = page.getByRole('list', { name: 'Derniers échanges' });
  await expect(preview.getByRole('listitem')).toHaveText([
    'Éloïse Marchand\u00a0: Je l’attends depuis deux jours.',
    'Éloïse Marchand\u00a0: C’est urgent.',
  ]);
  // Rows that are asked for anew stand back, too pale to be judged: until they are at rest.
  await expect(() => expectFine(page)).toPass({ timeout: 15_000 });
  await expectFine(page);

  const opener = page.getByRole('button', { name: SUBJECT });
  await opener.click();
  const panel = page.getByRole('region', { name: `Ticket «\u00a0${SUBJECT}\u00a0»` });
  const talk = panel.getByRole('log', { name: 'Conversation' });
  await expect(talk.getByText('Où le trouver\u00a0?')).toBeVisible();
  await expect(panel.getByRole('link', { name: victim.email })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Voir le compte' })).toBeVisible();
  const picture = talk.getByRole('img', { name: 'capture.png' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  const download = page.waitForEvent('download');
  await talk.getByRole('link', { name: /recepisse\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('recepisse.pdf');
  await expectFine(page);

  const message = panel.getByLabel('Message');
  await panel.getByRole('button', { name: 'Répondre' }).click();
  await expect(panel.getByText('Veuillez saisir une réponse')).toBeVisible();
  await expect(message).toBeFocused();
  await message.fill('Versez 50 € sur FR76 3000 6000 0112 3456 7890 189.');
  await panel.getByRole('button', { name: 'Répondre' }).click();
  await expect(
    panel.getByText(/Retirez «\u00a0FR76 3000 6000 0112 3456 7890 189\u00a0»/),
  ).toBeVisible();
  await expectFine(page);
  await message.fill('Il arrive par courrier.');

  const join = panel.getByLabel('Joindre un document');
  const joined = panel.getByRole('list', { name: 'Documents joints' }).getByRole('listitem');
  await join.setInputFiles({
    ...image('faux.png'),
    buffer: Buffer.from('Ceci est du texte.'),
  });
  await expect(joined.getByText(sentenceOf('file_type_refused'))).toBeVisible();
  await panel.getByRole('button', { name: 'Répondre' }).click();
  await expect(panel.getByText(/Un document n’est pas arrivé/)).toBeVisible();
  await expectFine(page);
  await panel.getByRole('button', { name: 'Retirer faux.png' }).click();
  const images = ['un.png', 'deux.png', 'trois.png', 'quatre.png'];
  await join.setInputFiles(images.map(image));
  await expect(panel.getByText('Trois documents au plus')).toBeVisible();
  await expect(joined.filter({ hasText: 'reçu' })).toHaveCount(3);
  await panel.getByRole('button', { name: 'Retirer trois.png' }).click();
  await expect(joined).toHaveCount(2);

  // The person writes meanwhile, the row is closed by a slip, another tab too: nothing is lost.
  await say('J’ai aussi écrit à ma banque.');
  await expect(talk.getByText('J’ai aussi écrit à ma banque.')).toBeVisible();
  await expect(message).toHaveValue('Il arrive par courrier.');
  await opener.click();
  await expect(panel).toBeHidden();
  await opener.click();
  await expect(message).toHaveValue('Il arrive par courrier.');
  await expect(joined).toHaveCount(2);
  await page.getByRole('tab', { name: /^Signalements/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('3\u00a0champs modifiés ne seraient pas gardés');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await expect(message).toHaveValue('Il arrive par courrier.');

  await panel.getByRole('button', { name: 'Répondre' }).click();
  await expect(page.getByText('Réponse envoyée avec succès')).toBeVisible();
  await expect(talk.getByText('Il arrive par courrier.')).toBeVisible();
  await expect(talk).toContainText('Camille Ardouin, support');
  await expect(message).toHaveValue('');
  await expect(joined).toHaveCount(0);
  const answered = await own();
  expect(answered).toMatchObject({
    status: 'in_progress',
    lastResponse: 'Il arrive par courrier.',
    lastResponseBy: 'Support',
  });
  expect(answered.conversations.at(-1).documents).toHaveLength(2);

  // A colleague sets what is being changed here: told at once, and never overwritten.
  await panel.getByLabel('Priorité').selectOption('Haute');
  const url = `/api/admin/support-tickets/${id}`;
  const record = await (await admin.api.get(url)).json();
  const saved = await admin.api.put(url, { data: { ...record, priority: 'low' } });
  expect(saved.status()).toBe(200);
  await expect(panel.getByText('Cette fiche a changé')).toBeVisible();
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText(/a modifié cette fiche le/)).toBeVisible();
  await expectFine(page);
  await panel.getByRole('button', { name: 'Recharger la fiche' }).last().click();
  await expect(panel.getByText(/a modifié cette fiche le/)).toBeHidden();
  await expect(panel.getByLabel('Priorité')).toHaveValue('high');
  await panel.getByLabel('Statut').selectOption('Fermé');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible();
  await expect(panel.getByText(/Ce ticket est fermé/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Répondre' })).toBeHidden();
  await expect(panel.getByText('Cette fiche a changé')).toBeHidden();
  await expectFine(page);
  expect(await own()).toMatchObject({ status: 'closed', priority: 'high' });
  const late = await victim.api.post(`/api/support-tickets/${id}/replies`, {
    data: { message: 'Encore une chose.' },
  });
  expect(late.status()).toBe(409);

  await follow(page, '/admin/audit-events');
  await page
    .getByRole('row', { name: /Ticket de support/ })
    .first()
    .getByRole('button')
    .click();
  await expect(page.getByRole('table', { name: 'Avant et après' })).toContainText(
    'Statut (modifié)En coursFerméPriorité (modifié)BasseHaute',
  );
});

test('a reply over a colleague’s is told before it goes', async ({ page, admin, product }) => {
  const id = await openTicket(await newClient(product));
  await signInAs(page, admin);
  await page.goto(`/admin/support-tickets?open=${id}`);
  await page.getByLabel('Message').fill('Nous vous appelons demain.');
  const data = { message: 'Votre dossier est complet.' };
  const answered = await admin.api.post(`/api/admin/support-tickets/${id}/replies`, { data });
  expect(answered.status()).toBe(201);
  await expect(page.getByText('Votre dossier est complet.').last()).toBeVisible();
  await pressed(page, 'Répondre');
  await expect(page.getByText(/^Un collègue a répondu depuis que vous écrivez/)).toBeVisible();
  await pressed(page, 'Répondre');
  await expect(page.getByText('Réponse envoyée avec succès')).toBeVisible();
});
