import { importedList } from '@parade/api/contract/blocklists.ts';
import {
  type ListImportRequest,
  listPlaces,
  listPreview,
} from '@parade/api/contract/list-import.ts';
import { queryOptions } from '@tanstack/react-query';
import { postJson, sendJson } from '../lib/http.ts';
import type { Asked } from './values.ts';

/** Where the server lets lists be fetched: asked when the window opens. */
export const placesQuery = queryOptions({
  queryKey: ['lists', 'places'],
  queryFn: async () => listPlaces.parse((await sendJson('/api/admin/list-places')).json),
  staleTime: 0,
});

export const askPreview = async (asked: Asked) =>
  listPreview.parse(await postJson('/api/admin/list-previews', asked));

export const importList = async (request: ListImportRequest) =>
  importedList.parse(await postJson('/api/admin/lists', request));
