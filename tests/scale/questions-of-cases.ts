/** What the back office asks of one case, one person and one ticket. */

import type { Question } from './questions.ts';
import { lot } from './rows/making.ts';
import { idOf, KIND, SIZES } from './rows.ts';

const OF_A_REPORT = [
  '',
  'counterparties',
  'documents',
  'losses',
  'messages',
  'plan',
  'receipts',
  'timeline',
];
const OTHERS = ['payments/totals', 'probes', 'approvals', 'recipients', 'retention-runs'];
/** Another one each time it is asked. */
const some = (kind: number, count: number, nth: number) => idOf(kind, lot(nth, count, 211));

export function* questionsOfCases(): Generator<Question> {
  for (const part of OF_A_REPORT) {
    yield {
      name: `a report${part && `, ${part}`}`,
      path: (nth) =>
        `/api/admin/reports/${some(KIND.report, SIZES.reports, nth)}${part && `/${part}`}`,
    };
  }
  const ofOne: [string, string, number, number][] = [
    ['a person', 'users', KIND.user, SIZES.accounts],
    ['a ticket', 'support-tickets', KIND.ticket, SIZES.tickets],
    ['an identity', 'kyc-verifications', KIND.kyc, SIZES.identities],
    ['a payment', 'payments', KIND.payment, SIZES.payments],
    ['a withdrawal', 'withdrawals', KIND.withdrawal, SIZES.withdrawals],
    ['a contract', 'contracts', KIND.contract, SIZES.payments],
  ];
  for (const [name, resource, kind, count] of ofOne) {
    yield { name, path: (nth) => `/api/admin/${resource}/${some(kind, count, nth)}` };
  }
  for (const other of OTHERS) yield { name: other, path: () => `/api/admin/${other}` };
}
