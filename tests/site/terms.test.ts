import { expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, buildSite, sectionText, textOf } from './build.ts';
import { COMPLETE_SETTINGS } from './content.ts';
import { faultsOf } from './html.ts';

it(
  'shows the terms that bind and those that come, each once, and how to refuse them',
  async () => {
    const text =
      '<section class="prose" aria-labelledby="article-1"><h2 id="article-1">1. Objet</h2><p>Les mots d’avant. <!--fact support--><!--/fact--></p></section>';
    const site = await buildSite(COMPLETE_SETTINGS, undefined, [], {
      inForce: { words: 'avant', text, updatedOn: '2026-01-01', effectiveOn: '2026-02-01' },
      announced: null,
      earliestOn: '2999-01-01',
    });
    const [page, notice, home] = await Promise.all(
      ['/cgu', '/mentions-legales', '/'].map((path) => site.page(path)),
    ).finally(() => site.remove());
    if (!page || !notice || !home) throw new Error('a page is missing');
    // What it costs, before anybody signs up (code de la consommation, L112-1).
    expect(sectionText(notice, 'prix')).toContain(
      '« Contrat d’accompagnement » coûte 60,00 € toutes taxes comprises',
    );
    expect(sectionText(home, 'commencer')).toContain('coûte 60,00 € toutes taxes comprises');
    expect(await faultsOf(page)).toEqual([]);
    const [inForce = '', announced = ''] = page.match(/<article[\s\S]*?<\/article>/g) ?? [];
    expect(textOf(inForce)).toBe('1. Objet Les mots d’avant. support@parade.test');
    expect(inForce).toContain('data-words="avant"');
    expect(announced).toMatch(/data-words="[0-9a-f]{64}".*data-effective-on="2999-01-01"/);
    expect(textOf(announced)).toContain('9. Modification des conditions');
    const said = textOf(page);
    expect(said).toContain('Ces conditions changent le 1er janvier 2999');
    expect(said).toContain('En vigueur depuis le 1er février 2026');
    expect(page).toContain('href="/settings"');
  },
  BUILD_TIMEOUT_MS,
);
