import { type AdminUser, adminUser, type deactivation } from '@parade/api/contract/users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureOf, postJson } from '../lib/http.ts';
import { replaceRow } from '../lib/list/replaceRow.ts';
import { WHOLE } from '../lib/OpenRecord.tsx';

type Mode = ReturnType<typeof deactivation.parse>['mode'];

export type UserAction =
  | { noun: 'verification' | 'unverification' | 'block' | 'unblock' | 'reactivation' }
  | { noun: 'deactivation'; mode: Mode };

/** The sentences of success and failure (specification 8). */
const SENTENCES: Readonly<Record<UserAction['noun'], { done: string; failed: string }>> = {
  verification: { done: 'Compte vérifié', failed: 'Erreur lors de la vérification du compte' },
  unverification: { done: 'Vérification retirée', failed: 'Erreur lors de la vérification' },
  block: { done: 'Compte bloqué', failed: 'Erreur lors de la mise à jour du statut' },
  unblock: { done: 'Compte débloqué', failed: 'Erreur lors de la mise à jour du statut' },
  deactivation: { done: 'Compte désactivé', failed: 'Erreur lors de la désactivation' },
  reactivation: { done: 'Compte réactivé', failed: 'Erreur lors de la réactivation' },
};

/** Changes the state of an account; the panel shows the record that came back, the list is read again. */
export function useUserAction(user: AdminUser) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ noun, ...body }: UserAction) =>
      adminUser.parse(await postJson(`/api/admin/users/${user.id}/${noun}`, body)),
    onSuccess: (changed, action) => {
      client.setQueryData(['users', 'getOne', { id: user.id, meta: WHOLE }], changed);
      replaceRow(client, 'users', changed);
      client.invalidateQueries({ queryKey: ['users', 'getList'] });
      const deleted = action.noun === 'deactivation' && action.mode === 'deleted';
      notify(deleted ? 'Compte supprimé' : SENTENCES[action.noun].done, { type: 'success' });
    },
    onError: (error, { noun }) =>
      notify(failureOf(SENTENCES[noun].failed, error), { type: 'error' }),
  });
}
