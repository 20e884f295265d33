import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '../../../contract/site-settings.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { previewPage } from './preview.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const preview = (left: AbortSignal) =>
  previewPage(world.services, 'somebody', DEFAULT_SITE_SETTINGS, '/', left);

it('that its reader left, or replaced by a newer one, is no failure of the server', async () => {
  const leaving = new AbortController();
  const first = preview(new AbortController().signal);
  const second = preview(leaving.signal);
  leaving.abort();
  const outcomes = await Promise.allSettled([first, second]);
  // From 500 on an error is logged with its stack.
  const refused = { code: 'preview_replaced', status: 409 };
  expect(outcomes).toMatchObject([{ reason: refused }, { reason: refused }]);
});
