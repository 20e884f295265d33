import { zodResolver } from '@hookform/resolvers/zod';
import type { ImportedList } from '@parade/api/contract/blocklists.ts';
import {
  LIST_ADAPTERS,
  type ListAdapter,
  type ListImportRequest,
  type ListPreviewRequest,
  listPreviewRequest,
} from '@parade/api/contract/list-import.ts';
import type { Resolver } from 'react-hook-form';

/** What the inputs hold. */
export type ListValues = { [Field in keyof ListPreviewRequest]-?: string };

export const NEW_LIST: ListValues = {
  ...{ origin: 'upload', place: '', text: '', name: '', adapter: 'domains' },
  ...{ columnKind: 'site', column: '1', title: '', sourceUrl: '', licence: '', asOf: '' },
  refresh: 'never',
};

const isKnown = (adapter: string): adapter is ListAdapter => adapter in LIST_ADAPTERS;

/** A list that is there, to be brought anew: its day is another one. */
export const valuesOf = ({
  name,
  title,
  sourceUrl,
  licence,
  ...list
}: ImportedList): ListValues => ({
  ...NEW_LIST,
  ...{ name, title, sourceUrl, licence },
  adapter: isKnown(list.adapter) ? list.adapter : NEW_LIST.adapter,
  ...(list.source && {
    origin: list.source.origin,
    place: list.source.name,
    refresh: list.source.refresh,
  }),
});

export type Asked = ReturnType<typeof listPreviewRequest.parse>;

export const listResolver = zodResolver(listPreviewRequest) as unknown as Resolver<
  ListValues,
  unknown,
  Asked
>;

/** What was looked at, and nothing else. */
export const importOf = (
  asked: Asked,
  { sha256, before }: { sha256: string; before: string },
  allowShrink: boolean,
): ListImportRequest => ({ ...asked, sha256, before, allowShrink });
