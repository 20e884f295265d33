import { type OwnSession, ownSession } from '@parade/api/contract/auth.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { command, reading } from '../lib/api.ts';

const SESSIONS = ['sessions'];

const listed = {
  parse: (value: unknown): OwnSession[] =>
    ownSession.array().parse((value as { items?: unknown } | null)?.items),
};

/** The person's own sessions, newest first. */
export const useOwnSessions = () =>
  useQuery({ queryKey: SESSIONS, queryFn: reading('/api/me/sessions', listed) });

/** Ends one session by its id, or with `null` all but this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      command('DELETE', id === null ? '/api/me/sessions' : `/api/me/sessions/${id}`),
    // Also after a refusal: the session may have ended by itself.
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}
