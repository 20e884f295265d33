import type { Route } from '@playwright/test';
import { expect, expectFine, type Page, PHONE, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { insertNotifications, insertOldNotifications } from '../../support/old-notifications.ts';
import { type Account, fileReport } from '../../support/people.ts';

async function sendTo(admin: Account, { uid }: Account, title: string, changes: object = {}) {
  const message = { userId: uid, title, message: `${title} : le texte.`, ...changes };
  const answer = await admin.api.post('/api/admin/notifications', { data: message });
  expect(answer.status()).toBe(201);
}

const item = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const figures = (page: Page) => page.locator('dl dd');
const bell = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true });

test('are read, marked and deleted, by the keyboard too', async ({ page, victim, admin }) => {
  await sendTo(admin, victim, 'Votre banque a répondu', { type: 'success', priority: 'urgent' });
  await page.goto('/notifications');
  const answer = item(page, 'Votre banque a répondu');
  await expect(answer).toContainText('Bonne nouvelle');
  await expect(answer).toContainText('Priorité urgente');
  await expect(answer).toContainText('Message du support');
  await expect(answer).toContainText("Aujourd'hui");
  await expect(figures(page)).toHaveText(['2', '2', '0']);
  await expectFine(page);

  await answer.getByRole('button', { name: /^Marquer comme lue/ }).focus();
  await page.keyboard.press('Enter');
  await expect(figures(page)).toHaveText(['2', '1', '1']);
  await expect(page.getByText('Notification marquée comme lue')).toHaveRole('status');
  await expect(bell(page, '1 notification non lue')).toBeVisible();
  await expect(answer.getByRole('heading')).toBeFocused();
  await answer.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(answer).toBeHidden();
  await expect(item(page, 'Bienvenue').getByRole('heading')).toBeFocused();
  await expect(figures(page)).toHaveText(['1', '1', '0']);

  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(figures(page)).toHaveText(['1', '0', '1']);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await item(page, 'Bienvenue')
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(page.getByText('Aucune notification pour le moment')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aucune notification pour le moment')).toBeVisible();
  await expectFine(page);
});

test('change at once, and come back with a sentence when the server refuses', async ({
  page,
  victim,
  admin,
}) => {
  await sendTo(admin, victim, 'Reste là');
  await page.goto('/notifications');
  await expect(figures(page)).toHaveText(['2', '2', '0']);
  await expect(item(page, 'Reste là')).toContainText('Support');
  // The answer waits until the test has seen the change on the screen.
  const waiting: Route[] = [];
  await page.route(/\/api\/notifications\/./, (route) => void waiting.push(route));
  const refuse = async () => {
    await expect.poll(() => waiting.length).toBe(1);
    await waiting.pop()?.fulfill({ status: 500, body: '' });
  };

  await item(page, 'Reste là')
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(item(page, 'Reste là')).toBeHidden();
  await expect(figures(page)).toHaveText(['1', '1', '0']);
  await refuse();
  await expect(page.getByText('Erreur lors de la suppression de la notification')).toBeVisible();
  await expect(item(page, 'Reste là')).toBeVisible();
  await expect(figures(page)).toHaveText(['2', '2', '0']);

  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(figures(page)).toHaveText(['2', '0', '2']);
  // What is read meanwhile does not take the change back.
  await sendTo(admin, victim, 'Arrive entre-temps');
  await expect(figures(page)).toHaveText(['3', '0', '3']);
  await refuse();
  await expect(page.getByText('Erreur lors du marquage de toutes les notifications')).toBeVisible();
  await expect(item(page, 'Reste là')).toContainText('Non lue');
  await expect(figures(page)).toHaveText(['3', '3', '0']);
});

test('say that they could not be read', async ({ page, victim }) => {
  expect(victim.uid).not.toBe('');
  await page.route(/\/api\/notifications\?/, (route) => route.abort());
  await page.goto('/notifications');
  await expect(
    page.getByText('Erreur lors du chargement des notifications depuis la base de données'),
  ).toBeVisible();
  await page.unroute(/\/api\/notifications\?/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(item(page, 'Bienvenue')).toBeVisible();
});

test('are cleaned up by age once it was asked', async ({ page, product, victim }) => {
  insertOldNotifications(product.dataDir, victim.uid, 3, 31);
  await page.goto('/notifications');
  await expect(figures(page)).toHaveText(['4', '4', '0']);
  const clean = page.getByRole('button', { name: 'Nettoyer' });
  await clean.click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(figures(page)).toHaveText(['4', '4', '0']);
  await expect(clean).toBeFocused();
  for (const sentence of [
    /^3.notification\(s\) de plus de 30.jours supprimée\(s\)/,
    /Aucune notification corrompue trouvée$/,
  ]) {
    await clean.click();
    await page.getByRole('button', { name: 'Supprimer les anciennes' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(sentence)).toBeHidden({ timeout: 6000 });
  }
  await expect(figures(page)).toHaveText(['1', '1', '0']);
});

test('without a date that can be read still show; those without any are cleaned up as corrupt', async ({
  page,
  product,
  victim,
}) => {
  insertOldNotifications(product.dataDir, victim.uid, 1, 1);
  insertNotifications(product.dataDir, victim.uid, [
    { title: 'Sans date', createdAt: '' },
    { title: 'Date abîmée', createdAt: 'hier soir' },
  ]);
  await page.goto('/notifications');
  await expect(item(page, 'Ancienne')).toContainText('Hier');
  await expect(item(page, 'Sans date')).toContainText('Date inconnue');
  await expect(item(page, 'Date abîmée')).toContainText('Date invalide');

  const clean = async () => {
    await page.getByRole('button', { name: 'Nettoyer' }).click();
    await page.getByRole('button', { name: 'Supprimer les anciennes' }).click();
  };
  await page.route('**/api/notifications/clean-up', (route) => route.abort());
  await clean();
  await expect(page.getByText('Erreur lors du nettoyage des notifications')).toBeVisible();
  await page.unroute('**/api/notifications/clean-up');
  await clean();
  await expect(page.getByText(/1 notification\(s\) corrompue\(s\) supprimée\(s\)$/)).toBeVisible();
  await expect(item(page, 'Sans date')).toHaveCount(0);
});

test('come in pages, and the badge stops at 99+', async ({ page, product, victim }) => {
  insertOldNotifications(product.dataDir, victim.uid, 120, 2);
  await page.goto('/notifications');
  await expect(bell(page, '99+ notifications non lues')).toBeVisible();
  await expect(page.getByText('99+', { exact: true })).toBeVisible();
  await expect(item(page, 'Ancienne')).toHaveCount(19);
  await page.getByRole('button', { name: 'Afficher plus' }).click();
  await expect(item(page, 'Ancienne')).toHaveCount(39);
  await expect(item(page, 'Ancienne').first()).toContainText('Il y a 2 jours');
});

test('arrive on an open page: badge, two tones, a browser notification', async ({
  page,
  victim,
  admin,
}) => {
  // What the machine would play and show is written down instead.
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    Object.assign(window, {
      OscillatorNode: class extends OscillatorNode {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options);
          told.push(`${options?.type} ${options?.frequency}`);
        }
      },
      Notification: class {
        static permission = 'granted';
        constructor(title: string, options?: NotificationOptions) {
          told.push(`${title} | ${options?.body}`);
        }
      },
    });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await page.goto('/dashboard');
  await expect(bell(page, '1 notification non lue')).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Son des notifications' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  // A first click lets the page sound.
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('notificationSoundEnabled'))).toBe('false');

  await sendTo(admin, victim, 'Sans bruit');
  await expect(bell(page, '2 notifications non lues')).toBeVisible({ timeout: 3000 });
  await expect(page.getByText('Nouvelle notification\u00a0: 2 à lire')).toHaveRole('status');
  const silent = 'Nouvelle notification – Parade | Sans bruit : le texte.';
  await expect.poll(told).toEqual([silent]);

  await toggle.click();
  expect(await page.evaluate(() => localStorage.getItem('notificationSoundEnabled'))).toBe('true');
  await sendTo(admin, victim, 'Avec bruit');
  await expect(bell(page, '3 notifications non lues')).toBeVisible({ timeout: 3000 });
  await expect.poll(told).toHaveLength(4);
  expect((await told()).toSorted()).toEqual([
    'Nouvelle notification – Parade | Avec bruit : le texte.',
    silent,
    'sine 1000',
    'sine 800',
  ]);

  // From none to one is no rise: nothing sounds.
  await victim.api.post('/api/notifications/read-all', { data: {} });
  await expect(bell(page, 'Notifications')).toBeVisible();
  await sendTo(admin, victim, 'Encore une');
  await expect(bell(page, '1 notification non lue')).toBeVisible();
  expect(await told()).toHaveLength(4);

  // Nor does anything for who turned them off, on whatever page it was done.
  const url = '/api/me/preferences';
  const preferences = await (await victim.api.get(url)).json();
  const off = await victim.api.put(url, { data: { ...preferences, notifications: false } });
  expect(off.status()).toBe(200);
  await page.reload();
  await expect(bell(page, '1 notification non lue')).toBeVisible();
  await sendTo(admin, victim, 'Ni vue ni entendue');
  await expect(bell(page, '2 notifications non lues')).toBeVisible();
  expect(await told()).toEqual([]);
});

