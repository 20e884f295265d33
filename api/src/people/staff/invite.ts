import type { z } from 'zod';
import type { StaffMember, staffInvitation } from '../../../contract/staff.ts';
import { fold } from '../../../contract/text.ts';
import type { Actor, Person, Services } from '../../platform/context.ts';
import { newToken } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { tokenLink } from '../../platform/mail/links.ts';
import { issueToken } from '../../platform/tokens.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { hashPassword } from '../auth/passwords.ts';
import { changeUser, publishStaff } from '../users/client.ts';
import { asEmailTaken, createUser, emailTaken } from '../users/create.ts';
import { storedPermissions } from '../users/permissions.ts';
import { proposeGrant, withoutWaiting } from './grant.ts';
import { invitationMail } from './mails.ts';
import { staffMember } from './members.ts';
import { lockTeam, requireMayChange, requireMayGrant } from './team.ts';

type Input = z.output<typeof staffInvitation>;

/**
 * Takes somebody into the team and mails the invitation. Until it is followed
 * no password fits; money, settings and the team are theirs once somebody else who
 * holds them confirmed it. Errors: `more_permissions`, `email_taken` for the address
 * of a client or of staff.
 */
export async function inviteStaff(
  services: Services,
  actor: Person,
  input: Input,
): Promise<StaffMember> {
  const { name, email, permissions } = input;
  const passwordHash = await hashPassword(newToken());
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    requireMayGrant(await lockTeam(trx), actor, permissions);
    const id = await accountFor(unit, { name, email, passwordHash });
    const held = { before: null, wanted: permissions };
    const { now, waiting } = await withoutWaiting(unit, actor, null, held);
    await trx
      .insertInto('admins')
      .values({
        userId: id,
        email,
        name,
        role: 'admin',
        ...storedPermissions(now),
        createdAt: at,
        createdBy: actor.id,
      })
      .execute();
    const after = { name, email, ...now };
    await unit.audit('invite', 'staff', id, { after });
    await mailInvitation(services, unit, actor, { id, email });
    await proposeGrant(services, unit, actor, { id, name, email }, waiting);
    publishStaff(unit, id);
    return staffMember(trx, id);
  }).catch(asEmailTaken);
}

interface Invited {
  name: string;
  email: string;
  passwordHash: string;
}

/** A new account; or that of a former staff member, who was never a client. */
async function accountFor(unit: UnitOfWork, invited: Invited): Promise<string> {
  const { trx, at } = unit;
  const { name, email, passwordHash } = invited;
  const known = await trx
    .selectFrom('users')
    .select(['id', 'role', 'status', 'termsAcceptedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!known) {
    const user = { ...invited, phone: '', address: '', terms: null };
    return createUser(trx, { ...user, role: 'admin' }, at);
  }
  const former = known.role === 'user' && known.status === 'disabled';
  if (!former || known.termsAcceptedAt !== null) throw emailTaken();
  await changeUser(unit, known.id, {
    name,
    nameFolded: fold(name),
    passwordHash,
    role: 'admin',
    status: 'active',
    deletedAt: null,
    deletedBy: null,
    deletedByEmail: null,
  });
  await trx.deleteFrom('sessions').where('userId', '=', known.id).execute();
  return known.id;
}

/** Sends the invitation again; the link of before stops working. Nothing for who followed it. */
export async function inviteAgain(
  services: Services,
  actor: Actor & { id: string },
  id: string,
): Promise<void> {
  await work(services, actor, async (unit) => {
    const member = requireMayChange(await lockTeam(unit.trx), actor, id);
    if (member.acceptedAt !== null) return;
    const { email } = await staffMember(unit.trx, id);
    await unit.audit('invite-again', 'staff', id);
    await mailInvitation(services, unit, actor, { id, email });
  });
}

/** Writes the invitation to the outbox; its link takes the place of the one before. */
export async function mailInvitation(
  { env }: Services,
  unit: UnitOfWork,
  inviter: Actor,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = await issueToken(unit.trx, 'staff_invitation', unit.at, id);
  const link = tokenLink(env, 'staff_invitation', token);
  await enqueueMail(unit, email, invitationMail(inviter.name, link));
}
