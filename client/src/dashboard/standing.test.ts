import type { ClientSummary, ReportRow } from '@parade/api/contract/reports.ts';
import { describe, expect, test } from 'vitest';
import { percent, standing } from './standing.ts';

const summary = (counts: Partial<ClientSummary>): ClientSummary => ({
  total: 1,
  pending: 0,
  inProgress: 0,
  resolved: 0,
  rejected: 0,
  totalAmount: 0,
  recoveredAmount: 0,
  notifications: 0,
  unreadNotifications: 0,
  unreadReports: [],
  unreadObjects: [],
  unreadMessages: [],
  ...counts,
});
const row = (fields: Partial<ReportRow>): ReportRow => ({
  id: '1',
  reference: 'SIG-7K3F-92',
  userId: 'u',
  userEmail: 'eloise@exemple.fr',
  title: 'Faux conseiller',
  fraudType: 'Phishing',
  amount: null,
  status: 'pending',
  date: '2026-10-02',
  adminNote: '',
  recoveredAmount: 0,
  createdAt: '2026-10-02T10:00:00Z',
  updatedAt: '2026-10-02T10:00:00Z',
  ...fields,
});

describe('whose turn it is', () => {
  test('nobody’s before anything was reported', () => {
    expect(standing(summary({ total: 0 }), []).sentence).toMatch(/encore rien signalé/);
  });

  test('ours while reports wait or are worked on', () => {
    expect(standing(summary({ pending: 1 }), [row({})]).sentence).toMatch(
      /nous le lisons. Dans le dossier/,
    );
    expect(standing(summary({ inProgress: 2, pending: 1 }), [row({})]).sentence).toMatch(
      /^2 signalements/,
    );
  });

  test('never says that nothing is to be done: a deadline of the law may run', () => {
    for (const counts of [{ pending: 1 }, { pending: 2 }, { inProgress: 1 }, { inProgress: 2 }]) {
      expect(standing(summary(counts), [row({})]).sentence).not.toMatch(/rien à faire/);
    }
  });

  test('theirs to read the newest note on an open report', () => {
    const old = row({ adminNote: 'Bonjour' });
    const recent = row({
      adminNote: 'Merci',
      title: 'Boutique',
      updatedAt: '2026-10-05T10:00:00Z',
    });
    const both = [old, { ...recent, id: '2' }];
    const unread = standing(summary({ inProgress: 2, unreadReports: ['2'] }), both);
    expect(unread).toEqual({
      sentence: expect.stringMatching(/a écrit.*Boutique/),
      unread: { to: '/reports/2', label: 'Lire sa note' },
    });
    const read = standing(summary({ inProgress: 2 }), both);
    expect(read).toEqual({ sentence: expect.stringMatching(/avez lu.*Boutique/) });
  });

  test('theirs to answer what was written to them, in a closed report too', () => {
    const closed = row({ status: 'resolved', title: 'Boutique' });
    const news = { resolved: 1, unreadReports: ['1'], unreadMessages: ['1'] };
    expect(standing(summary(news), [closed])).toEqual({
      sentence: expect.stringMatching(/a écrit.*Boutique/),
      unread: { to: '/reports/1#echanges', label: 'Lire et répondre' },
    });
  });

  test('a note on a closed report asks for nothing, but a deadline of the person’s may run', () => {
    const closed = row({ status: 'resolved', adminNote: 'Remboursé' });
    expect(standing(summary({ resolved: 1 }), [closed]).sentence).toMatch(
      /sont clos\. Vos propres délais peuvent courir encore/,
    );
  });
});

test('a share is rounded, and of nothing it is nothing', () => {
  expect(percent(1, 3)).toBe(33);
  expect(percent(2, 3)).toBe(67);
  expect(percent(0, 0)).toBe(0);
});
