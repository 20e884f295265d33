import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { call, command, later } from '../lib/api.ts';
import { usePaged } from '../lib/paged.ts';
import { type Pages, withAllRead, without, withRead } from './optimistic.ts';

const contract = () => import('@parade/api/contract/notifications.ts');
const cleanUpResult = later(contract, 'cleanUpResult');
const notification = later(contract, 'notification');
const notificationPage = later(contract, 'notificationPage');

const LIST = ['notifications', 'list'];
const CHANGE = ['notifications', 'change'];

/** A change that shows at once. */
interface Change {
  send: () => Promise<unknown>;
  apply: (pages: Pages) => Pages;
}

/**
 * The list as it will be once the changes under way are done. They are laid over what was read, whenever
 * that is read again; one that fails is gone by itself.
 */
export function useNotifications() {
  const list = usePaged(LIST, '/api/notifications', notificationPage);
  const changes = useMutationState({
    filters: { mutationKey: CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  return {
    ...list,
    data: list.data && changes.reduce((data, { apply }) => apply(data), list.data),
  };
}

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

export function useChange() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CHANGE,
    mutationFn: ({ send }: Change) => send(),
    // Until it is read again, which begins anew where a read was under way.
    onSuccess: (_answer, { apply }) =>
      client.setQueryData<Pages>(LIST, (pages) => pages && apply(pages)),
    onSettled: () => readAgain(client),
  });
}

export const marksRead = (id: string): Change => ({
  send: () => call('PATCH', `/api/notifications/${id}`, notification, { body: { read: true } }),
  apply: (pages) => withRead(pages, id),
});

export const marksAllRead: Change = {
  send: () => command('POST', '/api/notifications/read-all', { body: {} }),
  apply: withAllRead,
};

export const removes = (id: string): Change => ({
  send: () => command('DELETE', `/api/notifications/${id}`),
  apply: (pages) => without(pages, id),
});

export function useCleanUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) =>
      call('POST', '/api/notifications/clean-up', cleanUpResult, { body: { days } }),
    onSettled: () => readAgain(client),
  });
}
