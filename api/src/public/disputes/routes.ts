import { z } from 'zod';
import {
  disputeConfirmation,
  disputeConfirmed,
  disputeLink,
  newDispute,
} from '../../../contract/disputes.ts';
import { knownDevice } from '../../people/auth/known-devices.ts';
import { anybody } from '../../platform/http/access.ts';
import { accepted, ok } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { route, routes } from '../../platform/http/route.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import { confirmDispute, readDisputeLink } from './confirm.ts';
import { openDispute } from './open.ts';

export const disputeRoutes = routes(
  'disputes',
  route('POST /api/alerts/{id}/disputes', {
    summary: 'Say that an alert is wrong; it counts once the address is confirmed',
    access: anybody,
    body: newDispute,
    limits: async ({ body: { email }, ...visitor }) => {
      const [device, address] = [await knownDevice(visitor, email), clientAddress(visitor.c)];
      if (device) return [['disputeDevice', pairOf(email, device)]];
      return [
        ['disputeAddress', address],
        ['disputePair', pairOf(email, address)],
      ];
    },
    answer: accepted(z.object({}), 'A mail with a link is on its way; the same for every address'),
    errors: ['not_found', 'foreign_origin'],
    async handle({ id, body, ...visitor }) {
      const { services } = visitor;
      const device = await knownDevice(visitor, body.email);
      if (!device) await services.limits.slow('disputeEmail', body.email);
      await openDispute(services, id, body);
      return {};
    },
  }),
  route('POST /api/disputes/link', {
    summary:
      'Which alert the token of the mail is about; changes nothing, so that a mail scanner confirms nothing',
    access: anybody,
    body: disputeConfirmation,
    limits: ({ c }) => [['linkAddress', clientAddress(c)]],
    answer: ok(disputeLink, 'The alert'),
    errors: ['link_expired', 'foreign_origin'],
    handle: ({ services, body }) => readDisputeLink(services, body.token),
  }),
  route('POST /api/disputes/confirmation', {
    summary: 'Open a dispute with the token of the mail',
    access: anybody,
    body: disputeConfirmation,
    limits: ({ c }) => [['linkAddress', clientAddress(c)]],
    answer: ok(disputeConfirmed, 'Open: which alert, and until when it is answered'),
    errors: ['link_expired', 'foreign_origin'],
    handle: ({ services, body }) => confirmDispute(services, body.token),
  }),
);
