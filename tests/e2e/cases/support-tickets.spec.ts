/** The support from both sides: the person on the page, the support through the API. */

import { sentenceOf } from '@parade/api/contract/errors.ts';
import { neverAsksMoney } from '@parade/api/contract/never-asks.ts';
import { image, upload } from '../../support/files.ts';
import { expect, expectAccessible, expectFine, type Page, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { field } from '../../support/pages.ts';
import { type Account, signInAs } from '../../support/people.ts';

const TICKETS = '/api/support-tickets';

const form = (page: Page) => page.getByRole('region', { name: 'Écrire au support' });
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le ticket' });
const list = (page: Page) => page.getByRole('region', { name: 'Vos tickets' });
const item = (page: Page, subject: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: subject }) });
const line = (page: Page, subject: string) =>
  list(page).getByRole('button', { name: subject, expanded: false });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const reply = (page: Page) => page.getByRole('button', { name: 'Répondre', exact: true });

/** Opens a ticket over the API; answers its id. */
async function openTicket({ api }: Account, subject: string): Promise<string> {
  const data = { subject, message: 'Mon relevé a changé.' };
  const answer = await api.post(TICKETS, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

async function answer(admin: Account, id: string, message: string, documents: string[] = []) {
  const url = `/api/admin/support-tickets/${id}`;
  const { version } = await (await admin.api.get(url)).json();
  const data = { message, documents, version };
  const answered = await admin.api.post(`${url}/replies`, { data });
  expect(answered.status(), await answered.text()).toBe(201);
}

async function setStatus(admin: Account, id: string, status: string) {
  const url = `/api/admin/support-tickets/${id}`;
  const data = { ...(await (await admin.api.get(url)).json()), status };
  expect((await admin.api.put(url, { data })).status()).toBe(200);
}

test('a conversation with attachments, from the first question to the closing', async ({
  page,
  admin,
  victim,
  browser,
  product,
}) => {
  await page.goto('/support');
  await expect(page.getByText('Aucun ticket de support pour le moment')).toBeVisible();
  await expect(page.getByText(/Ni paiement, ni mot de passe, ni code/)).toBeVisible();
  await expect(field(page, 'Priorité')).toHaveValue('medium');
  await expectFine(page);

  await send(page).click();
  // Once for the form, and beside each field which one.
  await expect(page.getByText('Veuillez remplir tous les champs')).toHaveCount(1);
  await expect(page.getByText('Indiquez le sujet de votre question')).toBeVisible();
  await expect(page.getByText('Écrivez votre message')).toBeVisible();
  await expect(field(page, 'Sujet')).toBeFocused();
  await expectFine(page);
  await field(page, 'Sujet').fill('Mon relevé a changé');
  await field(page, 'Message').fill('   ');
  await send(page).click();
  await expect(page.getByText('Veuillez remplir tous les champs')).toHaveCount(1);
  await expect(page.getByText('Indiquez le sujet de votre question')).toHaveCount(0);
  await expect(page.getByText('Écrivez votre message')).toBeVisible();
  await field(page, 'Message').fill('Une ligne a disparu.\nEst-ce normal ?');
  await field(page, 'Priorité').selectOption('Haute');
  const disguised = { ...image('photo.png'), buffer: Buffer.from('Bonjour') };
  await form(page).getByLabel('Document 1').setInputFiles(disguised);
  await expect(page.getByText(/Ce type de fichier n’est pas accepté/)).toBeVisible();
  await send(page).click();
  await expect(form(page).locator(':focus')).toContainText('Un document n’a pas été envoyé');
  await form(page).getByLabel('Document 1').setInputFiles(image('releve.png'));
  await expect(form(page).getByText(/reçu/)).toBeVisible();
  await form(page).getByLabel('Document 2').setInputFiles(image('courriel.png'));
  await expect(form(page).getByText(/reçu/)).toHaveCount(2);
  await expectFine(page);
  await send(page).dblclick();

  const notice = page.getByRole('alert').filter({ hasText: 'Ticket créé avec succès' });
  await expect(notice).toBeFocused();
  await expect(field(page, 'Sujet')).toHaveValue('');
  await expect(field(page, 'Priorité')).toHaveValue('medium');
  const { items } = await (await victim.api.get(TICKETS)).json();
  expect(items).toMatchObject([{ subject: 'Mon relevé a changé', priority: 'high' }]);
  const ticket = item(page, 'Mon relevé a changé');
  await expect(ticket).toContainText('Ouvert');
  await expect(ticket).toContainText('priorité haute');
  await expect(ticket).toContainText(/Vous, aujourd'hui.*Une ligne a disparu/);

  // A second page of the same person learns of everything by itself.
  const elsewhere = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await signInAs(other, victim);
  await other.goto('/support');
  await line(other, 'Mon relevé a changé').click();
  await expect(log(other).getByRole('link', { name: /^releve\.png/ })).toBeVisible();

  await answer(admin, items[0].id, 'Oui : elle est déplacée.', [
    await upload(admin, image('exemple.png')),
  ]);
  await expect(
    page.getByRole('status').filter({ hasText: 'Le support vous a répondu' }),
  ).toHaveText(/Mon relevé a changé/);
  await expect(ticket).toContainText('En cours');
  await expect(ticket).toContainText(/Support, aujourd'hui/);
  await expect(log(other)).toContainText('Oui : elle est déplacée.');

  await line(page, 'Mon relevé a changé').click();
  const said = log(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(said).toHaveText([/^Vous · .*Une ligne a disparu/, /^Support · .*déplacée/]);
  await expect(log(page)).not.toContainText('Camille');
  // Once, below what was said: the code says it, whatever staff wrote.
  await expect(page.getByText(neverAsksMoney('Parade'))).toHaveCount(1);
  const attached = log(page).getByRole('link', { name: /^exemple\.png/ });
  const file = await page.request.get((await attached.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('image/');
  await expectFine(page);

  await reply(page).click();
  await expect(page.getByText('Veuillez saisir une réponse')).toBeVisible();
  await expect(field(page, 'Répondre au support')).toBeFocused();
  await field(page, 'Répondre au support').fill('Merci, je la vois.');
  await ticket.getByLabel('Document 1').setInputFiles(image('capture.png'));
  await expect(ticket.getByText(/reçu/)).toBeVisible();
  await reply(page).dblclick();
  await expect(page.getByText('Réponse envoyée avec succès')).toBeVisible();
  await expect(field(page, 'Répondre au support')).toHaveValue('');
  await expect(said).toHaveCount(3);
  await expect(log(page).getByRole('link', { name: /^capture\.png/ })).toBeVisible();
  await expect(log(other)).toContainText('Merci, je la vois.');
  await elsewhere.close();

  await setStatus(admin, items[0].id, 'resolved');
  await expect(ticket).toContainText('Résolu');
  await expect(ticket).toContainText('Si ce n’est pas réglé, répondez');

  // Closed while a last word was being written: the word goes on in a new ticket.
  await field(page, 'Répondre au support').fill('Encore une question.');
  await ticket.getByLabel('Document 1').setInputFiles(image('suite.png'));
  await expect(ticket.getByText(/reçu/)).toBeVisible();
  await setStatus(admin, items[0].id, 'closed');
  await expect(ticket).toContainText('Fermé');
  await expect(ticket).toContainText('il ne reçoit plus de réponse');
  await expect(reply(page)).toHaveCount(0);
  await expectFine(page);
  await page.getByRole('button', { name: 'Ouvrir un nouveau ticket' }).click();
  await expect(field(page, 'Sujet')).toBeFocused();
  await expect(field(page, 'Sujet')).toHaveValue('Suite\u00a0: Mon relevé a changé');
  await expect(field(page, 'Message')).toHaveValue('Encore une question.');
  await expect(form(page).getByText('suite.png')).toBeVisible();
  await send(page).click();
  await expect(notice).toBeFocused();
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
    /^Suite/,
    /^Mon relevé a changé/,
  ]);
});

test('drafts outlive a reload and a session, and failures keep what was typed', async ({
  page,
  admin,
  victim,
}) => {
  const ids: string[] = [];
  for (let nth = 1; nth <= 11; nth++) ids.push(await openTicket(victim, `Question ${nth}.`));
  await page.route(`**${TICKETS}?**`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/support');
  await expect(page.getByText('Erreur lors du chargement des tickets')).toBeVisible();
  await page.unroute(`**${TICKETS}?**`);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(line(page, 'Question 11.')).toBeVisible();
  await expect(page.getByText('Erreur lors du chargement des tickets')).toBeHidden();
  await expect(line(page, 'Question 1.')).toHaveCount(0);
  await page.getByRole('button', { name: /^Afficher plus/ }).click();
  await expect(line(page, 'Question 1.')).toBeVisible();

  await page.getByRole('button', { name: 'Nouveau ticket' }).click();
  await expect(field(page, 'Sujet')).toBeFocused();
  await field(page, 'Sujet').fill('Un brouillon');
  await field(page, 'Message').fill('À moitié écrit');
  await field(page, 'Priorité').selectOption('Basse');
  await form(page).getByLabel('Document 1').setInputFiles(image('preuve.png'));
  await expect(form(page).getByText(/reçu/)).toBeVisible();
  await line(page, 'Question 11.').click();
  await field(page, 'Répondre au support').fill('Une réponse à moitié');
  await page.reload();
  await expect(field(page, 'Répondre au support')).toHaveValue('Une réponse à moitié');
  await expect(field(page, 'Message')).toHaveValue('À moitié écrit');
  await expect(form(page).getByText('preuve.png')).toBeVisible();

  await page.context().clearCookies();
  // The page may learn it by itself, and leave before it is pressed.
  await reply(page)
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expect(page).toHaveURL('/login');
  await signIn(page, victim.email);
  await expect(page).toHaveURL(`/support?ticket=${ids[10]}`);
  await expect(field(page, 'Répondre au support')).toHaveValue('Une réponse à moitié');
  await expect(item(page, 'Question 11.')).toContainText('réponse non envoyée');
  await expect(field(page, 'Priorité')).toHaveValue('low');

  await page.route(`**${TICKETS}/*/replies`, (route) => route.abort());
  await reply(page).click();
  await expect(page.locator(':focus')).toContainText("Erreur lors de l'envoi de la réponse");
  await page.unroute(`**${TICKETS}/*/replies`);
  await page.route(`**${TICKETS}`, (route) => route.fulfill({ status: 500, json: {} }));
  await send(page).click();
  await expect(page.locator(':focus')).toHaveText('Erreur lors de la création du ticket');
  await expectAccessible(page);
  await page.unroute(`**${TICKETS}`);
  await send(page).click();
  await expect(page.getByText('Ticket créé avec succès')).toBeVisible();
  await expect(item(page, 'Un brouillon')).toContainText('priorité basse');

  // Closed without this page being told: the refusal says it, and the reply's place too.
  await page.route('**/api/live', () => undefined);
  await page.reload();
  await expect(field(page, 'Répondre au support')).toHaveValue('Une réponse à moitié');
  await setStatus(admin, ids[10] ?? '', 'closed');
  await reply(page).click();
  await expect(item(page, 'Question 11.')).toContainText('Ce que vous écriviez n’est pas perdu');
  await expect(page.locator(':focus')).toContainText('Ouvrir un nouveau ticket');
  const refused = await victim.api.post(`${TICKETS}/${ids[10]}/replies`, {
    data: { message: 'Une réponse à moitié' },
  });
  expect(await refused.json()).toMatchObject({ message: sentenceOf('ticket_closed') });

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  const asked = page.getByRole('dialog', { name: 'Votre message n’est pas envoyé' });
  await asked.getByRole('button', { name: 'Effacer et me déconnecter' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('à moitié');
});
