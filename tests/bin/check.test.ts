import { spawnSync } from 'node:child_process';
import { CHECKED_SOURCES, freshUntil } from '@parade/api/contract/checked-sources.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { checksOf } from './check.ts';
import { ROOT } from './run.ts';

const OLDEST = CHECKED_SOURCES[0];
const sources = () => checksOf(true).find(({ name }) => name === 'sources of the law');

afterEach(() => vi.useRealTimers());

it('asks for the sources of the law only before a release', () => {
  expect(checksOf(true)).toHaveLength(checksOf(false).length + 1);
  expect(checksOf(false).map(({ name }) => name)).not.toContain('sources of the law');
});

it('fails on a source that nobody read for more than a year, and names it', async () => {
  const last = freshUntil(OLDEST?.checkedOn ?? '');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${last}T12:00:00Z`) });
  expect(await sources()?.run()).toMatchObject({ ok: true, output: '' });
  vi.setSystemTime(Date.parse(`${last}T12:00:00Z`) + 86_400_000);
  const { ok, output } = (await sources()?.run()) ?? {};
  expect(ok).toBe(false);
  expect(output).toContain(OLDEST?.title);
});

it('releases nothing with such a source', () => {
  const late = `data:text/javascript,${encodeURIComponent('const now = Date.parse("2999-01-01"); globalThis.Date = class extends Date { constructor(...at) { super(...(at.length ? at : [now])); } };')}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', late, 'api/tools/release.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      // Without a way to git it would end at its next step.
      env: { ...process.env, PATH: '' },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(OLDEST?.title);
});
