import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** What lies in the folder of a backup; beside these, the ciphertext of the files. */
export const PARTS = {
  manifest: 'manifest.json',
  database: 'database.sqlite',
  files: 'files',
  /** One line a file, as `sha256sum -c` reads it. */
  sums: 'SHA256SUMS',
} as const;

/** What a restore needs to know before it writes anything. */
export const manifestShape = z.strictObject({
  format: z.literal(1),
  /** ISO-8601 UTC: the instant of the snapshot. */
  takenAt: z.iso.datetime(),
  /** Of the database: by them a restore knows an older backup from a newer one. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  files: z.int().min(0),
  /** Files that the database names and that were not there any more. */
  missing: z.array(z.string()),
  /** Of the document key, which is not in the backup. */
  keyFingerprint: z.string(),
});

export type Manifest = z.infer<typeof manifestShape>;

/** SHA-256 of a file, hexadecimal. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
