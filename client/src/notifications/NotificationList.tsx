import Box from '@mui/material/Box';
import type { Notification } from '@parade/api/contract/notifications.ts';
import { useRef } from 'react';
import { NotificationItem } from './NotificationItem.tsx';

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
