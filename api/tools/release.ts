/**
 * `pnpm release`: one archive of what is committed, `dist/parade-<version>-<platform>.tar.gz`, with
 * the built front ends and the modules of production. It runs with `node` alone, on the platform
 * that it was made on. The same commit gives the same archive, in the same folder and with the same tools.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { staleSources } from '../contract/checked-sources.ts';
import { parisDay } from '../contract/dates.ts';
import { output, ROOT } from './release/command.ts';
import { writeThirdParties } from './release/third-parties.ts';

/** Rooms with modules of their own: `site` builds a publication at run time. */
const RUNNING = ['db', 'api', 'site'];
/** What is built: the front ends, and the server's bundle. */
const BUILT = ['site', 'client', 'admin', 'api'];
const SOURCES = ['package.json', 'tsconfig.base.json', 'LICENSE', 'docs', ...RUNNING];
/** Each room's wishes and the lock file: an install reads them together. */
const OF_INSTALL = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ':(glob)*/package.json'];
/** What works on a checkout, or only tests. */
const LEFT_OUT = [
  ...['*.test.ts', 'api/tests', 'db/*testing.ts', 'docs/screenshots', 'api/tools'],
  ...['build.ts', 'release.ts', 'start.cjs', 'with-node.sh'].map((name) => `api/bin/${name}`),
];
/** Read by installs, debuggers and shells alone. Not the declarations of types: Astro reads some; nor
 * the bundle's own map: its stacks are read with it. */
const PRUNED = [
  ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpm-workspace-state*', '.modules.yaml'],
  ...['node_modules/.pnpm/lock.yaml', 'better-sqlite3/deps', 'better-sqlite3/src'],
  ...['node_modules/*.map', '.bin'],
];

interface Manifest {
  version: string;
  license: string;
  engines: { node: string };
  scripts: Record<string, string>;
}

/** The commands that are in the archive, for `node --run`. */
function scriptsOf({ scripts }: Manifest, folder: string): Record<string, string> {
  const kept = Object.entries(scripts).filter(([, command]) => {
    const [, file] = /^node (api\/bin\/\S+)/.exec(command) ?? [];
    return file !== undefined && existsSync(path.join(folder, file));
  });
  return {
    start: 'node --max-semi-space-size=4 --no-regexp-tier-up --expose-gc api/bin/serve.cjs',
    ...Object.fromEntries(kept),
  };
}

/** The commit's sources that run, and what was built. */
async function layOut(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const left = LEFT_OUT.map((name) => `:(exclude)${name}`);
  const tar = path.join(folder, '.sources.tar');
  output('git', ['archive', '--output', tar, 'HEAD', '--', ...SOURCES, ...OF_INSTALL, ...left]);
  output('tar', ['-xf', tar, '-C', folder]);
  await rm(tar);
  for (const room of BUILT) {
    await cp(path.join(ROOT, room, 'dist'), path.join(folder, room, 'dist'), { recursive: true });
  }
}

/** As the lock file says, copied out of pnpm's store. */
async function install(folder: string): Promise<void> {
  const rooms = RUNNING.flatMap((room) => ['--filter', `@parade/${room}`]);
  const how = ['--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  output('pnpm', [...rooms, 'install', ...how, '--config.package-import-method=copy'], {
    cwd: folder,
    env: { CI: 'true' },
  });
  await rm(path.join(folder, 'tests'), { recursive: true });
}

/** Sorted, of one instant and of nobody: what differs is what was changed. */
async function pack(folder: string, archive: string, at: string): Promise<void> {
  const tar = `${archive.slice(0, -'.gz'.length)}`;
  output('tar', [
    ...['--create', '--file', tar, '--format=gnu', '--sort=name', `--mtime=${at}`],
    ...['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'],
    ...PRUNED.map((name) => `--exclude=${name}`),
    ...['-C', path.dirname(folder), path.basename(folder)],
  ]);
  output('gzip', ['--no-name', '--best', '--force', tar]);
}

async function release(): Promise<void> {
  const stale = staleSources(parisDay(new Date()));
  if (stale.length > 0) throw new Error(`Sources to read again first:\n${stale.join('\n')}`);
  const changed = output('git', ['status', '--porcelain']);
  if (changed !== '') throw new Error(`Only what is committed can be released:\n${changed}`);
  const [commit = '', at = ''] = output('git', ['log', '-1', '--format=%H %cI']).trim().split(' ');
  const manifest: Manifest = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const { version, license, engines } = manifest;
  const platform = `${process.platform}-${process.arch}`;
  const dist = path.join(ROOT, 'dist');
  const folder = path.join(dist, `parade-${version}`);
  await rm(dist, { recursive: true, force: true });

  console.log('Building…');
  output(process.execPath, ['api/bin/build.ts'], { env: { PUBLIC_URL: '' } });
  await layOut(folder);
  console.log('Installing the modules of production…');
  await install(folder);
  await writeThirdParties(folder, at);
  const told = { name: 'parade', private: true, version, license, type: 'module', engines };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  await writeFile(
    path.join(folder, 'package.json'),
    json({ ...told, scripts: scriptsOf(manifest, folder) }),
  );
  await writeFile(
    path.join(folder, 'RELEASE.json'),
    json({ version, commit, committedAt: at, platform, node: process.versions.node }),
  );
  await cp(path.join(ROOT, 'docs/release.md'), path.join(folder, 'README.md'));
  console.log('Packing…');
  const archive = path.join(dist, `parade-${version}-${platform}.tar.gz`);
  await pack(folder, archive, at);
  const name = path.basename(archive);
  const sum = output('sha256sum', [name], { cwd: dist });
  await writeFile(`${archive}.sha256`, sum);
  await rm(folder, { recursive: true });
  console.log(`dist/${name}\n${sum.trim()}`);
}

await release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
