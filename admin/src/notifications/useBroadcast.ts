import { zodResolver } from '@hookform/resolvers/zod';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { type Broadcast, broadcast, newBroadcast } from '@parade/api/contract/notifications.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sendJson } from '../lib/http.ts';

export const TO_ALL = 'all';

export type CheckedBroadcast = ReturnType<typeof newBroadcast.parse>;
export const resolver = zodResolver(newBroadcast);

export const EMPTY: CheckedBroadcast = {
  userId: '',
  type: 'admin',
  title: '',
  message: '',
  priority: 'normal',
  purpose: 'service',
};

const thousands = (count: number) => count.toLocaleString('fr-FR');

function outcome({ userId, recipient, finishedAt, total }: Broadcast): string {
  if (userId !== TO_ALL) return `Notification envoyée à ${recipient}`;
  const people = `${thousands(total)}\u00a0${total < 2 ? 'personne' : 'personnes'}`;
  return finishedAt ? `Notification envoyée à ${people}` : `Envoi commencé, à ${people}`;
}

/** Sends what staff wrote. A key made with the form keeps a double click from sending twice. */
export function useBroadcast() {
  const client = useQueryClient();
  const notify = useNotify();
  const [key, setKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: async (values: CheckedBroadcast) => {
      const { json } = await sendJson('/api/admin/notifications', {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: JSON.stringify(values),
      });
      return broadcast.parse(json);
    },
    onSuccess: (sent) => {
      client.invalidateQueries({ queryKey: ['notifications', 'getList'] });
      notify(outcome(sent), { type: 'success' });
      setKey(newIdempotencyKey());
    },
    onError: (error) => {
      // The first try was stored though its answer was lost, and this is another message: it gets a key of its own.
      if (failedWith(error, 'idempotency_conflict')) setKey(newIdempotencyKey());
    },
  });
}
