/** What a screen is, and the small tools that put one into its state. */

import { sentenceOf } from '@parade/api/contract/errors.ts';
import type { Page, Route } from '@playwright/test';
import type { Papers } from './papers.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
  uid?: string;
  /** Signs in to the back office. */
  staff?: true | undefined;
}

/** Those of the team. */
type Member = 'staff' | 'editor' | 'handler' | 'colleague';

/** Who looks: a visitor has no session. */
export type Viewer =
  | 'visitor'
  | 'victim'
  | 'newcomer'
  | 'longNames'
  | 'manyReports'
  | 'notified'
  | 'quiet'
  | 'flooded'
  | Member;

/** Those who are looked at, or sign in on the picture. */
type LookedAt = 'blocked' | 'verified' | 'disabled' | 'deleted' | 'erased' | 'guarded' | 'renewing';

export interface Stage {
  url: string;
  /** Of the running product: its mails are files there. */
  dataDir: string;
  accounts: Readonly<Record<Exclude<Viewer, 'visitor'> | LookedAt, Account>>;
  papers: Papers;
}

export interface Screen {
  /** Names the picture: `client/rapports-vides`. */
  name: string;
  as?: Viewer;
  /** Also at 320 px: where the narrow page is the hard one. */
  narrow?: boolean;
  /** The state is a refusal: then the browser logs the failed request, which is no finding. */
  refused?: boolean;
  /** Something lies over the page: the picture is of the window alone. */
  overlay?: boolean;
  /** Leads the page into its state; done when what matters is visible. */
  show(page: Page, stage: Stage): Promise<unknown>;
}

export const at = (path: string) => (url: URL) => url.pathname === path;

/** Leaves the matching requests without an answer: what is loading stays so. */
export const hold = (page: Page, match: (url: URL) => boolean) =>
  page.route(match, () => undefined);

/** A fault of the server, as it tells one. */
export const fail = (page: Page, match: (url: URL) => boolean) =>
  page.route(match, (route: Route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', message: sentenceOf('unexpected'), requestId: 'req-1' },
    }),
  );

/** A network that is gone. */
export const cut = (page: Page, match: (url: URL) => boolean) =>
  page.route(match, (route: Route) => route.abort());

/** Lets a call go well that the server would have refused. */
export const grant = (page: Page, match: (url: URL) => boolean) =>
  page.route(match, (route) => route.fulfill({ status: 204 }));

/** What goes by itself after three seconds stays: a picture takes longer. */
export const keepMessages = (page: Page) =>
  page.addInitScript(() => {
    const plan = window.setTimeout;
    const later = (task: () => void, delay?: number) =>
      plan(task, delay === 3000 ? 600_000 : delay);
    Object.assign(window, { setTimeout: later });
  });

/** Waits until a text stands on the page, whatever carries it. */
export const seen = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
