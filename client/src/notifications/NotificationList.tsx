import Box from '@mui/material/Box';
import type { Notification } from '@parade/api/contract/notifications.ts';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { NotificationItem } from './NotificationItem.tsx';

interface NotificationListProps {
  notifications: readonly Notification[];
  onRead: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Notifications under each other, newest first. */
export function NotificationList({ notifications, onRead, onRemove }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [spoken, setSpoken] = useState('');

  // What had the focus goes away with its line: the next one takes it, or the page's title.
  const remove = (id: string) => {
    const at = notifications.findIndex((n) => n.id === id);
    const lines = list.current?.children;
    const neighbour = lines?.[at + 1] ?? lines?.[at - 1];
    const target = neighbour?.querySelector<HTMLElement>('h3') ?? document.querySelector('h1');
    target?.focus();
    setSpoken(`Notification supprimée\u00a0: ${notifications[at]?.title ?? ''}`);
    onRemove(id);
  };

  return (
    <>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
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
    </>
  );
}
