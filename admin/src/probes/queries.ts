import { probes } from '@parade/api/contract/probes.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

/** Each probe of the work with its newest reading. */
export const probesQuery = queryOptions({
  queryKey: ['probes'],
  queryFn: async () => probes.parse((await sendJson('/api/admin/probes')).json),
});
