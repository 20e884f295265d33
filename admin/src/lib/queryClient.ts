import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { CurrentQueryClient } from '@parade/site/brand/ui/query-client.ts';

/** Failures that another try may mend: no answer at all, or a server error. */
const passing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Twice more where that may mend it. */
export const retry = (count: number, error: Error) => count < 2 && passing(error);

export const queryClient = new CurrentQueryClient({
  defaultOptions: {
    // Offline, a call fails with its sentence instead of waiting without a word.
    queries: { networkMode: 'always', retry },
    mutations: { networkMode: 'always' },
  },
});
