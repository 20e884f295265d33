/** What search engines and shared links are told: nothing that the page does not say. */
import path from 'node:path';
import { SITE_PATHS } from '@parade/api/contract/paths.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, type BuiltSite, buildSite } from './build.ts';
import { COMPLETE_SETTINGS } from './content.ts';

let site: BuiltSite;
beforeAll(async () => {
  const brand = { ...COMPLETE_SETTINGS.brand, name: 'Parade </script>' };
  site = await buildSite({ ...COMPLETE_SETTINGS, brand });
}, BUILD_TIMEOUT_MS);
afterAll(() => site?.remove());

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
