import { Box, Skeleton } from '@mui/material';
import type { Notification } from '@parade/api/contract/notifications.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useRef } from 'react';
import { NotificationItem } from './NotificationItem.tsx';

const LINES = [1, 2, 3];

/** The shape of the list that is being read. */
export function NotificationSkeletons() {
  return (
    <Box role="status" aria-label="Chargement des notifications">
      {LINES.map((line) => (
        <Box key={line} sx={{ py: 2.25, borderBottom: `1px solid ${tokens.rule}` }}>
          <Skeleton width={110} height={24} />
          <Skeleton width="45%" height={28} />
          <Skeleton width="80%" height={24} />
          <Skeleton width={180} height={22} />
        </Box>
      ))}
    </Box>
  );
}

interface NotificationListProps {
  notifications: readonly Notification[];
  onRead: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Notifications under each other, newest first. */
export function NotificationList({ notifications, onRead, onRemove }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);

  // The focused button disappears with its line: the next line's title takes the focus, or the
  // page's.
  const remove = (id: string) => {
    const at = notifications.findIndex((n) => n.id === id);
    const lines = list.current?.children;
    const neighbour = lines?.[at + 1] ?? lines?.[at - 1];
    const target = neighbour?.querySelector<HTMLElement>('h3') ?? document.querySelector('h1');
    target?.focus();
    onRemove(id);
  };

  return (
    <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onRead={onRead}
          onRemove={remove}
        />
      ))}
    </Box>
  );
}