test('lead to their report, also through the sign-in; mails of before to its line', async ({
  page,
  victim,
  admin,
}) => {
  const { id } = await fileReport(victim, { title: 'Faux conseiller' });
  await fileReport(victim, { title: 'Fausse boutique' });
  const adminNote = 'Avez-vous le relevé d’octobre\u00a0?';
  await admin.api.put(`/api/admin/reports/${id}`, {
    data: { status: 'in_progress', adminNote, version: 1 },
  });
  const sought = page.getByRole('button', { name: 'Faux conseiller', expanded: true });

  await page.goto('/dashboard');
  const toNote = page.getByRole('link', { name: 'Lire sa note' });
  await expect(toNote).toHaveAttribute('href', `/reports/${id}`);
  await page.goto('/notifications');
  await expect(item(page, 'L’équipe vous a écrit')).toContainText(adminNote);
  await page.getByRole('link', { name: /^Voir mon signalement/ }).click();
  await expect(page).toHaveURL(`/reports/${id}`);
  await expect(page.getByText(adminNote).first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText(/Vous avez lu la note/)).toBeVisible();
  await expect(toNote).toBeHidden();

  await page.context().clearCookies();
  await page.setViewportSize(PHONE);
  await page.goto(`/reports/${id}`);
  await signIn(page, victim.email);
  await expect(page).toHaveURL(`/reports/${id}`);
  await page.goto(`/reports?signalement=${id}`);
  await expect(sought).toBeFocused();
  await expect(sought).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Fausse boutique' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expectFine(page);
});
