import { zodResolver } from '@hookform/resolvers/zod';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import {
  type Broadcast,
  broadcast,
  type NewBroadcast,
  newBroadcast,
  type Recipient,
} from '@parade/api/contract/notifications.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { failureOf, sendJson } from '../lib/http.ts';

export const TO_ALL = 'all';

const FIELDS = ['userId', 'title', 'message', 'type', 'priority'] as const;

export type CheckedBroadcast = ReturnType<typeof newBroadcast.parse>;

const EMPTY: CheckedBroadcast = {
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

/** What staff write and to whom. A key made with the form keeps a double click from sending twice. */
export function useBroadcastForm() {
  const client = useQueryClient();
  const notify = useNotify();
  const [key, setKey] = useState(() => newIdempotencyKey());
  const [person, setPerson] = useState<Recipient | null>(null);
  const [toAll, setToAll] = useState<CheckedBroadcast>();
  const form = useForm<NewBroadcast, unknown, CheckedBroadcast>({
    resolver: zodResolver(newBroadcast),
    defaultValues: EMPTY,
  });

  const delivery = useMutation({
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
      form.reset(EMPTY);
      setPerson(null);
      setKey(newIdempotencyKey());
    },
    onError: (error) => {
      // The first try was stored though its answer was lost, and this is another message: it gets a key of its own.
      const code = error instanceof ApiError ? error.body?.code : undefined;
      if (code === 'idempotency_conflict') setKey(newIdempotencyKey());
      if (putFieldErrors(form, error, FIELDS)) return;
      const message = failureOf("Erreur lors de l'envoi de la notification", error);
      form.setError('root', { message });
    },
    onSettled: () => setToAll(undefined),
  });

  const submit = form.handleSubmit((values) => {
    if (delivery.isPending) return;
    if (values.userId === TO_ALL) return setToAll(values);
    delivery.mutate(values);
  });

  return {
    form,
    submit,
    busy: delivery.isPending,
    person,
    choosePerson(chosen: Recipient | null) {
      setPerson(chosen);
      form.setValue('userId', chosen?.id ?? '', { shouldValidate: form.formState.isSubmitted });
    },
    /** A message to everybody, which waits for confirmation. */
    toAll,
    confirmToAll: () => toAll && delivery.mutate(toAll),
    cancelToAll: () => setToAll(undefined),
  };
}
