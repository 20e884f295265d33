import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shells } from '../../../contract/shells.ts';
import { prepare, type StaticFile } from './files.ts';
import { shellPolicy } from './policy.ts';

/** What the published site says of itself. */
export interface Face {
  /** As it stands in HTML. */
  brand: string;
  isDemonstration: boolean;
}

/** What an application says without a script, where the site is a demonstration. */
export const DEMONSTRATION =
  '<p><strong>Site de démonstration</strong>\u00a0: n’envoyez aucun fonds et n’y déposez rien.</p>';

/** Kept as bytes until the next publication asks for them: as texts they would take twice the memory. */
export async function readShells(folder: string): Promise<() => Shells> {
  const written = await readFile(path.join(folder, '_shells.json'));
  return () => JSON.parse(written.toString());
}

/**
 * Nothing of a page is of anybody, but whoever has no session gets another one. For ten minutes a browser that
 * has it asks for the data alone; a publication or a release shows that much later, as on a page that is open.
 */
const KEPT = { 'cache-control': 'private, max-age=600', vary: 'accept-encoding, cookie' };

/** The pages of the client area as they are sent while the site has this face. */
export function pagesOf(shells: Shells, face: Face, common: Record<string, string>) {
  const headers = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    ...KEPT,
    'content-security-policy': shellPolicy(shells),
    'x-robots-tag': 'noindex',
  };
  // Inside a script nothing is decoded, and nothing may end it.
  const told = JSON.stringify({ ...face, brand: decoded(face.brand) }).replaceAll('<', '\\u003c');
  const filled = (html: string) =>
    html
      .replaceAll('__BRAND__', () => face.brand)
      .replace('"__FACE__"', () => told)
      .replace('__DEMONSTRATION__', face.isDemonstration ? DEMONSTRATION : '');
  const whole = filled(shells.whole);
  const ordinary = prepare(whole, headers);
  const secret = prepare(whole, {
    ...headers,
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
  });
  const variant = face.isDemonstration ? 'demonstration' : 'plain';
  const own = new Map(
    Object.entries(shells.pages).map(([urlPath, page]) => [
      urlPath,
      { file: prepare(filled(page[variant]), headers), isInside: page.isInside },
    ]),
  );
  /**
   * `isSecret`: its address may carry a token, so that nothing that it links to may see it. Whoever
   * cannot be signed in gets no form that the sign-in would take away again.
   */
  return (urlPath: string, isSecret: boolean, mayBeSignedIn: boolean): StaticFile => {
    if (isSecret) return secret;
    const page = own.get(urlPath);
    return page && (mayBeSignedIn || !page.isInside) ? page.file : ordinary;
  };
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;

const decoded = (html: string): string =>
  html.replace(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, code, name: keyof typeof ENTITIES) =>
    code ? String.fromCodePoint(Number(code)) : ENTITIES[name],
  );
