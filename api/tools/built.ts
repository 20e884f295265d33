/** What a front end is built from, and whether what stands there is what a build would make. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isBundled } from '../src/app/bundle.ts';
import { digest } from '../src/platform/digest.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const SHARED = [
  'api/contract',
  'site/brand',
  'pnpm-lock.yaml',
  'api/tools/build.ts',
  'api/tools/built.ts',
  'api/src/platform/digest.ts',
  'api/src/platform/static/compress.ts',
];
export const FRONT_ENDS = {
  site: ['astro', 'build'],
  client: ['node', 'build.ts'],
  admin: ['vite', 'build'],
} as const;
export type Room = keyof typeof FRONT_ENDS;
export const ROOMS = Object.keys(FRONT_ENDS) as Room[];

/**
 * What the site's own address is made of. Whether that is right, and what it is, only a build asks:
 * reading the settings would load a third of the server's sources beside its bundle.
 */
const ADDRESS = process.env.PUBLIC_URL || `of port ${process.env.PORT ?? ''}`;

/** What the build of each room reads, as one hash; what they share is read once. */
export function fingerprints(): Record<Room, string> {
  const shared = SHARED.map((target) => digest(ROOT, target));
  const print = (room: Room) =>
    [process.version, room === 'site' ? ADDRESS : '', digest(ROOT, room), ...shared].join('\n');
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

/** Whether every room was, and the server's bundle. */
export async function areBuilt(): Promise<boolean> {
  const prints = fingerprints();
  const built = await Promise.all(ROOMS.map((room) => isBuilt(room, prints[room])));
  return built.every(Boolean) && isBundled();
}
