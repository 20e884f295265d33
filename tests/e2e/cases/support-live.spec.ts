/** A conversation with both sides looking on: neither page is ever loaded again. */
import { expect, PHONE, test } from '../../support/fixtures.ts';
import { bell, mark, stayed } from '../../support/live.ts';
import { pressed } from '../../support/pages.ts';

const SUBJECT = 'Un numéro inconnu m’appelle';

// The person holds a phone; the office has a desk.
test.use({ viewport: PHONE });

test('what one side writes, the other side reads at once', async ({ page, victim, office }) => {
  await office.goto('/admin/support-tickets');
  await office.getByLabel('Rechercher').fill(victim.email);
  await expect(office.getByText('Aucun ticket de support')).toBeVisible();
  await page.goto('/support');
  await expect(page.getByText('Aucun ticket de support pour le moment')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('1 notification non lue');
  await mark(office);
  await mark(page);

  await page.getByLabel('Sujet').fill(SUBJECT);
  await page.getByLabel('Message', { exact: true }).fill('Il se dit de chez vous. Que faire ?');
  await pressed(page, 'Envoyer le ticket');
  await expect(page.getByText('Ticket créé avec succès')).toBeVisible();
  const line = office.getByRole('button', { name: SUBJECT });
  await expect(line).toBeVisible();
  const preview = office.getByRole('list', { name: 'Derniers échanges' }).getByRole('listitem');
  await expect(preview).toHaveText([/Éloïse Marchand.*Il se dit de chez vous/]);

  await line.click();
  const panel = office.getByRole('region', { name: `Ticket «\u00a0${SUBJECT}\u00a0»` });
  const theirs = panel.getByRole('log', { name: 'Conversation' });
  await expect(theirs).toContainText('Que faire ?');
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await own.getByRole('button', { name: SUBJECT }).click();
  const said = page.getByRole('log', { name: 'Conversation' });
  await page.getByLabel('Répondre au support').fill('Il rappelle à l’instant.');
  await pressed(page, 'Répondre');
  await expect(page.getByText('Réponse envoyée avec succès')).toBeVisible();
  await expect(theirs).toContainText('Il rappelle à l’instant.');
  await expect(preview).toHaveText([/Il se dit de chez vous/, /Il rappelle à l’instant/]);

  await panel.getByLabel('Message').fill('Raccrochez : ce n’est pas nous.');
  await panel.getByRole('button', { name: 'Répondre' }).click();
  await expect(
    said.getByRole('listitem').filter({ hasText: 'Raccrochez : ce n’est pas nous.' }),
  ).toHaveText(/^Support · /);
  await expect(said).not.toContainText('Camille');
  // It was read where it came in, and the bell knows.
  const told = async () =>
    (await (await victim.api.get('/api/notifications')).json()).items.map(
      ({ category, read }: { category: string; read: boolean }) => `${category} ${read}`,
    );
  await expect.poll(told).toEqual(['support_message true', 'welcome false']);
  await expect(bell(page)).toHaveAccessibleName('1 notification non lue');
  await expect(own).toContainText('En cours');
  await expect(preview.last()).toContainText('Raccrochez : ce n’est pas nous.');

  await page.getByLabel('Répondre au support').fill('Je n’ai pas fini');
  await panel.getByLabel('Statut').selectOption('Fermé');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(own).toContainText('il ne reçoit plus de réponse');
  await expect(own).toContainText('Ce que vous écriviez n’est pas perdu');
  await expect(page.getByRole('button', { name: 'Répondre', exact: true })).toHaveCount(0);
  await expect(panel.getByText(/Ce ticket est fermé/)).toBeVisible();
  expect([await stayed(page), await stayed(office)]).toEqual([true, true]);
});
