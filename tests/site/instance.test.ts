/**
 * One built instance, whose name would close a script, whose terms change and whose alerts are the
 * samples: what search engines and shared links are told, nothing that the page does not say; which
 * terms bind; what is marked as a sample.
 */
import path from 'node:path';
import { SITE_PATHS } from '@parade/api/contract/paths.ts';
import { SAMPLE_ALERTS } from '@parade/api/contract/sample-alerts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, type BuiltSite, buildSite, sectionText, textOf } from './build.ts';
import { COMPLETE_SETTINGS } from './content.ts';
import { faultsOf } from './html.ts';

const TERMS =
  '<section class="prose" aria-labelledby="article-1"><h2 id="article-1">1. Objet</h2><p>Les mots d’avant. <!--fact support--><!--/fact--></p></section>';

let site: BuiltSite;
beforeAll(async () => {
  const brand = { ...COMPLETE_SETTINGS.brand, name: 'Parade </script>' };
  site = await buildSite({ ...COMPLETE_SETTINGS, brand }, undefined, SAMPLE_ALERTS, {
    inForce: { words: 'avant', text: TERMS, updatedOn: '2026-01-01', effectiveOn: '2026-02-01' },
    announced: null,
    earliestOn: '2999-01-01',
  });
}, BUILD_TIMEOUT_MS);
afterAll(() => site?.remove());

it('shows the terms that bind and those that come, each once, and how to refuse them', async () => {
  const [page, notice, home] = await Promise.all(
    ['/cgu', '/mentions-legales', '/'].map((path) => site.page(path)),
  );
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
});

it('marks the samples in the list of alerts', async () => {
  const text = textOf(await site.page('/alertes'));
  expect(text).toContain('Exemples d’alertes');
  expect(text).toContain('7 alertes');
  for (const { title } of SAMPLE_ALERTS) expect(text).toContain(title.replaceAll('\u00a0', ' '));
});

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

describe('search engines', () => {
  it('find a title, a description and an address of its own on each page', async () => {
    const seen = new Set<string>();
    for (const at of SITE_PATHS) {
      const html = await site.page(at);
      const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
      const description = meta(html, 'description');
      expect(description.length, at).toBeGreaterThan(50);
      expect(description.length, at).toBeLessThan(200);
      expect(html).toContain(`<link rel="canonical" href="https://www.parade.test${at}">`);
      expect(meta(html, 'og:url')).toBe(`https://www.parade.test${at}`);
      seen.add(title).add(description);
    }
    expect(seen.size).toBe(2 * SITE_PATHS.length);
  });

  it('find a picture that was drawn at the size that is announced', async () => {
    const html = await site.page('/cgu');
    expect(meta(html, 'og:image')).toBe('https://www.parade.test/og.png');
    expect(meta(html, 'og:image:alt')).toContain('arnaques');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    const { format, width, height } = await sharp(path.join(site.folder, 'og.png')).metadata();
    expect([format, String(width), String(height)]).toEqual([
      'png',
      meta(html, 'og:image:width'),
      meta(html, 'og:image:height'),
    ]);
  });

  it('find who runs the site as data, without a claim, whatever the brand is', async () => {
    const html = await site.page('/');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph = JSON.parse(json)['@graph'] as Record<string, unknown>[];
    expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
    expect(graph[0]).toMatchObject({ name: 'Parade </script>', legalName: 'Parade Assistance' });
    expect(json).not.toMatch(/rating|review|award|certification|à compléter/i);
  });
});
