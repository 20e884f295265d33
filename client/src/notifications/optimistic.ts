import type { Notification, NotificationPage } from '@parade/api/contract/notifications.ts';
import type { InfiniteData } from '@tanstack/react-query';

/** The pages of the list as they were read, each with the counters over all of them. */
export type Pages = InfiniteData<NotificationPage>;

/** Applies a change to each item (null: gone) and to the counters of every page. */
function change(
  pages: Pages,
  item: (n: Notification) => Notification | null,
  counters: (page: NotificationPage) => Pick<NotificationPage, 'total' | 'unread'>,
): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      ...counters(page),
      items: page.items.flatMap((n) => item(n) ?? []),
    })),
  };
}

const find = (pages: Pages, id: string) =>
  pages.pages.flatMap(({ items }) => items).find((n) => n.id === id);

/** With one marked as read. Nothing changes if it is not there or read already. */
export function withRead(pages: Pages, id: string): Pages {
  const found = find(pages, id);
  if (!found || found.read) return pages;
  return change(
    pages,
    (n) => (n.id === id ? { ...n, read: true } : n),
    ({ total, unread }) => ({ total, unread: unread - 1 }),
  );
}

export const withAllRead = (pages: Pages): Pages =>
  change(
    pages,
    (n) => ({ ...n, read: true }),
    ({ total }) => ({ total, unread: 0 }),
  );

/** Without one of them. */
export function without(pages: Pages, id: string): Pages {
  const found = find(pages, id);
  if (!found) return pages;
  return change(
    pages,
    (n) => (n.id === id ? null : n),
    ({ total, unread }) => ({ total: total - 1, unread: unread - (found.read ? 0 : 1) }),
  );
}
