/** The pages of the alerts and their feeds, as the publisher builds them; what `/alertes` weighs. */
import { brotliCompressSync } from 'node:zlib';
import type { PublicAlert } from '@parade/api/contract/alerts.ts';
import { SAMPLE_ALERTS } from '@parade/api/contract/sample-alerts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, type BuiltSite, buildSite, textOf } from './build.ts';
import { COMPLETE_SETTINGS } from './content.ts';
import { faultsOf } from './html.ts';

/** Of JavaScript, before anybody types. */
const MAX_SCRIPT_BYTES = 90_000;
const ORIGIN = 'https://www.parade.test';

/** As a scam's own message may stand in an alert. */
const QUOTED = '<a href="https://etude-notariale.example">Votre espace & vos fonds</a>';

const alert = (at: number): PublicAlert => ({
  id: `019a8f10-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
  slug: `faux-notaire-${at}`,
  title: `Faux notaire n° ${at} & <associés>`,
  description: `Un courrier annonce un héritage. ${'Il faut d’abord payer des frais. '.repeat(8)}${QUOTED}`,
  fraudType: 'Investissement frauduleux',
  amount: 450,
  dateOfFraud: '2026-01-02',
  perpetratorInfo: '',
  checkedOn: '2026-10-20',
  checkedHow: 'report',
  createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, 100 - at)).toISOString(),
  meeTooCount: at,
  country: 'France',
  region: 'Bretagne',
  reporterId: null,
  status: 'verified',
  contested: at === 0,
  indicators: [
    { kind: 'domain', display: 'etude-notariale.example' },
    { kind: 'phone', display: '01 99 •• •• 12' },
  ],
});
const alerts = [...Array.from({ length: 60 }, (_, at) => alert(at)), ...SAMPLE_ALERTS];

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite(COMPLETE_SETTINGS, ORIGIN, alerts);
}, BUILD_TIMEOUT_MS);
afterAll(() => site?.remove());

const page = ({ slug }: { slug: string }) => site.page(`/alertes/${slug}`);
const disputed = alert(0);

describe('the page of an alert', () => {
  it('is valid and says everything without a script', async () => {
    const html = await page(disputed);
    expect(await faultsOf(html)).toEqual([]);
    const text = textOf(html);
    for (const said of [
      'Faux notaire n° 0 & <associés>',
      'Un courrier annonce un héritage.',
      'Investissement frauduleux',
      '450,00 €',
      '2 janvier 2026',
      'Publiée le 20 novembre 2026',
      'Bretagne, France',
      'Site etude-notariale.example',
      'Numéro de téléphone 01 99 •• •• 12',
      'Personne n’a encore dit',
      'Contesté',
      'Cette alerte est contestée',
      'Prévenez votre banque',
      'Info Escroqueries',
      'contact@parade.test',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('leads to the most reported and the newest of its type', async () => {
    const html = await page(disputed);
    const links = [...html.matchAll(/<a href="\/alertes\/([^"]+)"/g)].map(([, slug]) => slug);
    expect(links).toEqual([
      'faux-notaire-59',
      'faux-notaire-58',
      'faux-notaire-1',
      'faux-notaire-2',
    ]);
  });

  it('tells search engines what it says, as an article in its place', async () => {
    const html = await page(disputed);
    const address = `${ORIGIN}/alertes/${disputed.slug}`;
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain(`<meta property="og:url" content="${address}">`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const [article, breadcrumb] = JSON.parse(json)['@graph'];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: disputed.title,
      datePublished: disputed.createdAt,
      mainEntityOfPage: address,
      publisher: { '@type': 'Organization', name: 'Parade' },
    });
    expect(article.description.length).toBeLessThan(165);
    expect(breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/alertes`,
      address,
    ]);
    expect(json).not.toMatch(/rating|review|award/i);
  });

  it('says of a sample everywhere that it is one, and gives away no indicator', async () => {
    for (const sample of SAMPLE_ALERTS) {
      const html = await page(sample);
      expect(html).toContain(`${sample.title} (exemple) – Parade</title>`);
      expect(textOf(html)).toContain('Cette alerte est inventée');
      const hidden = sample.indicators.filter(({ value, display }) => value !== display);
      for (const { value } of hidden) expect(html).not.toContain(value);
    }
  });

  it('is in the map of the site, and the page that stands in for older ones is not', async () => {
    const map = (await site.file('sitemap-0.xml')) ?? '';
    for (const { slug } of alerts) expect(map).toContain(`<loc>${ORIGIN}/alertes/${slug}</loc>`);
    expect(map).not.toContain(`${ORIGIN}/alerte<`);
    const shell = await site.page('/alerte');
    expect(shell).toContain('<meta name="robots" content="noindex">');
    expect(shell).not.toMatch(/rel="canonical"|og:url/);
    expect(await faultsOf(shell)).toEqual([]);
  });
});

