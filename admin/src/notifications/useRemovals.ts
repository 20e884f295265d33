import { broadcastsRemoved, removedCount } from '@parade/api/contract/notifications.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureOf, postJson, sendJson } from '../lib/http.ts';
import { useNotifyWithUndo } from '../lib/list/useNotifyWithUndo.tsx';

const PATH = '/api/admin/notifications';

function removed(count: number): string {
  const plural = count < 2 ? '' : 's';
  return `${count.toLocaleString('fr-FR')}\u00a0notification${plural} supprimée${plural}`;
}

/** The three ways to take notifications away, each with its sentences (specification 8). */
export function useRemovals(onDone: () => void) {
  const client = useQueryClient();
  const notify = useNotify();

  const notifyWithUndo = useNotifyWithUndo('notifications');

  const reread = () => {
    client.invalidateQueries({ queryKey: ['notifications', 'getList'] });
    onDone();
  };
  const tell = (sentence: string, type: 'success' | 'info' = 'success') => {
    reread();
    notify(sentence, { type });
  };
  const failed = (sentence: string) => (error: Error) => {
    notify(failureOf(sentence, error), { type: 'error' });
    onDone();
  };

  const one = useMutation({
    mutationFn: (id: string) => sendJson(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: () => tell('Notification supprimée'),
    onError: failed('Erreur lors de la suppression de la notification'),
  });
  const several = useMutation({
    mutationFn: async (ids: readonly string[]) =>
      broadcastsRemoved.parse(await postJson(`${PATH}/removal`, { ids })),
    onSuccess: ({ removed: count, id }) => {
      reread();
      notifyWithUndo(removed(count), `${PATH}/removal`, id);
    },
    onError: failed('Erreur lors de la suppression en masse des notifications'),
  });
  const older = useMutation({
    mutationFn: async (days: number) =>
      removedCount.parse(await postJson(`${PATH}/clean-up`, { days })).removed,
    onSuccess: (count, days) =>
      count === 0
        ? tell(`Aucune notification de plus de ${days}\u00a0jours trouvée`, 'info')
        : tell(removed(count)),
    onError: failed('Erreur lors du nettoyage des anciennes notifications'),
  });
  return { one, several, older };
}
