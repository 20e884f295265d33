/**
 * Every built page: valid HTML that reads without a script, and the checklist
 * of the law, read from that HTML so that nothing can go missing unseen.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CLIENT_LAYOUT_PATHS,
  EMBED_PATH,
  frontEndOf,
  SITE_PATHS,
} from '@parade/api/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../bin/run.ts';
import { BUILD_TIMEOUT_MS, type BuiltSite, buildSite, sectionText, textOf } from './build.ts';
import { COMPLETE_SETTINGS } from './content.ts';
import { showsEverythingGiven } from './everything-given.ts';
import { faultsOf } from './html.ts';
import { CHECKLIST } from './laws/index.ts';

/** Where something answers before the next page loads. */
const ISLANDS: readonly string[] = ['/alertes', '/verifier', '/partenaires'];
/** Where an answer is kept besides that comes before the island does. */
const EARLY: readonly string[] = ['/urgence'];

/** What stands in the sections of a page, without its header and footer. */
const sectionsOf = (html: string) =>
  [...html.matchAll(/<section\b.*?<\/section>/gs)].map(([section]) => section).join('');

/** An instance that has filled in its settings, and one that has filled in nothing. */
const SITES = { 'a complete instance': COMPLETE_SETTINGS, 'built-in texts': undefined };

