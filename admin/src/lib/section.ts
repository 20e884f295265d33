import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import type { Topic } from '@parade/api/contract/features.ts';
import type { Permission } from '@parade/api/contract/staff.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Filter } from './list/address.ts';

/** A tab of the back office: a feature's folder gives one, `app/sections.ts` puts them in order. */
export interface Section {
  /** The resource, as `/api/admin/{name}` names it. */
  name: string;
  label: string;
  /** Any of them opens it. */
  permission: Permission | readonly Permission[];
  list: ComponentType;
  /** Pages of its own beside the tab; `path` below `/admin`, with its slash. */
  pages?: readonly { path: string; Page: ComponentType }[];
  /** Features without a tab of their own that this one brings. */
  parts?: readonly Part[];
  /**
   * What each topic of the live stream makes stale: how the query keys begin. Where somebody
   * decides a record in a form only the lists are named: it must not change under their hands.
   */
  stale?: Readonly<Partial<Record<Topic, readonly QueryKey[]>>>;
  /** The number in the tab's label. */
  count?: (summary: AdminSummary) => number | null;
  /** What the number counts, where that is not the rows of the list. */
  counted?: string;
  /** Its cards above the tabs, by their place among all: what waits for somebody. */
  card?: Card | readonly Card[];
}

/** How much of one kind waits. */
interface Card {
  place: number;
  count: keyof AdminSummary | ((summary: AdminSummary) => number | null);
  one: string;
  many: string;
  /** The filter of its rows: the card leads to them. */
  filter: Filter;
}

/** A feature that stands inside another's tab. */
export type Part = Partial<Pick<Section, 'name' | 'pages' | 'stale'>>;

/** A part that is one of the lists of its tab. */
export interface View extends Pick<Section, 'name' | 'label' | 'list' | 'stale' | 'count'> {
  /** `?vue=` in the address; empty for the first one. */
  address: string;
}
