/** What a front end is built from, and whether what stands there is what a build would make. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnv } from '../src/platform/env.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const SHARED = [
  'api/contract',
  'site/brand',
  'pnpm-lock.yaml',
  'api/tools/build.ts',
  'api/tools/built.ts',
  'api/src/platform/static/compress.ts',
];
export const FRONT_ENDS = {
  site: ['astro', 'build'],
  client: ['node', 'build.ts'],
  admin: ['vite', 'build'],
} as const;
export type Room = keyof typeof FRONT_ENDS;
export const ROOMS = Object.keys(FRONT_ENDS) as Room[];

const NOT_SOURCES = new Set(['node_modules', 'dist', '.astro']);

function originOf(variables: Record<string, string | undefined>): string {
  try {
    return readEnv(variables).publicUrl.origin;
  } catch (error) {
    // It names every wrong variable: no trace says more.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What the pages of the site call themselves until something is published: as the server reads it. */
export const ORIGIN = originOf(process.env);

function filesBelow(target: string): string[] {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .flatMap((entry) => {
      const at = path.join(target, entry.name);
      return entry.isFile() ? [at] : filesBelow(at);
    });
}

/**
 * A hash over names and contents. It reads in one go: two thousand small files take a third of the
 * processor's time that they take by promises, and nothing else is waiting.
 */
function digest(target: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(path.join(ROOT, target)).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What the build of each room reads, as one hash; what they share is read once. */
export function fingerprints(): Record<Room, string> {
  const shared = SHARED.map(digest);
  const print = (room: Room) =>
    [process.version, room === 'site' ? ORIGIN : '', digest(room), ...shared].join('\n');
  const prints = ROOMS.map((room) => [
    room,
    createHash('sha256').update(print(room)).digest('hex'),
  ]);
  return Object.fromEntries(prints);
}

export const stampOf = (room: Room) => path.join(ROOT, room, 'dist', '.stamp');

/** Whether this room was last built from what a fingerprint says. */
export const isBuilt = async (room: Room, print: string) =>
  (await readFile(stampOf(room), 'utf8').catch(() => '')) === print;

/** Whether every room was. */
export async function areBuilt(): Promise<boolean> {
  const prints = fingerprints();
  const built = await Promise.all(ROOMS.map((room) => isBuilt(room, prints[room])));
  return built.every(Boolean);
}
