import type { QueryClient } from '@tanstack/react-query';

/**
 * Puts a decision's answer into the lists that hold its row, as `useUpdate` does. The row shows its
 * new state at once, also where the list's filter will leave it out.
 */
export function replaceRow(client: QueryClient, resource: string, row: { id: string }): void {
  client.setQueriesData<{ data: { id: string }[] }>(
    { queryKey: [resource, 'getList'] },
    (list) => list && { ...list, data: list.data.map((each) => (each.id === row.id ? row : each)) },
  );
}
