import { type SessionUser, sessionAnswer } from '@parade/api/contract/auth.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendJson } from './http.ts';

/** Who is signed in; `null` for a visitor. Throws `ApiError`. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<SessionUser | null> =>
    sessionAnswer.parse((await sendJson('/api/auth/session')).json).user,
});

/** Who is signed in, as last read. */
export function useMe(): SessionUser | undefined {
  return useQuery({ ...sessionQuery, staleTime: 5000 }).data ?? undefined;
}
