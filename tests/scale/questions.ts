/** Everything that the back office asks of its lists: each page, sort, filter and search. */
import { KNOWN, SIZES } from './rows.ts';

export interface Question {
  name: string;
  /** Of the question of this number. */
  path(nth: number): string;
}

interface ListOf {
  resource: string;
  rows: number;
  sorts: readonly string[];
  filters?: readonly object[];
  searched?: true;
}

const LISTS: readonly ListOf[] = [
  {
    resource: 'reports',
    rows: SIZES.reports,
    sorts: 'createdAt updatedAt amount status title reference fraudType userEmail userName'.split(
      ' ',
    ),
    filters: [
      { waiting: true },
      { status: 'pending' },
      { status: ['in_progress', 'resolved'] },
      { fraudType: 'Phishing' },
      { status: 'rejected', fraudType: 'Autre' },
    ],
    searched: true,
  },
  {
    resource: 'users',
    rows: SIZES.accounts,
    sorts: 'createdAt name email phone verified status lastLoginAt'.split(' '),
    filters: [{ status: 'blocked' }],
    searched: true,
  },
  {
    resource: 'support-tickets',
    rows: SIZES.tickets,
    sorts: 'createdAt updatedAt status priority subject userEmail userName'.split(' '),
    filters: [{ waiting: true }, { status: 'open' }, { priority: 'high', status: 'closed' }],
    searched: true,
  },
  {
    resource: 'kyc-verifications',
    rows: SIZES.identities,
    sorts: 'submittedAt status fullName userEmail sides'.split(' '),
    filters: [{ status: 'pending' }],
    searched: true,
  },
  {
    resource: 'payments',
    rows: SIZES.payments,
    sorts:
      'createdAt updatedAt verifiedAt amountInEUR status reference method cryptocurrency userEmail userName'.split(
        ' ',
      ),
    filters: [{ verified: null }, { status: 'refunded' }, { accounts: 'all' }],
    searched: true,
  },
  {
    resource: 'withdrawals',
    rows: SIZES.withdrawals,
    sorts: 'createdAt updatedAt amount status method reference userEmail userName'.split(' '),
    filters: [{ status: 'pending' }],
    searched: true,
  },
  {
    resource: 'audit-events',
    rows: SIZES.events,
    sorts: 'at action objectType actorEmail'.split(' '),
    filters: [
      { action: 'sign-in' },
      { objectType: 'reports' },
      { actor: KNOWN.email },
      { actor: 'marchand' },
      { from: '2026-09-01', to: '2026-09-02' },
    ],
  },
  { resource: 'alerts', rows: 7, sorts: ['createdAt', 'title'] },
  { resource: 'notifications', rows: 0, sorts: ['createdAt', 'recipient'] },
  { resource: 'contracts', rows: SIZES.payments, sorts: ['createdAt', 'reference'] },
  { resource: 'invoices', rows: 0, sorts: ['issuedAt'] },
];

const SEARCHES: readonly object[] = [
  { q: KNOWN.email },
  { q: KNOWN.name },
  { q: KNOWN.phone },
  { q: KNOWN.reference },
  { q: KNOWN.reference.toLowerCase().replaceAll('-', ' ') },
  { q: KNOWN.title },
  { q: 'mar' },
  { q: 'faux conseiller' },
  { q: 'Vasseroy introuvable' },
  { email: '31415' },
  { email: 'exemple.fr' },
  { email: 'introuvable' },
  { phone: '06 10 21 9' },
  { phone: '99 99 99 99' },
];

const pathOf = (resource: string, query: Record<string, unknown>) =>
  `/api/admin/${resource}?${new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  )}`;

export function* questions(): Generator<Question> {
  yield { name: 'summary', path: () => '/api/admin/summary' };
  yield { name: 'journal, facets', path: () => '/api/admin/audit-events/facets' };
  for (const { resource, rows, sorts, filters = [], searched } of LISTS) {
    for (const field of sorts) {
      for (const direction of ['ASC', 'DESC']) {
        const ask = (name: string, first: number): Question => ({
          name: `${resource}, by ${field} ${direction}, ${name}`,
          path: () => pathOf(resource, { sort: [field, direction], range: [first, first + 49] }),
        });
        yield ask('first', 0);
        if (rows > 1000) yield ask('middle', Math.floor(rows / 2));
        if (rows > 1000) yield ask('last', Math.floor(rows * 0.98));
      }
    }
    for (const filter of [...filters, ...(searched ? SEARCHES : [])]) {
      const said = JSON.stringify(filter);
      for (const sort of [sorts[0], sorts.at(-1)]) {
        yield {
          name: `${resource} ${said} by ${sort}`,
          path: () => pathOf(resource, { filter, sort: [sort, 'DESC'], range: [0, 49] }),
        };
        const first = Math.floor(rows * 0.3);
        if (rows > 1000 && filters.includes(filter)) {
          yield {
            name: `${resource} ${said} by ${sort}, deep`,
            path: () =>
              pathOf(resource, { filter, sort: [sort, 'DESC'], range: [first, first + 49] }),
          };
        }
      }
    }
  }
}
