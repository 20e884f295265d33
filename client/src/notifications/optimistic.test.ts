import type { Notification, NotificationPage } from '@parade/api/contract/notifications.ts';
import { describe, expect, test } from 'vitest';
import { type Pages, withAllRead, without, withRead } from './optimistic.ts';

const one = (id: string, read: boolean): Notification => ({
  id,
  userId: 'u',
  type: 'info',
  title: id,
  message: 'Texte',
  priority: 'normal',
  category: 'welcome',
  read,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  sentAt: '2026-11-21T10:00:00.000Z',
  objectId: null,
  metadata: null,
});
const page = (...items: Notification[]): NotificationPage => ({
  items,
  nextCursor: null,
  total: 4,
  unread: 2,
});
const given = (): Pages => ({
  pages: [page(one('a', false), one('b', true)), page(one('c', false), one('d', true))],
  pageParams: ['', 'x'],
});
const counters = (pages: Pages) => pages.pages.map(({ total, unread }) => [total, unread]);
const ids = (pages: Pages) => pages.pages.flatMap(({ items }) => items.map((n) => n.id));

describe('before the server has answered', () => {
  test('one is read, and every page counts one unread less', () => {
    const after = withRead(given(), 'c');
    expect(after.pages[1]?.items[0]?.read).toBe(true);
    expect(after.pages[0]?.items[0]?.read).toBe(false);
    expect(counters(after)).toEqual([
      [4, 1],
      [4, 1],
    ]);
  });

  test.each(['b', 'unknown'])('marking %s read changes nothing', (id) => {
    expect(withRead(given(), id)).toEqual(given());
  });

  test('all are read', () => {
    const after = withAllRead(given());
    expect(after.pages.flatMap(({ items }) => items).every((n) => n.read)).toBe(true);
    expect(counters(after)).toEqual([
      [4, 0],
      [4, 0],
    ]);
  });

  test.each([
    ['a', 1],
    ['b', 2],
  ])('%s is gone and %i stay unread', (id, unread) => {
    const after = without(given(), id);
    expect(ids(after)).not.toContain(id);
    expect(counters(after)).toEqual([
      [3, unread],
      [3, unread],
    ]);
  });

  test('what was there before is untouched: it can come back', () => {
    const before = given();
    without(withAllRead(withRead(before, 'a')), 'b');
    expect(before).toEqual(given());
  });
});
