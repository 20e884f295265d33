import { useState } from 'react';
import { useMarkAllRead, useMarkRead, useRemove } from './queries.ts';
import { READ_ALL_FAILED, READ_FAILED, REMOVE_FAILED } from './sentences.ts';

/** The actions of the page; `spoken` is read aloud, `failure` is the last error's sentence. */
export function useNotificationActions() {
  const [failure, setFailure] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  const remove = useRemove();
  const trial = (sentence: string, done = '') => {
    setFailure(undefined);
    setSpoken('');
    return { onError: () => setFailure(sentence), onSuccess: () => setSpoken(done) };
  };
  return {
    failure,
    spoken,
    forgive: () => setFailure(undefined),
    markRead: (id: string) =>
      markRead.mutate(id, trial(READ_FAILED, 'Notification marquée comme lue')),
    markAllRead: () =>
      markAllRead.mutate(undefined, trial(READ_ALL_FAILED, 'Toutes les notifications sont lues')),
    remove: (id: string) => remove.mutate(id, trial(REMOVE_FAILED, 'Notification supprimée')),
  };
}
