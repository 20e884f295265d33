import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { judgeBy, staffForm } from './form.ts';
import { installGuard } from './guard.ts';
import { staffText } from './staff-text.ts';

const findingIn = vi.fn(() => ({ cause: 'urgency', words: 'vite' }) as const);

beforeEach(() => {
  const parts = { codeParts: () => '', arePaymentDetails: () => false };
  judgeBy({ findingIn, refusalSentence: () => 'pressé', ...parts });
});
afterEach(() => installGuard({}));

it('looks through no text that its own field refuses as too long, and through those beside it', () => {
  const form = staffForm(
    z.object({
      note: staffText(z.string().max(100)),
      lines: z.array(staffText(z.string().max(5))),
    }),
  );
  const sent = { note: 'a'.repeat(1_000_000), lines: ['court', 'plus long'] };
  const issues = form.safeParse(sent).error?.issues.map(({ code, path }) => [code, path.join('.')]);
  expect(issues).toEqual([
    ['too_big', 'note'],
    ['too_big', 'lines.1'],
    ['custom', 'lines.0'],
  ]);
  expect(findingIn.mock.calls).toEqual([['court', 'speech']]);
});
