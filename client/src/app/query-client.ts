import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endSessionIfRefused } from '../auth/session.ts';

const onError = (error: unknown) => endSessionIfRefused(queryClient, error);

/** An answer that refuses will refuse again; silence and server faults get one more try. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && !(error instanceof ApiError && error.status > 0 && error.status < 500);

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry, networkMode: 'always' },
    // Without a network a form must say so, not wait in silence.
    mutations: { networkMode: 'always' },
  },
});
