/** What an instance shows that has given everything: no mark, and each claim with its evidence (design 9.1). */
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { SITE_PATHS } from '@parade/api/contract/paths.ts';
import { expect, it } from 'vitest';
import { type BuiltSite, sectionText, textOf } from './build.ts';
import { AS_OF, BANNER, MARK, NOINDEX } from './content.ts';

/** The tests of one that is built; a build is four seconds of a processor. */
export function showsEverythingGiven(built: () => BuiltSite): void {
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
}
