import type { QueryClient } from '@tanstack/react-query';

/**
 * Puts what a decision answered into the lists that hold its row, as `useUpdate` does: it shows its
 * new state before they are read again, and also where their filter leaves it out from then on.
 */
export function replaceRow(client: QueryClient, resource: string, row: { id: string }): void {
  client.setQueriesData<{ data: { id: string }[] }>(
    { queryKey: [resource, 'getList'] },
    (list) => list && { ...list, data: list.data.map((each) => (each.id === row.id ? row : each)) },
  );
}