for (const [name, settings] of Object.entries(SITES)) {
  describe(`the pages of ${name}`, () => {
    let site: BuiltSite;
    beforeAll(async () => {
      site = await buildSite(settings);
    }, BUILD_TIMEOUT_MS);
    afterAll(() => site?.remove());

    if (settings) showsEverythingGiven(() => site);

    for (const path of SITE_PATHS) {
      it(`${path} is valid`, async () => {
        expect(await faultsOf(await site.page(path))).toEqual([]);
      });

      it(`${path} has its whole text in its HTML, no script but an island’s and nothing from elsewhere`, async () => {
        const html = await site.page(path);
        const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? [];
        const island = ISLANDS.includes(path) ? 2 : EARLY.includes(path) ? 3 : 0;
        expect(scripts).toEqual(Array(island).fill('<script>'));
        expect(html).not.toContain('<noscript');
        expect(html).not.toContain('Chargement');
        expect(html.match(/<h1\b/g)).toHaveLength(1);
        const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
        expect(textOf(main).length).toBeGreaterThan(500);
        const links = html.matchAll(/<(?:link|img|source|iframe)[^>]*?(?:src|href)="([^"]+)"/g);
        const foreign = [...links]
          .map(([, url = '']) => url)
          .filter((url) => /^\w*:?\/\//.test(url));
        expect(foreign).toEqual([`https://www.parade.test${path}`]);
      });
    }

    for (const { law, page, anchor, says, given = [] } of CHECKLIST) {
      it(`${law} → ${page}#${anchor}`, async () => {
        const text = sectionText(await site.page(page), anchor);
        for (const words of says) expect(text).toContain(words);
        // What an editor typed stands there; else the page says what is missing.
        if (settings) for (const words of given) expect(text).toContain(words);
        else if (given.length > 0) expect(text).toMatch(/à (compléter|remplacer)|parade\.example/);
      });
    }

    it('numbers the articles of the terms and the sections of the policy', async () => {
      const numbers = async (path: string) =>
        [...(await site.page(path)).matchAll(/<h[23][^>]*>(\d+\.\d*) /g)].map(([, n]) => n);
      expect((await numbers('/cgu')).join(' ')).toBe(
        '1. 2. 3. 3.1 3.2 3.3 4. 5. 5.1 5.2 5.3 6. 6.1 6.2 6.3 7. 7.1 7.2 8. 9. 10. 10.1 10.2 11.',
      );
      expect(await numbers('/rgpd')).toEqual(Array.from({ length: 11 }, (_, n) => `${n + 1}.`));
    });

    if (!settings) {
      it('prints the built-in dates, periods and delays', async () => {
        const [policy, terms, notice] = await Promise.all(
          ['/rgpd', '/cgu', '/mentions-legales'].map(async (path) => textOf(await site.page(path))),
        );
        for (const said of [
          'Données du compte 3 ans après la clôture du compte',
          'Signalements de fraude 6 ans après la clôture',
          'Documents d’identité (KYC) 1 mois après la décision',
          'Données de navigation 13 mois au maximum',
          'nous répondons sous 30 jours au plus',
        ]) {
          expect(policy).toContain(said);
        }
        expect(terms).toMatch(/En vigueur depuis le \d+(?:er)? \p{L}+ 20\d\d/u);
        for (const text of [policy, terms, notice]) {
          expect(text).toMatch(/Dernière mise à jour : \d+(?:er)? \p{L}+ 20\d\d/u);
          // The texts quote laws that are younger than the day which stands for « nobody said ».
          expect(text).not.toContain('15 janvier 2024');
        }
      });
    }

    it('names everything that a browser keeps', async () => {
      const policy = await site.page('/rgpd');
      const kept = new Set<string>();
      for (const room of ['site/src', 'client/src']) {
        const names = await readdir(join(ROOT, room), { recursive: true });
        for (const name of names.filter((each) => /(?<!\.test)\.tsx?$/.test(each))) {
          const text = await readFile(join(ROOT, room, name), 'utf8');
          const drafts = text.matchAll(/name: '([a-z-]+)', keptIn: '(?:device|tab)'/g);
          for (const [, draft = ''] of drafts) kept.add(`parade:${draft}-draft`);
          if (!/(local|session)Storage/.test(text)) continue;
          for (const [, key = ''] of text.matchAll(/['`](parade[:-][a-z-]*[a-z])(?![a-z-])/g))
            kept.add(key);
        }
      }
      expect(kept.size).toBeGreaterThan(4);
      for (const key of kept) expect(policy).toContain(`<code>${key}</code>`);
    });

    it('links to headings that are there', async () => {
      for (const path of SITE_PATHS) {
        for (const [, to = '', id] of (await site.page(path)).matchAll(
          /href="([^"#:]*)#([^"]+)"/g,
        )) {
          expect(await site.page(to || path), `${path} → ${to}#${id}`).toContain(`id="${id}"`);
        }
      }
    });

    it('lets the frame alone be shown by others, and only by those of the settings', async () => {
      const told = JSON.parse((await site.file('_headers.json')) ?? '{}') as {
        policies: string[];
        pages: Record<string, number>;
      };
      const ancestors = (path: string) =>
        /frame-ancestors ([^;]*)/.exec(told.policies[told.pages[path] ?? -1] ?? '')?.[1];
      const hosts = settings ? ' https://www.mairie.test https://presse.test' : '';
      expect(ancestors(EMBED_PATH)).toBe(`'self'${hosts}`);
      for (const path of SITE_PATHS) expect([path, ancestors(path)]).toEqual([path, "'none'"]);
      const html = await site.page(EMBED_PATH);
      expect(await faultsOf(html)).toEqual([]);
      expect(html).toContain('<base target="_blank">');
      expect(html).toMatch(/name="robots" content="noindex"/);
      expect(html).not.toMatch(/<(header|nav)\b/);
      expect((await site.file('sitemap-0.xml')) ?? '').not.toContain(EMBED_PATH);
    });

    it('maps every page, and none that is not there', async () => {
      const map = await site.page('/plan-du-site');
      const listed = [...sectionsOf(map).matchAll(/<a href="(\/[^"#]*)"/g)].map(([, to]) => to);
      const isPage = (to: string) =>
        to.endsWith('.xml') ||
        SITE_PATHS.some((path) => path === to) ||
        frontEndOf(to) === 'client';
      expect(listed.filter((to = '') => !isPage(to))).toEqual([]);
      const pages = [...SITE_PATHS, ...CLIENT_LAYOUT_PATHS, '/report', '/login', '/register'];
      expect(pages.filter((path) => !listed.includes(path))).toEqual(['/plan-du-site']);
    });

    it('says no more of its accessibility than an audit has shown', async () => {
      expect(textOf(await site.page('/accessibilite'))).toContain(
        'est non conforme au référentiel',
      );
      expect(textOf(await site.page('/'))).toContain('Accessibilité : non conforme');
    });

    it('says « consultation » in the terms alone, which say what it is, and on the specified label', async () => {
      for (const path of SITE_PATHS) {
        const said = textOf(await site.page(path)).replaceAll('Consultation Gratuite', '');
        const isTold = /(première|consultation) (consultation|gratuite|juridique)/i.test(said);
        expect([path, isTold]).toEqual([path, path === '/cgu']);
      }
    });

    it('excludes no liability and sends nobody to a closed platform', async () => {
      const pages = await Promise.all(SITE_PATHS.map((path) => site.page(path)));
      const text = pages.map(textOf).join('\n');
      expect(text).not.toMatch(/ne (saurait|pourra|peut) être tenue? (pour )?responsable/i);
      expect(text).not.toMatch(/déclin\w+ toute responsabilité/i);
      expect(pages.join('')).not.toContain('ec.europa.eu/consumers/odr');
    });
  });
}
