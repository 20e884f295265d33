import { publicationStatus } from '@parade/api/contract/publication.ts';
import {
  type PreviewPage,
  sitePreview,
  siteSettingsRecord,
  siteSettingsVersion,
} from '@parade/api/contract/site-settings.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';
import type { SettingsDocument } from './values.ts';

export const SETTINGS_API = '/api/admin/site-settings';

/** Said where a save changed nothing and so made no version. */
export const NOTHING_CHANGED = 'Rien n’a changé\u00a0: le site montre déjà ces textes.';

/** Everything of this tab and the public settings: a save makes both stale. */
export const SETTINGS_KEY = ['site-settings'];

export const settingsQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'main'],
  queryFn: async () => siteSettingsRecord.parse((await sendJson(`${SETTINGS_API}/main`)).json),
});

const POLL_MS = 1500;

export const publicationQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'publication'],
  queryFn: async () =>
    publicationStatus.parse((await sendJson(`${SETTINGS_API}/publication`)).json),
  // The live stream tells of the end; the poll replaces it where the stream is broken.
  refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
});

export const isUnderWay = ({ recent }: { recent: readonly { state: string }[] }): boolean =>
  recent.some(({ state }) => state === 'waiting' || state === 'building');

const PAGE = 10;

export const historyQuery = infiniteQueryOptions({
  queryKey: [...SETTINGS_KEY, 'history'],
  queryFn: async ({ pageParam }) => {
    const range = encodeURIComponent(JSON.stringify([pageParam, pageParam + PAGE - 1]));
    const { json, headers } = await sendJson(`${SETTINGS_API}/history?range=${range}`);
    const total = Number(headers.get('Content-Range')?.split('/')[1] ?? 0);
    return { versions: siteSettingsVersion.array().parse(json), total };
  },
  initialPageParam: 0,
  getNextPageParam: (_last, pages) => {
    const read = pages.reduce((sum, { versions }) => sum + versions.length, 0);
    return read < (pages.at(-1)?.total ?? 0) ? read : undefined;
  },
});

/** Asked again for each change; the earlier call is aborted. */
export const previewQuery = (page: PreviewPage, settings: SettingsDocument) =>
  queryOptions({
    queryKey: ['site-preview', page, settings],
    queryFn: async ({ signal }) => {
      const body = JSON.stringify({ page, settings });
      const answer = await sendJson(`${SETTINGS_API}/preview`, { method: 'POST', body, signal });
      return { page, html: sitePreview.parse(answer.json).html };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    // The old page stays until the new one is there.
    placeholderData: keepPreviousData,
  });
