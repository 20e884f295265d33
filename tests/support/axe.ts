/** What people with impairments would stumble over, as axe finds it. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Each broken rule with the elements that break it; all rules where no tags are given. */
export async function axeFindings(page: Page, tags?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(async (values) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, {
      // To describe what is right takes longer than to look for what is wrong.
      resultTypes: ['violations'],
      // The only frame is a sandboxed one that runs no script, axe's neither.
      iframes: false,
      ...(values ? { runOnly: { type: 'tag', values } } : {}),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    );
  }, tags);
}
