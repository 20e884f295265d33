/** No claim without its evidence, and no switch that says otherwise (design 9.1). */
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { SITE_PATHS } from '@parade/api/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, type BuiltSite, buildSite, sectionText, textOf } from './build.ts';
import { AS_OF, certificate, COMPLETE_SETTINGS as complete } from './content.ts';

const MARK = 'Exemple – à remplacer';
const BANNER = 'Site de démonstration';
const NOINDEX = /<meta name="robots" content="noindex"/;

/** One build, taken away again. */
function site(settings?: object): () => BuiltSite {
  let built: BuiltSite;
  beforeAll(async () => {
    built = await buildSite(settings);
  }, BUILD_TIMEOUT_MS);
  afterAll(() => built?.remove());
  return () => built;
}

describe('everything given', () => {
  const built = site(complete);

  it('takes banner, marks and noindex away from every page', async () => {
    for (const path of SITE_PATHS) {
      const html = await built().page(path);
      expect(html, path).not.toMatch(NOINDEX);
      expect(textOf(html), path).not.toMatch(new RegExp(`${BANNER}|${MARK}|à compléter`));
    }
  });

  it('prints source and date beside each figure', async () => {
    const figures = sectionText(await built().page('/'), 'chiffres');
    const day = formatCalendarDay(AS_OF);
    for (const said of [
      '62 pour cent des dossiers clos ont abouti',
      '418 victimes',
      '512 300 euros',
    ]) {
      expect(figures).toContain(said);
    }
    expect(
      figures.match(new RegExp(`Rapport annuel sur les dossiers clos, au ${day}`, 'g')),
    ).toHaveLength(3);
    expect(figures).toContain(`Mesuré sur les dossiers de la plateforme, au ${day}`);
  });

  it('shows the rating with its method and the certification with what proves it', async () => {
    const claims = sectionText(await built().page('/'), 'garanties');
    expect(claims).toContain('4,2 sur 5, sur 133 avis');
    expect(claims).toContain('Enquête envoyée à chaque client');
    expect(claims).toContain('Organisme : AFNOR Certification. Référence : CERT-2291.');
    expect(claims).toContain('Valable jusqu’au 31 décembre 2999');
  });

  it('says who holds recovered money, and concludes nothing from it', async () => {
    const notice = await built().page('/mentions-legales');
    const funds = sectionText(notice, 'fonds');
    for (const said of ['Avocat Me Anna Leroy', 'Barreau Lyon', 'CARPA CARPA de Lyon']) {
      expect(funds).toContain(said);
    }
    expect(textOf(notice)).not.toContain('ni un établissement de crédit ou de paiement');
    expect(sectionText(await built().page('/cgu'), 'article-5')).toContain(
      'inscrite à votre solde',
    );
  });

  it('keeps the invented case and testimonials headed as invented', async () => {
    const text = textOf(await built().page('/'));
    expect(text.match(/Témoignage fictif/g)).toHaveLength(3);
    expect(text).toContain('Dossier fictif');
  });

  it('announces a map of the site to search engines', async () => {
    expect(await built().file('robots.txt')).toContain(
      'Sitemap: https://www.parade.test/sitemap-index.xml',
    );
    const map = await built().file('sitemap-0.xml');
    for (const path of SITE_PATHS) {
      expect(map).toContain(`<loc>https://www.parade.test${path}</loc>`);
    }
  });
});

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
