/** The conversation of a report: both sides look on, and neither page is ever loaded again. */
import { exchangesPath } from '@parade/api/contract/report-paths.ts';
import { proveAddress } from '../../support/clients.ts';
import { image, pdf } from '../../support/files.ts';
import { expect, expectFine, type Page, PHONE, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { bell, mark, stayed } from '../../support/live.ts';
import { newestIn } from '../../support/mails.ts';
import { pressed } from '../../support/pages.ts';
import { type Account, fileReport } from '../../support/people.ts';

const QUESTION = 'À quelle heure avez-vous appelé votre banque ?';
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Votre (réponse|message)$/ });
const ask = async ({ api }: Account, id: string, message = QUESTION) => {
  const data = { message, question: true };
  const answer = await api.post(`/api/admin/reports/${id}/messages`, { data });
  expect(answer.status()).toBe(201);
};

/** What both sides write in a report, in the office. */
async function panelOf(office: Page, { email }: Account, reference: string) {
  await office.goto('/admin/reports');
  await office.getByLabel('Rechercher').fill(email);
  await office.getByRole('button', { name: reference }).click();
  const panel = office.getByRole('region', { name: 'Échanges' });
  await expect(panel.getByLabel('Message')).toBeVisible();
  return panel;
}

for (const [name, size] of [
  ['a phone', PHONE],
  ['a desk', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: size });

    test('what one side writes, the other side reads at once', async ({ page, victim, office }) => {
      const { id, reference } = await fileReport(victim, { title: 'Faux conseiller' });
      const panel = await panelOf(office, victim, reference);
      await page.goto(exchangesPath(id));
      await expect(page.getByText('Aucun message pour l’instant', { exact: false })).toBeVisible();
      await mark(page);
      await mark(office);

      await panel.getByLabel('Message').fill(QUESTION);
      await panel.getByLabel('C’est une question').check();
      await panel.getByRole('button', { name: 'Envoyer à la personne' }).click();
      await expect(log(page)).toContainText(QUESTION);
      await expect(log(page)).toContainText('Question de l’équipe');
      await expect(log(page)).not.toContainText('Camille');
      // It was read where it stands: no bell calls for it.
      await expect(panel.getByText(/^Lu par la personne/)).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('1 notification non lue');

      await field(page).fill('Vers 19 h 30, au numéro de ma carte.');
      await page
        .getByLabel('Joindre une photo ou un document')
        .setInputFiles([image('appel.png'), pdf('releve.pdf')]);
      const files = page.getByRole('list', { name: 'Documents joints' }).getByRole('listitem');
      await expect(files.filter({ hasText: 'reçu' })).toHaveCount(2);
      await expectFine(page);
      await pressed(page, 'Envoyer');
      await expect(page.getByText('Message envoyé', { exact: true })).toBeVisible();
      const theirs = log(panel.page()).getByRole('listitem').filter({ hasText: 'Vers 19 h 30' });
      await expect(theirs.getByRole('link', { name: /appel\.png|releve\.pdf/ })).toHaveCount(2);
      await expect(page.getByText(/^Lu par l’équipe/)).toBeVisible();
      await expect(panel.getByText('La personne attend une réponse.')).toBeVisible();
      await panel.getByRole('button', { name: 'Rien à répondre' }).click();
      await expect(panel.getByText('La personne attend une réponse.')).toBeHidden();

      // What comes in afterwards leaves the one notice, which can be closed.
      await panel.getByLabel('Message').fill('Merci, c’est noté.');
      await panel.getByRole('button', { name: 'Envoyer à la personne' }).click();
      await expect(log(page)).toContainText('Merci, c’est noté.');
      const notice = page.getByText('Message envoyé', { exact: true });
      await expect(notice).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(notice).toBeHidden();
      await page.emulateMedia({ media: null });
      await page.getByRole('button', { name: 'Fermer', exact: true }).click();
      await expect(notice).toHaveCount(0);
      expect([await stayed(page), await stayed(office)]).toEqual([true, true]);
    });

    test('two taps lead from the mail to the answer, also through the sign-in', async ({
      page,
      victim,
      admin,
      product,
    }) => {
      const { id } = await fileReport(victim, { title: 'Faux conseiller' });
      proveAddress(product, victim);
      await ask(admin, id);
      const link = new RegExp(`http\\S+${exchangesPath(id)}`);
      const inMail = () => newestIn(product.dataDir, victim.email, link);
      await expect.poll(inMail).toBeDefined();
      const place = String(await inMail()).replace(/^https?:\/\/[^/]+/, '');

      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Lire et répondre' }).click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toBeInViewport();
      await expect(log(page).getByText(QUESTION)).toBeInViewport();

      await page.context().clearCookies();
      await page.goto('about:blank');
      await page.goto(place);
      await signIn(page, victim.email);
      await expect(page).toHaveURL(exchangesPath(id));
      await expect(field(page)).toBeFocused();
      await expect(log(page).getByText(QUESTION)).toBeInViewport();
      await page.keyboard.type('À 19 h 30.');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Joindre une photo ou un document')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(log(page)).toContainText('À 19 h 30.');
    });
  });
}

