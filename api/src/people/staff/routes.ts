import { mailedToken } from '../../../contract/auth.ts';
import { invitationAcceptance } from '../../../contract/staff.ts';
import { anybody } from '../../platform/http/access.ts';
import { done } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { route, routes } from '../../platform/http/route.ts';
import { requireOpenLink } from '../../platform/tokens.ts';
import { acceptInvitation } from './accept.ts';

export const staffRoutes = routes(
  'staff',
  route('POST /api/staff-invitation/link', {
    summary: 'Whether the token of the mail still opens something; uses nothing up',
    access: anybody,
    body: mailedToken,
    limits: ({ c }) => [['linkAddress', clientAddress(c)]],
    answer: done('It does'),
    errors: ['link_expired'],
    handle: ({ services, body }) => requireOpenLink(services, 'staff_invitation', body.token),
  }),
  route('POST /api/staff-invitation', {
    summary: 'Follow an invitation: choose the password, with the token of the mail',
    access: anybody,
    body: invitationAcceptance,
    limits: ({ c }) => [['linkAddress', clientAddress(c)]],
    answer: done('The access is open; does not sign in'),
    errors: ['link_expired'],
    handle: ({ services, body }) => acceptInvitation(services, body),
  }),
);
