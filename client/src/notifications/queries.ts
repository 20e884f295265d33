import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, command, later } from '../lib/api.ts';
import { usePaged } from '../lib/paged.ts';
import { type Pages, withAllRead, without, withRead } from './optimistic.ts';

const contract = () => import('@parade/api/contract/notifications.ts');
const cleanUpResult = later(contract, 'cleanUpResult');
const notification = later(contract, 'notification');
const notificationPage = later(contract, 'notificationPage');

const LIST = ['notifications', 'list'];
const CHANGE = ['notifications', 'change'];

export const useNotifications = () => usePaged(LIST, '/api/notifications', notificationPage);

/** The newest unread one, for the browser's own notification. */
export async function latestUnread(client: QueryClient) {
  const page = await client.fetchQuery({
    queryKey: ['notifications', 'latest'],
    queryFn: () => call('GET', '/api/notifications?unread=true&limit=1', notificationPage),
    staleTime: 0,
  });
  return page.items[0];
}

/** Reads the list and the counts again. */
function readAgain(client: QueryClient) {
  client.invalidateQueries({ queryKey: ['notifications'] });
  client.invalidateQueries({ queryKey: ['summary'] });
}

/**
 * A change that shows at once and is undone when it fails. The list is read again
 * after the last of several changes.
 */
function useChange<Input>(
  send: (input: Input) => Promise<unknown>,
  apply: (pages: Pages, input: Input) => Pages,
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CHANGE,
    mutationFn: send,
    onMutate: async (input) => {
      // A read under way would overwrite this with what was before.
      await client.cancelQueries({ queryKey: LIST });
      const before = client.getQueryData<Pages>(LIST);
      if (before) client.setQueryData<Pages>(LIST, apply(before, input));
      return before;
    },
    onError: (_error, _input, before) => {
      if (before) client.setQueryData<Pages>(LIST, before);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGE }) === 1) readAgain(client);
    },
  });
}

export const useMarkRead = () =>
  useChange(
    (id: string) =>
      call('PATCH', `/api/notifications/${id}`, notification, { body: { read: true } }),
    withRead,
  );

export const useMarkAllRead = () =>
  useChange<void>(
    () => command('POST', '/api/notifications/read-all', { body: {} }),
    (pages) => withAllRead(pages),
  );

export const useRemove = () =>
  useChange((id: string) => command('DELETE', `/api/notifications/${id}`), without);

export function useCleanUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) =>
      call('POST', '/api/notifications/clean-up', cleanUpResult, { body: { days } }),
    onSettled: () => readAgain(client),
  });
}
