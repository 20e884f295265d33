import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { CurrentQueryClient } from '@parade/site/brand/ui/query-client.ts';
import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { endSessionIfRefused } from '../auth/session.ts';

const onError = (error: unknown) => endSessionIfRefused(queryClient, error);

/** Retries once after no answer or a server fault. A refusal (4xx) would only be repeated. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && !(error instanceof ApiError && error.status > 0 && error.status < 500);

export const queryClient: QueryClient = new CurrentQueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // `always` would give up on what failed until the page is loaded again.
    queries: { staleTime: 30_000, retry, networkMode: 'always', refetchOnReconnect: true },
    // Offline, a form fails with a sentence instead of waiting.
    mutations: { networkMode: 'always' },
  },
});
