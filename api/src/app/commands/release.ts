import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ifMissing } from '../../platform/files/on-disk.ts';
import type { Command } from './command.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const releaseShape = z.object({ version: z.string(), commit: z.string(), platform: z.string() });

/** What runs: of an archive with the commit that it was made of, of a checkout the version alone. */
export async function currentRelease(): Promise<{ version: string; commit: string | null }> {
  const text = await readFile(path.join(ROOT, 'RELEASE.json'), 'utf8').catch(ifMissing(null));
  if (text !== null) return releaseShape.parse(JSON.parse(text));
  const own: unknown = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  return { version: z.object({ version: z.string() }).parse(own).version, commit: null };
}

/** The part of docs/changes.md below the title of a version. */
export function changesOf(text: string, version: string): string | null {
  const parts = text.split(/^## /m).slice(1);
  const part = parts.find((each) => each.split('\n')[0]?.split(' ')[0] === version);
  return part === undefined ? null : part.slice(part.indexOf('\n')).trim();
}

export const releaseNotes: Command = {
  name: 'release notes',
  about: 'dit quelle version c’est et ce qu’elle apporte',
  args: [{ name: 'version', about: 'une autre que celle-ci', isOptional: true }],
  async run({ given }) {
    const { version, commit } = await currentRelease();
    const asked = given.text('version') ?? version;
    const text = await readFile(path.join(ROOT, 'docs/changes.md'), 'utf8');
    const notes = changesOf(text, asked);
    if (notes === null) throw new Error(`Il n’y a pas de notes pour la version ${asked}.`);
    const of = asked === version && commit ? ` (${commit.slice(0, 12)})` : '';
    return { lines: [`Version ${asked}${of}`, '', notes], data: { version: asked, notes } };
  },
};
