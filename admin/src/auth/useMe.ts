import type { SessionUser } from '@parade/api/contract/auth.ts';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';

/** Who is signed in, as last read. */
export function useMe(): SessionUser | undefined {
  return useQuery({ ...sessionQuery, staleTime: 5000 }).data ?? undefined;
}
