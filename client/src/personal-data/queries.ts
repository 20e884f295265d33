import {
  type DataExports,
  dataExport,
  dataExports,
  type ErasurePreview,
  erasurePreview,
  keptOf,
} from '@parade/api/contract/personal-data.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SIGN_OUT } from '../auth/queries.ts';
import { endSession } from '../auth/session.ts';
import { call, command, reading } from '../lib/api.ts';
import { forgetDrafts } from '../lib/drafts.ts';

const EXPORTS = ['exports'];
const ERASURE = ['erasure'];
const ERASED =
  'Votre compte est effacé. Il ne reste que ce que la loi oblige à garder, et un e-mail vous le confirme.';
const ERASED_WHOLE =
  'Votre compte est effacé\u00a0: il ne comportait rien que la loi oblige à garder. Un e-mail vous le confirme.';

/** The last exports, newest first. */
export const useExports = () =>
  useQuery({ queryKey: EXPORTS, queryFn: reading('/api/me/exports', dataExports) });

export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', '/api/me/exports', dataExport),
    onSuccess: async (asked) => {
      await client.cancelQueries({ queryKey: EXPORTS });
      client.setQueryData<DataExports>(EXPORTS, (known) => ({
        items: [asked, ...(known?.items.filter(({ id }) => id !== asked.id) ?? [])],
      }));
    },
    // The export may be ready already.
    onSettled: () => {
      client.invalidateQueries({ queryKey: EXPORTS });
    },
  });
}

/** What an erasure of the account would take and leave. */
export const useErasurePreview = (enabled: boolean) =>
  useQuery({ queryKey: ERASURE, enabled, queryFn: reading('/api/me/erasure', erasurePreview) });

/** Erases the account. The sign-in then says what was done. */
export function useErasure(uid: string) {
  const client = useQueryClient();
  return useMutation({
    // Counts as a sign-out: the stream that ends must not look like an expired session.
    mutationKey: [...SIGN_OUT, 'erasure'],
    mutationFn: (password: string) => command('DELETE', '/api/me', { body: { password } }),
    onSuccess: () => {
      // Read before the session's end, which drops it.
      const preview = client.getQueryData<ErasurePreview>(ERASURE);
      forgetDrafts(uid);
      const done = preview && keptOf(preview.kept).length === 0 ? ERASED_WHOLE : ERASED;
      endSession(client, { signedOut: true, done });
    },
  });
}
