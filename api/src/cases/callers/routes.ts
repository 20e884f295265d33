import {
  callerAccount,
  callerAddress,
  filedForCaller,
  newReportForCaller,
} from '../../../contract/caller-reports.ts';
import { beside } from '../../../contract/fields.ts';
import { PHONE_REFUSED } from '../../../contract/users.ts';
import { isPhoneOrNothing } from '../../people/users/phone.ts';
import { staff } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { accountOfCaller } from './accounts.ts';
import { fileForCaller } from './file.ts';

const access = staff('manageReports');

/** The contract's, with what only the server knows of numbers. What is no text its own field refuses. */
const judged = newReportForCaller.refine(
  ({ person }) =>
    person?.kind !== 'new' || typeof person.phone !== 'string' || isPhoneOrNothing(person.phone),
  { error: PHONE_REFUSED, ...beside('person'), path: ['person', 'phone'] },
);

export const callerRoutes = routes(
  'reports',
  route('POST /api/admin/callers', {
    summary:
      'The client’s account of this very address, to file a report in; the read is written down',
    access,
    body: callerAddress,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: ok(callerAccount, 'The account; null where the address has none'),
    errors: ['caller_account_refused'],
    handle: async ({ services, actor, body }) => ({
      account: await accountOfCaller(services, actor, body.email),
    }),
  }),
  route('POST /api/admin/reports', {
    summary:
      'File a report that a person told on the phone, in their account or in one that they are invited to; once for an Idempotency-Key',
    access,
    body: judged,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(filedForCaller, 'The report'),
    errors: ['document_unknown', 'caller_account_refused', 'email_taken', 'not_found'],
    handle: ({ services, actor, body, key }) => fileForCaller(services, actor, body, key),
  }),
);
