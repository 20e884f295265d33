/** The team: who comes, what they may do, and their own access. */
import { TOTP } from 'otpauth';
import { newClient } from '../../support/clients.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  test,
} from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import {
  aTeamOf,
  aWeekSinceAnybodyLeft,
  aWhileSinceSignIn,
  newMember,
} from '../../support/members.ts';
import { part, pressed, WITHOUT_PREVIEW } from '../../support/pages.ts';
import { fileReport, mailedLink, newEmail, PASSWORD, signInAs } from '../../support/people.ts';

test.describe('the team', () => {
  test('a content editor comes by invitation, lands on the first of their tabs and gets no further', async ({
    page,
    admin,
    product,
    browser,
  }) => {
    const email = newEmail('edition');
    await signInAs(page, admin);
    await page.goto('/admin/staff');
    await pressed(page, 'Inviter');
    await pressed(page, 'Envoyer l’invitation');
    await expect(page.getByText('Choisissez au moins une permission')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Nom complet').fill('Édith Noël');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Textes du site, alertes et listes').check();
    await pressed(page, 'Envoyer l’invitation');
    await expect(page.getByText(`Invitation envoyée à ${email}`)).toBeVisible();
    const invited = page.getByRole('row').filter({ hasText: email });
    await expect(invited).toContainText('Invité');
    await expect(invited).not.toContainText('Mot de passe seul');

    const context = await browser.newContext({ baseURL: product.url, viewport: WITHOUT_PREVIEW });
    const editor = await context.newPage();
    const invitation = await mailedLink(product, email, '/admin/invitation');
    await editor.goto(invitation);
    await expect(editor).toHaveURL(/\/admin\/invitation$/);
    await editor.getByLabel('Mot de passe', { exact: true }).fill('aaaaaaaaaaaaa');
    await editor.getByLabel('Confirmer le mot de passe').fill('autre');
    await pressed(editor, 'Enregistrer mon mot de passe');
    await expect(editor.getByText('Le mot de passe est trop faible')).toBeVisible();
    await expect(editor.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await editor.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await editor.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
    await expectAccessible(editor);
    await pressed(editor, 'Enregistrer mon mot de passe');
    await expect(editor).toHaveURL(/\/admin-login$/);
    await signIn(editor, email);
    await expect(editor).toHaveURL(/\/admin\/site-settings$/);
    await expect(editor.getByRole('tab')).toHaveText([
      /^Paramètres du site/,
      /^Alertes/,
      /^À confirmer/,
    ]);
    await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(editor);
    await editor.goto('/admin/users');
    await expect(editor).toHaveURL(/\/admin\/site-settings$/);
    for (const resource of ['reports', 'users', 'staff', 'notifications', 'audit-events']) {
      expect((await editor.request.get(`/api/admin/${resource}`)).status()).toBe(403);
    }
    // The link has done its work: it says so at once.
    await editor.goto(invitation);
    await expect(editor.getByText('Ce lien d’invitation a expiré ou a déjà servi.')).toBeVisible();
    await expect(editor.getByLabel('Mot de passe', { exact: true })).toHaveCount(0);
    await expectAccessible(editor);
    await editor.context().close();
  });

  test('changes permissions, tells of another’s change, and lets somebody go', async ({
    page,
    admin,
    product,
  }) => {
    const member = await newMember(product, admin, { manageReports: true });
    aTeamOf(product, admin, member);
    await signInAs(page, admin);
    await page.goto('/admin/staff');
    await page.getByRole('cell', { name: member.email }).click();
    const panel = page.getByRole('region', { name: /Accès de Solène/ });
    await panel.getByLabel('Textes du site, alertes et listes').check();
    await panel.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Permissions enregistrées')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const url = `/api/admin/staff/${member.uid}`;
    const record = await (await admin.api.get(url)).json();
    const permissions = { ...record.permissions, managePayments: true };
    expect((await admin.api.put(url, { data: { ...record, permissions } })).ok()).toBe(true);
    await expect(panel.getByText('Cette fiche a changé')).toBeVisible();
    await panel.getByRole('button', { name: 'Recharger la fiche' }).click();
    await expect(panel.getByLabel('Paiements, retraits et montants récupérés')).toBeChecked();

    await panel.getByRole('button', { name: 'Retirer de l’équipe…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer de l’équipe' }).click();
    await expect(page.getByText('Solène Kerbrat ne fait plus partie de l’équipe')).toBeVisible();
    await expect(panel).toBeHidden();
    expect((await member.api.get('/api/admin/reports')).ok()).toBe(false);
    aWeekSinceAnybodyLeft(product);
  });

  test('a page whose permissions were taken shows what is left, without a reload', async ({
    page,
    admin,
    product,
  }) => {
    const member = await newMember(product, admin, { manageUsers: true });
    await signInAs(page, member);
    await page.goto('/admin/users');
    await expect(page.getByRole('tab', { name: /^Utilisateurs/ })).toBeVisible();
    const url = `/api/admin/staff/${member.uid}`;
    const record = await (await admin.api.get(url)).json();
    const permissions = { ...record.permissions, manageUsers: false, manageReports: true };
    expect((await admin.api.put(url, { data: { ...record, permissions } })).ok()).toBe(true);
    await expect(page.getByRole('tab', { name: /^Signalements/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Utilisateurs/ })).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/reports/);
  });

  test('a colleague who lost their telephone is helped', async ({ page, admin, product }) => {
    const member = await newMember(product, admin, { manageReports: true });
    aTeamOf(product, admin, member);
    const { secret } = await (await member.api.post('/api/me/totp')).json();
    const code = new TOTP({ secret }).generate();
    const data = { code };
    expect((await member.api.post('/api/me/totp/confirmation', { data })).ok()).toBe(true);
    await signInAs(page, admin);
    await page.goto('/admin/staff');
    await page.getByRole('cell', { name: member.email }).click();
    await pressed(page, 'Retirer sa double authentification…');
    await expectAccessible(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Retirer la double authentification' }).click();
    await expect(
      page.getByText('La double authentification de Solène Kerbrat est retirée'),
    ).toBeVisible();
    await expect(page.getByText('Retirer sa double authentification…')).toBeHidden();
    expect((await member.api.get('/api/me')).status()).toBe(401);
  });
});

test.describe('one’s own access', () => {
  test('a second factor is proposed from the first sign-in, and can be put off', async ({
    page,
    admin,
    product,
  }) => {
    await fileReport(await newClient(product));
    const member = await newMember(product, admin, { manageReports: true });
    await signInAs(page, member);
    await page.goto('/admin');
    const proposal = part(page, 'Double authentification');
    await expect(proposal).toContainText('Protégez votre accès par un code de votre téléphone');
    await expect(page.getByRole('table', { name: 'Signalements' })).toBeVisible();
    await expectAccessible(page);
    await pressed(page, 'Plus tard');
    await expect(proposal).toBeHidden();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Signalements' })).toBeVisible();
    await expect(proposal).toBeHidden();
    // Until the next session.
    await pressed(page, 'Déconnexion');
    await signIn(page, member.email);
    await pressed(page, 'Activer maintenant');
    await expect(page.getByRole('dialog', { name: 'Double authentification' })).toBeVisible();
  });

  test('what is sensitive asks for the password where the sign-in was a while ago', async ({
    page,
    admin,
    product,
  }) => {
    const member = await newMember(product, admin, { manageReports: true });
    aWhileSinceSignIn(product, member);
    await signInAs(page, member);
    await page.goto('/admin');
    const asked = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await pressed(page, 'Activer maintenant');
    await pressed(page, 'Activer la double authentification');
    await expectFine(page);
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await expect(page.getByText('Confirmez d’abord que c’est bien vous')).toBeVisible();

    await pressed(page, 'Réessayer');
    const password = asked.getByLabel('Mot de passe actuel');
    await expect(password).toBeFocused();
    await password.fill('un-autre-mot-de-passe');
    await password.press('Enter');
    await expect(asked.getByText('Mot de passe actuel incorrect')).toBeVisible();
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(asked).toBeHidden();
    await expect(page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  });

  test('a second factor is set up, asked at sign-in, and taken off', async ({
    page,
    admin,
    product,
  }) => {
    const member = await newMember(product, admin, { manageReports: true });
    await signInAs(page, member);
    await page.goto('/admin');
    await pressed(page, 'Double authentification');
    await pressed(page, 'Activer la double authentification');
    await expect(page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
    await expectAccessible(page);
    const secret = (await page.locator('code').textContent())?.replace(/\s/g, '');
    await pressed(page, 'Activer');
    await expect(page.getByText('Saisissez les six chiffres de votre application')).toBeVisible();
    await expect(page.getByText('code de secours')).toHaveCount(0);
    await page.getByLabel('Code de vérification').fill(new TOTP({ secret }).generate());
    await pressed(page, 'Activer');
    await expect(page.getByText('Vos codes de secours')).toBeVisible();
    const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    // Shown once: nothing but the person's own word takes them away.
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(page.getByText('Vos codes de secours')).toBeVisible();
    await pressed(page, 'J’ai gardé mes codes');
    // What went well is said, and does not stay for ever.
    const done = page.getByText('Double authentification activée');
    await expect(done).toBeVisible();
    await expect(done).toBeHidden({ timeout: 15_000 });
    await pressed(page, 'Déconnexion');

    await expect(page).toHaveURL(/\/admin-login/);
    await signIn(page, member.email);
    await page.getByLabel('Code de vérification').fill('000000');
    await pressed(page, 'Se connecter');
    await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code de vérification').fill('12 34');
    await pressed(page, 'Se connecter');
    await expect(page.getByText(/^Saisissez les six chiffres/)).toBeVisible();
    await expect(page.getByText('Ce code n’est pas le bon')).toBeHidden();
    // The next step of the clock: the one of the set-up is spent.
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    await page.getByLabel('Code de vérification').fill(next);
    await pressed(page, 'Se connecter');
    await expect(page).toHaveURL(/\/admin/);
    await pressed(page, 'Déconnexion');
    await signIn(page, member.email);
    await page.getByLabel('Code de vérification').fill(codes[0]?.replace('-', ' ') ?? '');
    await pressed(page, 'Se connecter');

    await pressed(page, 'Double authentification');
    await expect(page.getByText(/Il vous reste 9\scodes de secours/)).toBeVisible();
    await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
    await pressed(page, 'Retirer la double authentification');
    await expect(page.getByText('Double authentification retirée')).toBeHidden();
    await page.getByLabel('Code de vérification').fill(codes[1] ?? '');
    await pressed(page, 'Retirer la double authentification');
    await expect(page.getByText('Double authentification retirée')).toBeVisible();
    // Or it is closed, and the keyboard goes on from there.
    await page.getByRole('button', { name: 'Fermer', exact: true }).press('Enter');
    await expect(page.getByText('Double authentification retirée')).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-live'))).toBe(
      'polite',
    );
  });

  test('the password changes with its sentences; other devices are signed out', async ({
    page,
    admin,
    product,
  }) => {
    const member = await newMember(product, admin, { manageReports: true });
    await page.goto('/admin-login');
    await signIn(page, member.email);
    await expect(page).toHaveURL(/\/admin\/reports$/);
    await pressed(page, 'Changer le mot de passe');
    await pressed(page, 'Enregistrer');
    await expect(page.getByText('Veuillez entrer votre mot de passe actuel')).toBeVisible();
    const fill = async (current: string, next: string, again = next) => {
      await page.getByLabel('Mot de passe actuel').fill(current);
      await page.getByLabel('Nouveau mot de passe').fill(next);
      await page.getByLabel('Confirmer le mot de passe').fill(again);
      await pressed(page, 'Enregistrer');
    };
    await fill(PASSWORD, 'court', 'autre');
    await expect(
      page.getByText('Le nouveau mot de passe doit contenir au moins 6 caractères'),
    ).toBeVisible();
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await fill('ce-n-est-pas-lui', 'girafe-minuit-parapluie-31');
    await expect(page.getByText('Mot de passe actuel incorrect')).toBeVisible();
    await fill(PASSWORD, PASSWORD);
    await expect(page.getByLabel('Nouveau mot de passe')).toHaveAccessibleDescription(
      /^Choisissez un mot de passe différent de l’actuel/,
    );
    await fill(PASSWORD, 'aaaaaaaaaaaaa', 'autre');
    await expect(page.getByText('Le mot de passe est trop faible')).toBeVisible();
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await expectAccessible(page);
    await fill(PASSWORD, 'girafe-minuit-parapluie-31');
    await expect(page.getByText('Mot de passe mis à jour avec succès')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: /Signalements/ })).toBeVisible();
    expect((await member.api.get('/api/admin/reports')).status()).toBe(401);
  });
});
