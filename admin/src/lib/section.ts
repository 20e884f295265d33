import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import type { Permission } from '@parade/api/contract/staff.ts';
import type { ComponentType } from 'react';

/** A tab of the back office: a feature's folder gives one, `app/sections.ts` puts them in order. */
export interface Section {
  /** The resource, as `/api/admin/{name}` names it. */
  name: string;
  label: string;
  /** Further resources that its own views list. */
  views?: readonly string[];
  permission: Permission;
  /** Pages of its own beside the tab; `path` below `/admin`, with its slash. */
  pages?: readonly { path: string; Page: ComponentType }[];
  list: ComponentType;
  /** The number in the tab's label. */
  count?: (summary: AdminSummary) => number | null;
  /** What the number counts, where that is not the rows of the list. */
  counted?: string;
}
