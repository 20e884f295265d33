import { useState } from 'react';
import { useMarkAllRead, useMarkRead, useRemove } from './queries.ts';
import { READ_ALL_FAILED, READ_FAILED, REMOVE_FAILED } from './sentences.ts';

/** What one does on the page, and the sentence of what went wrong last. */
export function useNotificationActions() {
  const [failure, setFailure] = useState<string>();
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  const remove = useRemove();
  const trial = (sentence: string) => {
    setFailure(undefined);
    return { onError: () => setFailure(sentence) };
  };
  return {
    failure,
    forgive: () => setFailure(undefined),
    markRead: (id: string) => markRead.mutate(id, trial(READ_FAILED)),
    markAllRead: () => markAllRead.mutate(undefined, trial(READ_ALL_FAILED)),
    remove: (id: string) => remove.mutate(id, trial(REMOVE_FAILED)),
  };
}
