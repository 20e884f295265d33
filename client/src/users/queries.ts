import { type Me, me } from '@parade/api/contract/auth.ts';
import { type Preferences, type ProfileUpdate, preferences } from '@parade/api/contract/users.ts';
import { takeBack, upload } from '@parade/site/brand/ui/upload.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../auth/session.ts';
import { call, reading } from '../lib/api.ts';

const ME = ['me', 'profile'];
const PREFERENCES = ['me', 'preferences'];

export const useMe = () => useQuery({ queryKey: ME, queryFn: reading('/api/me', me) });

export const usePreferences = () =>
  useQuery({ queryKey: PREFERENCES, queryFn: reading('/api/me/preferences', preferences) });

/** Takes the answer as the profile, and reads the session again for the name in the menu. */
function knowMe(client: QueryClient, answered: Me) {
  client.setQueryData(ME, answered);
  return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileUpdate) => call('PATCH', '/api/me', me, { body }),
    onSuccess: (answered) => knowMe(client, answered),
  });
}

export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) => call('PUT', '/api/me/preferences', preferences, { body }),
    onSuccess: (answered) => {
      client.setQueryData(PREFERENCES, answered);
      return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

interface NewAvatar {
  file: File;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Uploads the picture, then sets it as the profile's. An upload that is not set is deleted. */
export function useSetAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, ...options }: NewAvatar) => {
      const { id } = await upload(file, options);
      try {
        options.signal.throwIfAborted();
        return await call('PUT', '/api/me/avatar', me, { body: { documentId: id } });
      } catch (error) {
        takeBack(id);
        throw error;
      }
    },
    onSuccess: (answered) => knowMe(client, answered),
  });
}

export function useRemoveAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE', '/api/me/avatar', me),
    onSuccess: (answered) => knowMe(client, answered),
  });
}