describe('the list', () => {
  it('has the first page in its HTML', async () => {
    const html = await site.page('/alertes');
    // The newest first: each says when that was.
    const cards = html.split('<article').slice(1);
    for (const card of cards)
      expect(textOf(card)).toMatch(/Publiée le \d{1,2}(er)? \p{L}+ 20\d\d/u);
    expect(cards.length).toBeGreaterThan(5);
    expect(html.match(/<article/g)).toHaveLength(20);
  });

  it('loads little before anybody types', async () => {
    const html = await site.page('/alertes');
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    const sizes = new Map<string, number>();
    async function load(name: string): Promise<void> {
      if (sizes.has(name)) return;
      const code = await site.file(`_astro/${name}`);
      if (code === null) throw new Error(`${name} is missing`);
      sizes.set(name, brotliCompressSync(code).length);
      // What it imports at once; `import()` waits until somebody does something.
      const imports = code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
      for (const [, next = ''] of imports) await load(next);
    }
    for (const [, name = ''] of html.matchAll(/-url="\/_astro\/([^"]+\.js)"/g)) await load(name);
    expect(sizes.size).toBeGreaterThan(2);
    const bytes = [...sizes.values(), ...inline.map((code) => code.length)];
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });
});

describe('the feeds', () => {
  it('are announced on every page', async () => {
    for (const path of ['/', '/alertes', `/alertes/${disputed.slug}`]) {
      const html = await site.page(path);
      expect(html).toMatch(
        /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/rss.xml"/,
      );
      expect(html).toMatch(/type="application\/feed\+json"[^>]*href="\/feed.json"/);
    }
  });

  it('hold the newest fifty as RSS 2.0', async () => {
    const rss = (await site.file('rss.xml')) ?? '';
    expect(rss).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><rss version="2.0"/);
    const items = rss.match(/<item>.*?<\/item>/gs) ?? [];
    expect(items).toHaveLength(50);
    const link = `${ORIGIN}/alertes/faux-notaire-0`;
    expect(items[0]).toContain(`<link>${link}</link>`);
    expect(items[0]).toContain(`<guid isPermaLink="true">${link}</guid>`);
    expect(items[0]).toContain('<title>Faux notaire n° 0 &amp; &lt;associés&gt;</title>');
    // Readers take a description for HTML: of the XML it is read as text once more.
    const [, description = ''] = /<description>(.*?)<\/description>/s.exec(items[0] ?? '') ?? [];
    expect(description).toContain('&amp;lt;a href=');
    expect(description).toContain('espace &amp;amp; vos fonds');
    expect(description).not.toMatch(/&lt;|<a /);
    const [, date = ''] = /<pubDate>(.*?)<\/pubDate>/.exec(items[0] ?? '') ?? [];
    expect(new Date(date).toISOString()).toBe(disputed.createdAt);
  });

  it('hold the same as JSON Feed 1.1', async () => {
    const feed = JSON.parse((await site.file('feed.json')) ?? '');
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${ORIGIN}/alertes`,
      feed_url: `${ORIGIN}/feed.json`,
      language: 'fr-FR',
    });
    expect(feed.items).toHaveLength(50);
    expect(feed.items[0]).toMatchObject({
      id: `${ORIGIN}/alertes/faux-notaire-0`,
      title: disputed.title,
      content_text: disputed.description,
      date_published: disputed.createdAt,
    });
  });
});
