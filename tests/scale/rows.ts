/** What a platform holds after some years: the same rows at each run. */
import {
  conversation,
  counterparties,
  entries,
  losses,
  messagesOf,
  notedCall,
  stepsOf,
} from './rows/cases.ts';
import { event, words } from './rows/journal.ts';
import { each, SIZES, type Table, times } from './rows/making.ts';
import { contract, payment, withdrawal } from './rows/money.ts';
import { emailOf, identity, nameOf, paper, user } from './rows/people.ts';
import { history, referenceOf, report, titleOf } from './rows/reports.ts';
import { messages, ticket } from './rows/tickets.ts';

export { END, idOf, KIND, type Row, SIZES, type Table } from './rows/making.ts';

/** Every table, in an order in which each finds what it names. */
export const TABLES: readonly Table[] = [
  { name: 'users', rows: times(SIZES.accounts, user) },
  { name: 'reports', rows: times(SIZES.reports, report) },
  { name: 'report_history', rows: each(SIZES.reports, history) },
  { name: 'losses', rows: each(SIZES.reports, losses) },
  { name: 'counterparties', rows: each(SIZES.reports, counterparties) },
  { name: 'report_messages', rows: each(SIZES.reports, messagesOf) },
  { name: 'report_conversations', rows: each(SIZES.reports, conversation) },
  { name: 'steps', rows: each(SIZES.reports, stepsOf) },
  { name: 'report_calls', rows: each(SIZES.reports, notedCall) },
  { name: 'timeline_entries', rows: each(SIZES.reports, entries) },
  { name: 'support_tickets', rows: times(SIZES.tickets, ticket) },
  { name: 'support_messages', rows: each(SIZES.tickets, messages) },
  { name: 'documents', rows: times(SIZES.identities, paper) },
  { name: 'kyc_verifications', rows: times(SIZES.identities, identity) },
  { name: 'contracts', rows: times(SIZES.payments, contract) },
  { name: 'payments', rows: times(SIZES.payments, payment) },
  { name: 'withdrawals', rows: times(SIZES.withdrawals, withdrawal) },
  { name: 'audit_events', rows: times(SIZES.events, event) },
  { name: 'search_words', rows: words('reports', SIZES.reports, report) },
  { name: 'search_words', rows: words('support-tickets', SIZES.tickets, ticket) },
  { name: 'search_words', rows: words('kyc-verifications', SIZES.identities, identity) },
  { name: 'search_words', rows: words('payments', SIZES.payments, payment) },
  { name: 'search_words', rows: words('withdrawals', SIZES.withdrawals, withdrawal) },
];

/** Somebody and something to look for. */
export const KNOWN = {
  email: emailOf(31_415),
  phone: `06 ${user(31_415).phone?.toString().slice(2)}`,
  name: nameOf(31_415),
  reference: referenceOf(77_777),
  title: titleOf(77_777),
};
