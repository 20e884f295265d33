import type { Ticket } from '@parade/api/contract/support-tickets.ts';
import { expect, test } from 'vitest';
import { lastAnswers, newsSince } from './answers.ts';
import { type Pages, withTicket } from './pages.ts';

const ticket = (id: string, ...senders: ('Vous' | 'Support')[]) =>
  ({
    id,
    subject: `Sujet ${id}`,
    conversations: senders.map((sender, nth) => ({
      id: `${id}-${nth}`,
      isAdmin: sender === 'Support',
      timestamp: '2026-10-02T10:00:00Z',
    })),
  }) as unknown as Ticket;

const before = lastAnswers([ticket('a', 'Vous'), ticket('b', 'Vous', 'Support')]);

test('an answer that came is said, with its subject and its time', () => {
  const now = [ticket('a', 'Vous', 'Support'), ticket('b', 'Vous', 'Support')];
  expect(newsSince(before, now, null)).toBe(
    'Le support vous a répondu\u00a0: Sujet a, 2 octobre 2026 à 12:00',
  );
  expect(newsSince(before, now, 'b')).toContain('Sujet a');
});

test.each([
  ['nothing new', [ticket('a', 'Vous'), ticket('b', 'Vous', 'Support')], null],
  ['one’s own reply', [ticket('b', 'Vous', 'Support', 'Vous')], null],
  ['the conversation that is open', [ticket('a', 'Vous', 'Support')], 'a'],
  ['a ticket that was further down the list', [ticket('c', 'Vous', 'Support')], null],
])('%s is no news', (_, now, open) => {
  expect(newsSince(before, now, open)).toBeUndefined();
});

test('what the server answered stands in its place, or first when it is new', () => {
  const page = (...items: Ticket[]) => ({ items, nextCursor: null });
  const pages: Pages = {
    pages: [page(ticket('a', 'Vous')), page(ticket('b', 'Vous'))],
    pageParams: ['', 'x'],
  };
  const ids = (of: Pages) => of.pages.map(({ items }) => items.map(({ id }) => id));
  const replied = withTicket(pages, ticket('b', 'Vous', 'Vous'));
  expect(ids(replied)).toEqual([['a'], ['b']]);
  expect(replied.pages[1]?.items[0]?.conversations).toHaveLength(2);
  expect(ids(withTicket(pages, ticket('c', 'Vous')))).toEqual([['c', 'a'], ['b']]);
});
