import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../../../contract/staff.ts';
import {
  aDayLater,
  approvalsOf,
  confirm,
  leaveDemonstration,
  reject,
  secondPerson,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let boss: Person;
let member: Person;
beforeEach(async () => {
  world = await createWorld();
  boss = await world.staff();
  member = await world.staff(['manageReports']);
});
afterEach(() => world.end());

const grant = (...names: Permission[]) =>
  Object.fromEntries(PERMISSIONS.map((name) => [name, names.includes(name)]));
const of = async (id: string) => (await boss.get(`/api/admin/staff/${id}`)).body;
const change = async (permissions: object, by = boss) => {
  const { version } = await of(member.uid);
  return by.put(`/api/admin/staff/${member.uid}`, { permissions, version });
};
const waiting = (reader: Person) => waitingFor(reader, `staff/${member.uid}`);

describe('granting money, settings or the team', () => {
  it('waits for somebody else who holds it; the rest, and what is lost, is at once', async () => {
    const second = await secondPerson(world);
    const all = grant('manageUsers', 'managePayments', 'systemSettings');
    expect((await change(all)).body.permissions).toEqual(grant());
    const [waits] = (await approvalsOf(second)).items;
    expect(waits?.changes).toMatchObject([
      { before: 'non', after: 'oui' },
      { before: 'non', after: 'oui' },
      { before: 'non', after: 'oui' },
    ]);
    expect((await confirm(boss, waits?.id)).body.code).toBe('second_person_required');
    expect((await confirm(second, waits?.id)).status).toBe(204);
    expect((await of(member.uid)).permissions).toEqual(all);
  });

  it('is the word of two for who may confirm the team’s changes: no puppet takes a factor off', async () => {
    const victim = await secondPerson(world, ['manageReports', 'manageUsers']);
    const invited = await boss.post('/api/admin/staff', {
      name: 'Noé Vidal',
      email: 'noe@exemple.fr',
      permissions: grant('manageReports', 'manageUsers'),
    });
    expect(invited.body).toMatchObject({ permissions: grant('manageReports') });
    const id = await waitingFor(victim, `staff/${invited.body.id}`);
    expect((await reject(victim, id)).status).toBe(204);
    expect((await change(grant('manageReports', 'manageUsers'))).body.permissions).toEqual(
      grant('manageReports'),
    );
  });

  it('is confirmed neither by whom it is for, nor by who does not hold it', async () => {
    await secondPerson(world);
    const puppet = await secondPerson(world, ['manageUsers']);
    await change(grant('managePayments'));
    const id = await waiting(puppet);
    expect((await approvalsOf(puppet)).items[0]?.mayConfirm).toBe(false);
    expect((await confirm(puppet, id)).body.code).toBe('permission_denied');
    await world.db
      .updateTable('admins')
      .set({ manageUsers: 1, managePayments: 1 })
      .where('userId', '=', member.uid)
      .execute();
    expect((await confirm(member, id)).body.code).toBe('own_affair');
  });

  it('is alone where nobody else holds as much: a puppet is no second person', async () => {
    await secondPerson(world, ['manageUsers']);
    await leaveDemonstration(world, boss);
    await change(grant('managePayments'));
    expect((await approvalsOf(boss)).items[0]?.dueAt).not.toBeNull();
    expect((await of(member.uid)).permissions).toEqual(grant());
    await aDayLater(world);
    expect((await of(member.uid)).permissions).toEqual(grant('managePayments'));
  });

  it('waits for whoever holds it already, although they manage no users', async () => {
    const treasurer = await secondPerson(world, ['managePayments']);
    const invite = async (email: string) => {
      const permissions = grant('managePayments');
      const { body } = await boss.post('/api/admin/staff', {
        name: 'Noé Vidal',
        email,
        permissions,
      });
      expect(body).toMatchObject({ status: 'invited', permissions: grant() });
      return { id: String(body.id), waits: await waitingFor(treasurer, `staff/${body.id}`) };
    };
    const puppet = await invite('noe@exemple.fr');
    expect((await world.mailsTo(treasurer.email)).at(-1)?.subject).toMatch(/^À confirmer/);
    expect((await reject(treasurer, puppet.waits)).status).toBe(204);
    expect((await of(puppet.id)).permissions).toEqual(grant());
    const colleague = await invite('nora@exemple.fr');
    expect((await confirm(boss, colleague.waits)).body.code).toBe('second_person_required');
    expect((await confirm(treasurer, colleague.waits)).status).toBe(204);
    expect((await of(colleague.id)).permissions).toEqual(grant('managePayments'));
  });

  it('is confirmed by a holder of each permission: one is no word for the other', async () => {
    const honest = await secondPerson(world, ['systemSettings', 'manageReports']);
    const puppet = await secondPerson(world, ['manageUsers', 'managePayments']);
    const all = grant('manageUsers', 'managePayments', 'systemSettings');
    expect((await change(all)).body.permissions).toEqual(grant());
    expect((await change(all)).body.code).toBe('approval_waiting');
    const object = `staff/${member.uid}`;
    expect((await confirm(puppet, await waitingFor(puppet, `${object}/manageUsers`))).status).toBe(
      204,
    );
    const payments = await waitingFor(puppet, `${object}/managePayments`);
    const settings = await waitingFor(honest, `${object}/systemSettings`);
    expect((await approvalsOf(puppet)).items).toHaveLength(1);
    expect((await approvalsOf(honest)).items).toHaveLength(1);
    expect((await world.mailsTo(honest.email)).at(-1)?.subject).toMatch(/^À confirmer/);
    expect((await confirm(puppet, settings)).body.code).toBe('approval_decided');
    expect((await confirm(puppet, payments)).status).toBe(204);
    expect((await of(member.uid)).permissions).toEqual(grant('manageUsers', 'managePayments'));
    expect((await confirm(honest, settings)).status).toBe(204);
    expect((await of(member.uid)).permissions).toEqual(all);
  });

  it('waits for who still holds it, after a day too, once a colleague was stripped', async () => {
    const colleague = await secondPerson(world);
    const honest = await secondPerson(world, ['systemSettings', 'manageReports']);
    const puppet = await secondPerson(world, ['manageUsers']);
    await leaveDemonstration(world, boss);
    const taken = await boss.put(`/api/admin/staff/${colleague.uid}`, {
      permissions: grant('manageReports'),
      version: (await of(colleague.uid)).version,
    });
    expect(taken.status).toBe(200);
    const { version } = await of(puppet.uid);
    await boss.put(`/api/admin/staff/${puppet.uid}`, {
      permissions: grant('manageUsers', 'managePayments'),
      version,
    });
    await aDayLater(world);
    expect((await of(puppet.uid)).permissions).toEqual(grant('manageUsers', 'managePayments'));
    await change(grant('managePayments', 'systemSettings'));
    await aDayLater(world);
    expect((await of(member.uid)).permissions).toEqual(grant());
    expect(await waitingFor(honest, `staff/${member.uid}/systemSettings`)).toBeDefined();
    expect((await approvalsOf(puppet)).items.map(({ object }) => object)).toEqual([
      `staff/${member.uid}/managePayments`,
    ]);
  });

  it('counts who lost the permission alone, and held nothing else, as a colleague still', async () => {
    const treasurer = await secondPerson(world, ['managePayments']);
    const { version } = await of(treasurer.uid);
    const path = `/api/admin/staff/${treasurer.uid}`;
    await boss.put(path, { permissions: grant('manageReports'), version });
    expect((await change(grant('managePayments'))).body.permissions).toEqual(grant());
    expect((await approvalsOf(boss)).items[0]?.dueAt).not.toBeNull();
  });

  it('is asked of a holder who comes in before the day is over', async () => {
    await leaveDemonstration(world, boss);
    await change(grant('systemSettings'));
    const honest = await secondPerson(world, ['systemSettings']);
    await aDayLater(world);
    expect((await of(member.uid)).permissions).toEqual(grant());
    const id = await waitingFor(honest, `staff/${member.uid}`);
    expect((await approvalsOf(honest)).items[0]).toMatchObject({ dueAt: null, mayConfirm: true });
    expect((await reject(honest, id)).status).toBe(204);
  });

  it('waits at an invitation, too', async () => {
    await secondPerson(world);
    const { body } = await boss.post('/api/admin/staff', {
      name: 'Noé Vidal',
      email: 'noe@exemple.fr',
      permissions: grant('manageReports', 'managePayments'),
    });
    expect(body).toMatchObject({ status: 'invited', permissions: grant('manageReports') });
    expect(await waitingFor(boss, `staff/${body.id}`)).toBeDefined();
  });

  it('leaves no way out of taking a permission away at once and alone', async () => {
    await secondPerson(world);
    await world.db
      .updateTable('admins')
      .set({ manageUsers: 1, managePayments: 1 })
      .where('userId', '=', member.uid)
      .execute();
    const { body } = await change(grant('manageReports'));
    expect(body.permissions).toEqual(grant('manageReports'));
    expect((await approvalsOf(boss)).items).toEqual([]);
  });

  it('tells who is removed, before somebody is alone', async () => {
    const second = await secondPerson(world);
    await boss.delete(`/api/admin/staff/${second.uid}`);
    expect((await world.mailsTo(second.email)).at(-1)?.subject).toMatch(/a été retiré$/);
  });

  it('leaves nobody alone at once who removed, or demoted, the colleague who could confirm', async () => {
    const removed = await secondPerson(world);
    await boss.delete(`/api/admin/staff/${removed.uid}`);
    const { body } = await change(grant('managePayments'));
    expect(body.permissions).toEqual(grant());
    const [waits] = (await approvalsOf(boss)).items;
    expect(waits?.dueAt).not.toBeNull();
    await world.db
      .updateTable('audit_events')
      .set({ at: new Date(Date.now() - 8 * 24 * 3_600_000).toISOString() })
      .execute();
    await reject(boss, waits?.id);
    expect((await change(grant('managePayments'))).body.permissions).toEqual(
      grant('managePayments'),
    );

    const demoted = await secondPerson(world);
    const { version } = await of(demoted.uid);
    const path = `/api/admin/staff/${demoted.uid}`;
    await boss.put(path, { permissions: grant('manageReports'), version });
    const { body: again } = await change(grant('managePayments', 'systemSettings'));
    expect(again.permissions).toEqual(grant('managePayments'));
  });

  it('never takes the last administrator away', async () => {
    const second = await secondPerson(world);
    await second.delete(`/api/admin/staff/${boss.uid}`);
    const { body } = await second.get(`/api/admin/staff/${second.uid}`);
    const { version } = body;
    const own = await second.put(`/api/admin/staff/${second.uid}`, {
      permissions: grant('manageUsers'),
      version,
    });
    expect(own.body.code).toBe('own_account');
  });
});

describe('somebody else’s second factor', () => {
  const enrol = async (person: Person) => {
    const { body } = await person.post('/api/me/totp');
    const code = new TOTP({ secret: String(body.secret) }).generate();
    await person.post('/api/me/totp/confirmation', { code });
  };
  const remove = () => boss.post(`/api/admin/staff/${member.uid}/totp-removal`, {});

  it('stays until another colleague confirmed its removal, who is not the one who lost it', async () => {
    const second = await secondPerson(world);
    await enrol(member);
    expect((await remove()).body.totpEnabled).toBe(true);
    expect((await world.mailsTo(member.email)).at(-1)?.subject).not.toMatch(/retirée/);
    const id = await waitingFor(second, `staff/${member.uid}/totp`);
    expect((await confirm(second, id)).status).toBe(204);
    expect((await of(member.uid)).totpEnabled).toBe(false);
    expect((await world.mailsTo(member.email)).at(-1)?.subject).toMatch(/retirée/);
    expect((await member.get('/api/me')).status).toBe(401);
  });

  it('comes off after a day where only the two of them are left', async () => {
    await leaveDemonstration(world, boss);
    await enrol(member);
    await world.db.updateTable('users').set({ lastLoginAt: new Date().toISOString() }).execute();
    await remove();
    const [waits] = (await approvalsOf(boss)).items;
    expect(waits?.dueAt).not.toBeNull();
    await aDayLater(world);
    expect((await of(member.uid)).totpEnabled).toBe(false);
  });
});
