/** A change where nobody else holds the permission. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aDayLater,
  approvalsOf,
  confirm,
  leaveDemonstration,
  reject,
  secondPerson,
} from '../../../tests/features/approvals.ts';
import { ADDRESSES } from '../../../tests/features/payment-settings.ts';
import { OTHER, type WalletScene, walletScene } from '../../../tests/features/wallet-changes.ts';
import { newId } from '../../platform/ids.ts';

let { world, staff, colleague, wallet, change, proposed, subjects } = {} as WalletScene;
beforeEach(async () => {
  ({ world, staff, colleague, wallet, change, proposed, subjects } = await walletScene());
});
afterEach(() => world.end());

describe('a team of one', () => {
  it('does not wait in a demonstration', async () => {
    await change();
    expect(await wallet()).toBe(OTHER);
    expect(await approvalsOf(staff)).toMatchObject({ items: [], isDemonstration: true });
  });

  it('waits a day outside of one, mailed at both ends', async () => {
    await leaveDemonstration(world, staff);
    const id = await proposed();
    expect((await confirm(staff, id)).body.code).toBe('second_person_required');
    await aDayLater(world, 23);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    await aDayLater(world);
    expect(await wallet()).toBe(OTHER);
    const told = await subjects(staff);
    expect(told.some((subject) => subject.startsWith('À confirmer'))).toBe(true);
    expect(told.at(-1)).toMatch(/^Changement en vigueur/);
    await aDayLater(world);
    expect(await wallet()).toBe(OTHER);
  });

  it('is watched by the whole team: a thief alone with a permission is seen', async () => {
    const watching = await secondPerson(world, ['manageReports']);
    await leaveDemonstration(world, staff);
    await proposed();
    expect((await subjects(watching)).at(-1)).toMatch(/^À confirmer/);
    await aDayLater(world);
    expect((await subjects(watching)).at(-1)).toMatch(/^Changement en vigueur/);
  });

  it('may be told no by everybody of it, who confirm nothing by that', async () => {
    const watching = await secondPerson(world, ['manageReports']);
    await leaveDemonstration(world, staff);
    const id = await proposed();
    const [seen] = (await approvalsOf(watching)).items;
    expect(seen).toMatchObject({ id, mayConfirm: false, changes: [{ after: OTHER }] });
    expect((await confirm(watching, id)).body.code).toBe('permission_denied');
    expect((await reject(watching, id)).status).toBe(204);
    await aDayLater(world);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
  });

  it('shows of a client’s affair no more than the mail to who lacks the permission', async () => {
    const watching = await secondPerson(world, ['manageReports']);
    await leaveDemonstration(world, staff);
    const { uid } = await world.client();
    const at = world.services.now().toISOString();
    await world.db
      .insertInto('approvals')
      .values({
        ...{ id: newId(), kind: 'ledger.balance', object: 'x', permissions: 'managePayments' },
        ...{ title: 'Montant récupéré', input: '{}', userId: uid, proposedBy: staff.uid },
        ...{ changes: JSON.stringify([{ what: 'le montant', before: null, after: '900 €' }]) },
        ...{ proposedAt: at, dueAt: at },
      })
      .execute();
    expect((await approvalsOf(watching)).items).toMatchObject([{ changes: [] }]);
    expect((await approvalsOf(staff)).items).toMatchObject([{ changes: [{ after: '900 €' }] }]);
  });

  it('waits for whoever joined meanwhile', async () => {
    await leaveDemonstration(world, staff);
    await proposed();
    const second = await colleague();
    await aDayLater(world);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await approvalsOf(second)).items).toMatchObject([{ dueAt: null, mayConfirm: true }]);
  });

  it('that was two until lately tells whoever is gone, without a word of what changes', async () => {
    const removed = await colleague();
    const boss = await secondPerson(world);
    expect((await boss.delete(`/api/admin/staff/${removed.uid}`)).status).toBe(200);
    await world.db
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', boss.uid)
      .execute();
    expect((await change()).status).toBe(200);
    await aDayLater(world);
    expect(await wallet()).toBe(OTHER);
    for (const person of [removed, boss]) {
      const mails = (await world.mailsTo(person.email)).slice(-2);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Un changement sensible/),
        expect.stringMatching(/^Un changement sensible/),
      ]);
      expect(mails[0]?.text).toContain(`(${staff.email}) propose un changement sensible`);
      expect(mails[1]?.text).toContain('est en vigueur');
      expect(mails.map(({ text }) => text).join()).not.toContain(OTHER);
    }
    expect((await subjects(staff)).filter((one) => one.startsWith('Un changement'))).toEqual([]);
  });

  it('begins anew where the hour passed unwatched, as in a restored backup', async () => {
    await leaveDemonstration(world, staff);
    await proposed();
    await aDayLater(world, 50);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await subjects(staff)).at(-1)).toMatch(/^Toujours à confirmer/);
    const [waiting] = (await approvalsOf(staff)).items;
    expect(Date.parse(waiting?.dueAt ?? '')).toBeGreaterThan(Date.now() + 70 * 3_600_000);
  });

  it('rejects what cannot be applied any more, or whose proposer is blocked', async () => {
    await leaveDemonstration(world, staff);
    await proposed();
    await world.db.updateTable('payment_settings').set({ version: 9 }).execute();
    await aDayLater(world);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await approvalsOf(staff)).items).toEqual([]);
  });
});
