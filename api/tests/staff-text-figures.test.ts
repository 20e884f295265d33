/** How much of an attacker’s sentences is refused, and of the desk’s: the floors of what was measured. */
import { expect, it } from 'vitest';
import { findingIn } from '../contract/staff-text/findings.ts';
import { ATTACKS, MENDED_ATTACKS, UNSEEN_ATTACKS } from './guard-figures/attacks.ts';
import { INNOCENTS, LATER_INNOCENTS } from './guard-figures/innocents.ts';
import { withGuard } from './staff-text-rules.ts';

withGuard();

const heldOut = (_: string, index: number) => index % 2 === 1;
const isRefused = (text: string) => findingIn(text, 'speech') !== undefined;
const share = (texts: readonly string[]) => texts.filter(isRefused).length / texts.length;

it('is tried with what nobody wrote before', () => {
  const all = [...ATTACKS, ...MENDED_ATTACKS, ...UNSEEN_ATTACKS, ...INNOCENTS, ...LATER_INNOCENTS];
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
  expect(INNOCENTS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all).size).toBe(all.length);
});

it.each([
  ['held out', ATTACKS.filter(heldOut), 0.95],
  ['worked with', ATTACKS.filter((_, index) => index % 2 === 0), 0.95],
  ['of four later rounds', MENDED_ATTACKS, 0.94],
  // So much of what is worded otherwise than any rule is stopped: three times what was before.
  ['that no rule has seen', UNSEEN_ATTACKS, 0.3],
])('refuses attacks %s', (_, texts, floor) => {
  expect(share(texts)).toBeGreaterThanOrEqual(floor);
});

it.each([
  ['held out', INNOCENTS.filter(heldOut)],
  ['worked with', INNOCENTS.filter((_, index) => index % 2 === 0)],
  ['of the later rounds', LATER_INNOCENTS],
])('lets the desk write what is %s, but for three in a hundred', (_, texts) => {
  expect(share(texts)).toBeLessThanOrEqual(0.03);
});
