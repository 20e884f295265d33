import type { pagesOf, Topic } from '@parade/api/contract/features.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** How a page stands: without a session, signed in for one task, in the client layout, or in it for one thing. */
type Kind = 'visitor' | 'plain' | 'layout' | 'one';

interface Page<Of extends Kind> {
  kind: Of;
  path: ReturnType<typeof pagesOf<Of>>[number];
  /** The page's module, fetched when it is first shown. */
  load: () => Promise<{ default: ComponentType }>;
}

/** In the sidebar by its label, under its title in the header. */
export interface LayoutPage extends Page<'layout'> {
  label: string;
  /** Where it is not the label. */
  title?: string;
}

/** In the layout, but not in the sidebar. */
export interface PageOfOne extends Page<'one'> {
  title: string;
}

type ClientPage = Page<'visitor'> | Page<'plain'> | LayoutPage | PageOfOne;

/**
 * What the application has to know of a feature. Its folder gives one in
 * `feature.ts`, which every page loads: it imports no page and no schema.
 */
export interface ClientFeature {
  pages?: readonly ClientPage[];
  /** What each topic of the live stream makes stale: how the query keys begin. */
  stale?: Readonly<Partial<Record<Topic, readonly QueryKey[]>>>;
  /**
   * A sign-out forgets every draft of a person (`lib/drafts.ts`). It asks before
   * it forgets one of this name; `unsent` is what would be lost, as it begins a
   * sentence.
   */
  drafts?: { name: string; unsent: string };
}
