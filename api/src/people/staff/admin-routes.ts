import {
  staffInvitation,
  staffMember as staffMemberShape,
  staffUpdate,
} from '../../../contract/staff.ts';
import { staff } from '../../platform/http/access.ts';
import { created, done, ok } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { PROPOSAL_ERRORS } from '../approvals/propose.ts';
import { memberColumns } from './csv.ts';
import { inviteAgain, inviteStaff } from './invite.ts';
import { presentMember, staffList, staffMember } from './members.ts';
import { removeStaff } from './remove.ts';
import { removeTotpOf } from './remove-totp.ts';
import { updateStaff } from './update.ts';

const access = staff('manageUsers');

export const staffAdminRoutes = routes(
  'staff',
  listRoutes('GET /api/admin/staff', {
    summary: 'The team',
    access,
    list: staffList,
    item: staffMemberShape,
    present: presentMember,
    csv: { file: 'equipe', of: 'staff', columns: memberColumns },
  }),
  route('GET /api/admin/staff/{id}', {
    summary: 'One staff member',
    access,
    answer: ok(staffMemberShape, 'The member'),
    errors: ['not_found'],
    handle: ({ services, id }) => staffMember(services.db, id),
  }),
  route('POST /api/admin/staff', {
    summary: 'Invite somebody by mail',
    access,
    body: staffInvitation,
    answer: created(staffMemberShape, 'The member, invited'),
    errors: ['more_permissions', 'email_taken'],
    handle: ({ services, actor, body }) => inviteStaff(services, actor, body),
  }),
  route('PUT /api/admin/staff/{id}', {
    summary: 'Set the permissions; other fields of the record are ignored',
    access,
    body: staffUpdate,
    answer: ok(staffMemberShape, 'The member as it is now'),
    errors: [
      'not_found',
      'more_permissions',
      'own_account',
      'last_administrator',
      'stale_version',
      ...PROPOSAL_ERRORS,
    ],
    handle: ({ services, actor, id, body }) => updateStaff(services, actor, id, body),
  }),
  route('DELETE /api/admin/staff/{id}', {
    summary: 'Remove from the team; the account is disabled',
    access,
    answer: ok(staffMemberShape, 'The member as it was'),
    errors: ['not_found', 'more_permissions', 'own_account', 'last_administrator'],
    handle: ({ services, actor, id }) => removeStaff(services, actor, id),
  }),
  route('POST /api/admin/staff/{id}/invitation', {
    summary: 'Send the invitation again',
    access,
    body: emptyBody,
    answer: done('On its way; nothing for who followed it already'),
    errors: ['not_found', 'more_permissions', 'own_account'],
    handle: ({ services, actor, id }) => inviteAgain(services, actor, id),
  }),
  route('POST /api/admin/staff/{id}/totp-removal', {
    summary: 'Take off the second factor of a colleague who lost theirs; their sessions end',
    access,
    body: emptyBody,
    answer: ok(staffMemberShape, 'The member as it is now; a repeat changes nothing'),
    errors: ['not_found', 'more_permissions', 'own_account', ...PROPOSAL_ERRORS],
    handle: ({ services, actor, id }) => removeTotpOf(services, actor, id),
  }),
);
