/**
 * Nothing moves while a page fills, and it asks for no letters that it does not have: on every page of
 * the site and of the client area.
 */
import { pagesOf } from '@parade/api/contract/features.ts';
import { EMBED_PATH, SITE_PATHS } from '@parade/api/contract/paths.ts';
import { MOST_SHIFT, otherPage, SPEED_PAGES } from '../../speed/pages.ts';
import { LATE, visit } from '../../speed/visit.ts';
import { expect, PHONE, test } from '../../support/fixtures.ts';
import { fileReport } from '../../support/people.ts';

const VISITOR = [...SITE_PATHS, EMBED_PATH, ...pagesOf('visitor')];
const SIGNED_IN = [...pagesOf('layout'), ...pagesOf('one'), ...pagesOf('plain')];

const WHO = [
  ['a visitor', VISITOR],
  ['a person who is signed in', SIGNED_IN],
] as const;

for (const [who, paths] of WHO)
  for (const path of paths)
    test(`nothing jumps on ${path} for ${who}`, async ({ browser, product, victim }) => {
      const context = await browser.newContext({ viewport: PHONE, locale: 'fr-FR' });
      const { id } = await fileReport(victim);
      if (who !== 'a visitor') await context.addCookies((await victim.api.storageState()).cookies);
      const { seen, alive } = SPEED_PAGES.find((page) => page.path === path) ?? otherPage(path);
      const page = { ...otherPage(path.replace(':id', id)), seen, ...(alive && { alive }) };
      const faces: string[] = [];
      context.on('request', (request) => {
        if (request.resourceType() === 'font') faces.push(request.url());
      });
      const { shift, moved } = await visit(context, product.url, page, LATE);
      await context.close();
      expect(shift, moved.join('\n')).toBeLessThan(MOST_SHIFT);
      expect(faces.filter((face) => !face.includes('-french-'))).toEqual([]);
    });