test('keeps what is being written, on both sides', async ({ page, victim, office }) => {
  const { id, reference } = await fileReport(victim, { title: 'Faux conseiller' });
  await page.goto(exchangesPath(id));
  await field(page).fill('Je cherche encore la date');
  await page.getByLabel('Joindre une photo ou un document').setInputFiles(image('appel.png'));
  await expect(page.getByText(/octets, reçu/)).toBeVisible();
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('Je cherche encore la date');
  await expect(page.getByRole('button', { name: /^Retirer.*appel\.png/ })).toBeVisible();

  const panel = await panelOf(office, victim, reference);
  await panel.getByLabel('Message').fill('Pouvez-vous nous dire');
  await office.getByRole('button', { name: reference }).click();
  await expect(panel).toBeHidden();
  await office.getByRole('button', { name: reference }).click();
  await expect(panel.getByLabel('Message')).toHaveValue('Pouvez-vous nous dire');
});

test('says what to read in the list, and takes no sixth document', async ({
  page,
  victim,
  admin,
}) => {
  const { id } = await fileReport(victim, { title: 'Faux conseiller' });
  await ask(admin, id);
  await page.goto('/reports');
  const toRead = page.getByRole('link', { name: /^Message de l’équipe à lire/ });
  await toRead.click();
  await expect(page).toHaveURL(exchangesPath(id));
  await expect(log(page)).toContainText(QUESTION);
  const six = Array.from({ length: 6 }, (_, nth) => image(`capture-${nth}.png`));
  await page.getByLabel('Joindre une photo ou un document').setInputFiles(six);
  await expect(page.getByText(/Pas plus de 5 documents par message/)).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByRole('button', { name: /Faux conseiller/ })).toBeVisible();
  await expect(toRead).toBeHidden();
});

test('a ticket moves into a report, and both sides are led there', async ({
  page,
  victim,
  office,
}) => {
  const { id } = await fileReport(victim, { title: 'Faux conseiller' });
  const data = { subject: 'Encore une pièce', message: 'Voici le relevé.' };
  await victim.api.post('/api/support-tickets', { data });
  await office.goto('/admin/support-tickets');
  await office.getByLabel('Rechercher').fill(victim.email);
  await office.getByRole('button', { name: /Encore une pièce/ }).click();
  await office.getByRole('button', { name: 'Déplacer dans un dossier' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Dossier')).toContainText('Faux conseiller');
  await dialog.getByRole('button', { name: 'Déplacer' }).click();
  await expect(office.getByText(/Cet échange continue dans votre dossier/).first()).toBeVisible();
  await office.getByRole('button', { name: 'Voir l’échange dans le dossier' }).click();
  const panel = office.getByRole('region', { name: 'Échanges' });
  await expect(panel.getByRole('log')).toContainText('Voici le relevé.');
  await expect(panel.getByText('La personne attend une réponse.')).toBeVisible();

  await page.goto('/support');
  await page.getByRole('button', { name: /Encore une pièce/ }).click();
  await page.getByRole('link', { name: 'Continuer dans le dossier' }).click();
  await expect(page).toHaveURL(exchangesPath(id));
  await page.goto('/notifications');
  await page.getByRole('link', { name: /^Lire et répondre/ }).click();
  await expect(page).toHaveURL(exchangesPath(id));
  await expect(log(page)).toContainText('Voici le relevé.');
});
