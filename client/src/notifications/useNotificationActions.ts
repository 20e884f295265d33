import { useState } from 'react';
import { marksAllRead, marksRead, removes, useChange } from './queries.ts';
import { READ_ALL_FAILED, READ_FAILED, REMOVE_FAILED } from './sentences.ts';

/** The actions of the page; `spoken` is read aloud, `failure` is the last error's sentence. */
export function useNotificationActions() {
  const [failure, setFailure] = useState<string>();
  const [spoken, setSpoken] = useState('');
  // One of each: of one that is asked twice at a time the first answer is not told.
  const markRead = useChange();
  const markAllRead = useChange();
  const remove = useChange();
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
      markRead.mutate(marksRead(id), trial(READ_FAILED, 'Notification marquée comme lue')),
    markAllRead: () =>
      markAllRead.mutate(
        marksAllRead,
        trial(READ_ALL_FAILED, 'Toutes les notifications sont lues'),
      ),
    remove: (id: string) =>
      remove.mutate(removes(id), trial(REMOVE_FAILED, 'Notification supprimée')),
  };
}
