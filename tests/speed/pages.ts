/** The pages that are weighed and timed, and what each may cost. */

export interface SpeedPage {
  path: string;
  /** A client with one report, where it is not a visitor. */
  signedIn?: true;
  /** What one came to see or to fill in. */
  seen: string;
  /** What answers once a script is there; a page without one is alive when it is seen. */
  alive?: string;
  /** kB over the wire until it is alive, the fonts and the page itself included. */
  bytes: number;
  /** Files until it is alive: scripts, styles, fonts, pictures. */
  files: number;
  /** Seconds on the slow phone, cold. `again`: until it is alive at a second visit. */
  seconds: { seen: number; alive: number; again: number };
}

/** How far things may move, on every page. */
export const MOST_SHIFT = 0.05;

/** A page that is only looked at on demand. */
export const otherPage = (path: string): SpeedPage => ({
  path,
  seen: 'h1',
  bytes: Number.POSITIVE_INFINITY,
  files: Number.POSITIVE_INFINITY,
  seconds: {
    seen: Number.POSITIVE_INFINITY,
    alive: Number.POSITIVE_INFINITY,
    again: Number.POSITIVE_INFINITY,
  },
});

export const SPEED_PAGES: readonly SpeedPage[] = [
  {
    path: '/',
    seen: 'main h1',
    bytes: 60,
    files: 6,
    seconds: { seen: 1.5, alive: 1.5, again: 1.5 },
  },
  {
    path: '/verifier',
    seen: 'main textarea',
    alive: 'main textarea',
    bytes: 35,
    files: 8,
    seconds: { seen: 1.5, alive: 1.5, again: 1.5 },
  },
  {
    path: '/urgence',
    seen: 'main button',
    alive: 'main button',
    bytes: 36,
    files: 8,
    seconds: { seen: 1.5, alive: 1.5, again: 1.5 },
  },
  {
    path: '/login',
    seen: 'main input[type=email]',
    alive: 'main form',
    bytes: 112,
    files: 3,
    seconds: { seen: 1.5, alive: 4.5, again: 1.5 },
  },
  {
    path: '/register',
    seen: 'main input[type=email]',
    alive: 'main form',
    bytes: 114,
    files: 3,
    seconds: { seen: 1.5, alive: 4.5, again: 1.5 },
  },
  {
    path: '/report',
    signedIn: true,
    seen: 'main textarea',
    alive: 'main form',
    bytes: 160,
    files: 5,
    seconds: { seen: 1.5, alive: 5, again: 1.5 },
  },
  {
    path: '/dashboard',
    signedIn: true,
    seen: 'header h1',
    alive: 'main a[href^="/reports"]',
    bytes: 160,
    files: 10,
    seconds: { seen: 1.5, alive: 5, again: 1.5 },
  },
  {
    path: '/reports',
    signedIn: true,
    seen: 'header h1',
    alive: 'main button[aria-expanded]',
    bytes: 155,
    files: 10,
    seconds: { seen: 1.5, alive: 5, again: 1.5 },
  },
];
