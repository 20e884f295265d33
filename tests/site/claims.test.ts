/** No claim without its evidence, and no switch that says otherwise (design 9.1). */
import { SITE_PATHS } from '@parade/api/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, type BuiltSite, buildSite, sectionText, textOf } from './build.ts';
import {
  AS_OF,
  BANNER,
  certificate,
  COMPLETE_SETTINGS as complete,
  MARK,
  NOINDEX,
} from './content.ts';

/** One build, taken away again. */
function site(settings?: object): () => BuiltSite {
  let built: BuiltSite;
  beforeAll(async () => {
    built = await buildSite(settings);
  }, BUILD_TIMEOUT_MS);
  afterAll(() => built?.remove());
  return () => built;
}

describe('one figure without its source', () => {
  const { source: _, ...bare } = complete.stats.successRate;
  const built = site({ ...complete, stats: { ...complete.stats, successRate: bare } });

  it('carries the mark, and the whole is a demonstration again', async () => {
    const html = await built().page('/');
    expect(sectionText(html, 'chiffres').match(new RegExp(MARK, 'g'))).toHaveLength(1);
    expect(textOf(html)).toContain(BANNER);
    expect(await built().page('/cgu')).toMatch(NOINDEX);
    expect(await built().file('sitemap-index.xml')).toBeNull();
    expect(await built().file('robots.txt')).not.toContain('Sitemap');
  });
});

describe('junk beside the built-in figures', () => {
  const junk = { source: 'x', asOf: AS_OF, pages: 'x' };
  const named = (names: readonly string[], value: unknown) =>
    Object.fromEntries(names.map((name) => [name, value]));
  const built = site({
    ...complete,
    stats: named(Object.keys(complete.stats), junk),
    claims: {
      rating: { ...junk, collectionMethod: 'x' },
      certifications: [
        { ...certificate('2999-12-31'), issuer: 'x', reference: 'x', link: 'https://x.fr' },
      ],
    },
    legalPages: {
      mentionsLegales: {
        ...named(Object.keys(complete.legalPages.mentionsLegales), 'x'),
        funds: { basis: 'lawyer', name: 'x' },
        siret: '00000000000000',
        hostingPhone: '0000',
        mediatorWebsite: 'https://x.fr',
      },
    },
  });

  it('leaves the banner, the marks and noindex where they were', async () => {
    for (const path of SITE_PATHS) {
      const html = await built().page(path);
      expect(html, path).toMatch(NOINDEX);
      expect(textOf(html), path).toContain(BANNER);
    }
    const landing = await built().page('/');
    expect(sectionText(landing, 'chiffres').match(new RegExp(MARK, 'g'))).toHaveLength(4);
    expect(sectionText(landing, 'garanties').match(new RegExp(MARK, 'g'))).toHaveLength(2);
  });
});

describe('a certification past its validity, and nobody who rated', () => {
  const claims = {
    rating: { ...complete.claims.rating, reviewCount: 0 },
    certifications: [certificate('2026-01-01')],
  };
  const legalPages = {
    ...complete.legalPages,
    mentionsLegales: { ...complete.legalPages.mentionsLegales, funds: { basis: 'none' } },
  };
  const built = site({ ...complete, claims, legalPages });

  it('hides both, and their heading', async () => {
    const html = await built().page('/');
    expect(textOf(html)).not.toMatch(/ISO 27001|AFNOR|sur 5/);
    expect(html).not.toContain('id="garanties"');
    expect(html).not.toMatch(NOINDEX);
  });

  it('holds nobody’s money without a basis, and promises no balance', async () => {
    const funds = sectionText(await built().page('/mentions-legales'), 'fonds');
    expect(funds).toContain('versé directement');
    const terms = sectionText(await built().page('/cgu'), 'article-5');
    expect(terms).toContain('aucun solde n’est tenu');
    expect(terms).not.toContain('inscrite à votre solde');
  });
});
