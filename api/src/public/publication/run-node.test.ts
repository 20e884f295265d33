import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { runNode } from './run-node.ts';

const PARENT = path.join(import.meta.dirname, '../../../tests/run-node-process.ts');
const nobody = new AbortController().signal;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-run-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const script = async (text: string) => {
  const file = path.join(folder, 'script.mjs');
  await writeFile(file, text);
  return file;
};

it('ends by itself, and tells what went wrong', async () => {
  await runNode(folder, [await script('console.log(1)')], {}, nobody);
  const failing = await script('console.log("Il manque une page."); process.exitCode = 1');
  await expect(runNode(folder, [failing], {}, nobody)).rejects.toThrow('Il manque une page.');
});

it('does not outlive whoever started it, also where that is killed', async () => {
  const pidFile = path.join(folder, 'pid');
  const endless = await script(
    `import { writeFileSync } from 'node:fs';
    writeFileSync('pid', String(process.pid));
    setInterval(() => {}, 60_000);`,
  );
  const parent = fork(PARENT, [folder, endless], { execArgv: [], env: PROCESS_ENV });
  const pid = await vi.waitFor(
    async () => {
      const said = Number(await readFile(pidFile, 'utf8'));
      expect(said).toBeGreaterThan(0);
      return said;
    },
    { timeout: 15_000 },
  );
  process.kill(pid, 0);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 5000 });
});
