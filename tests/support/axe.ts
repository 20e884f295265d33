/** What people with impairments would stumble over, as axe finds it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

// Less than half of what the package would hand over itself: every page that is looked at reads it anew.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each broken rule with the elements that break it; all rules where no tags are given. */
export async function axeFindings(page: Page, tags?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return await page.evaluate(async (values) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, {
      // To describe what is right takes longer than to look for what is wrong.
      resultTypes: ['violations'],
      // The only frame is a sandboxed one that runs no script, axe's neither.
      iframes: false,
      // The style sheets are for one rule alone, which is an experiment and off.
      preload: { assets: ['media'] },
      ...(values ? { runOnly: { type: 'tag', values } } : {}),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    );
  }, tags);
}
