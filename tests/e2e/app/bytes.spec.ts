/** `pnpm bytes`: what each first page costs over the wire, by kind and by package, against `tests/speed/pages.ts`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { frontEndOf } from '@parade/api/contract/paths.ts';
import { ROOT } from '../../bin/run.ts';
import { MOST_SHIFT, SPEED_PAGES } from '../../speed/pages.ts';
import { filesOf, kilobytes, sum, type Visit, visit } from '../../speed/visit.ts';
import { expect, PHONE, test } from '../../support/fixtures.ts';
import { fileReport } from '../../support/people.ts';

/** By script: how many bytes each package has in it, before it is compressed. */
type Weights = Record<string, Record<string, number>>;

async function byPackage({ fetched }: Visit): Promise<string> {
  const weights: Weights = {};
  for (const build of ['production', 'entrance'])
    Object.assign(
      weights,
      JSON.parse(await readFile(path.join(ROOT, `client/dist/_weights.${build}.json`), 'utf8')),
    );
  const found = new Map<string, number>();
  for (const { path: script, bytes } of fetched) {
    const parts = Object.entries(weights[script.replace('/_client/', '')] ?? {});
    const whole = sum(parts.map(([, weight]) => weight));
    for (const [name, weight] of parts)
      found.set(name, (found.get(name) ?? 0) + (bytes * weight) / whole);
  }
  return [...found]
    .toSorted(([, a], [, b]) => b - a)
    .filter(([, bytes]) => bytes >= 500)
    .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`)
    .join(', ');
}

const KINDS = ['script', 'font', 'style', 'data', 'page', 'other'] as const;

for (const page of SPEED_PAGES) {
  test(`${page.path} weighs no more than it may, and nothing on it jumps`, async ({
    browser,
    product,
    victim,
  }) => {
    const context = await browser.newContext({ viewport: PHONE });
    if (page.signedIn) {
      await fileReport(victim);
      await context.addCookies((await victim.api.storageState()).cookies);
    }
    const first = await visit(context, product.url, page);
    const second = await visit(context, product.url, page);
    await context.close();

    const kinds = KINDS.map((kind) => `${kind} ${kilobytes(first, kind).toFixed(1)}`).join(', ');
    console.log(
      `${page.path.padEnd(11)} ${kilobytes(first).toFixed(1)} kB of ${page.bytes} in ${filesOf(first)} files of ${page.files} (${kinds})\n            ${await byPackage(first)}`,
    );
    expect(kilobytes(first)).toBeLessThanOrEqual(page.bytes);
    expect(filesOf(first)).toBeLessThanOrEqual(page.files);
    const faces = first.fetched.filter(({ kind }) => kind === 'font').map(({ path: file }) => file);
    expect(faces.filter((face) => !face.includes('-french-'))).toEqual([]);
    expect(filesOf(second), 'the second visit asks for the page and its data alone').toBe(0);
    const isOfClientArea = frontEndOf(page.path) === 'client';
    if (isOfClientArea) expect(kilobytes(second, 'page'), 'nor for the page').toBe(0);
    expect(first.shift, first.moved.join('\n')).toBeLessThan(MOST_SHIFT);
  });
}

test('a letter that French does not have comes with a face of its own', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/login`);
  const faces = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter(({ family, status }) => family.includes('Sans 3') && status === 'loaded')
        .map(({ unicodeRange }) => unicodeRange.split(/[,-]/)[0]);
    });
  // Regular and bold.
  await expect.poll(faces).toEqual(['U+20', 'U+20']);
  const others = { Łukasz: 'U+100', Ωμέγα: 'U+370', Яна: 'U+400', Nguyễn: 'U+1EA0' };
  for (const [name, first] of Object.entries(others)) {
    await page.getByLabel('Adresse e-mail').fill(name);
    await expect.poll(faces).toContain(first);
  }
});
