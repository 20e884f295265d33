import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '@parade/db';
import { type VerifiedFiles, verifyFiles } from '../../people/documents/verify.ts';
import type { Env } from '../../platform/env.ts';
import { folderBlobs } from '../../platform/files/blobs.ts';
import { copyFiles } from '../../platform/files/copy-files.ts';
import { existingKey } from '../../platform/files/encryption.ts';
import { requireKeyOf } from '../../platform/files/key-check.ts';
import { ifMissing } from '../../platform/files/on-disk.ts';
import { openS3 } from '../../platform/files/s3.ts';
import { fileStore } from '../../platform/files/store.ts';
import { withReadOnly } from '../read-only.ts';
import { openBlobs } from '../services.ts';
import { type Command, type Result, WrongUse } from './command.ts';
import { commandLog } from './on-instance.ts';
import { counted, number } from './words.ts';

/** Reads every document of an instance. Throws one sentence where the key is not there, or another. */
export async function readAllFiles(env: Env, db: Db): Promise<VerifiedFiles> {
  const key = await existingKey(env.documentKey, env.dataDir);
  if (!key) {
    throw new Error(
      `La clé des documents n’est pas dans ${env.dataDir}\u00a0: dites où avec DATA_DIR ou DOCUMENT_KEY.`,
    );
  }
  const blobs = (await openBlobs(env, commandLog(env)))('files');
  // With a wrong key every file would pass for a damaged one.
  await requireKeyOf(blobs, key);
  return verifyFiles(db, fileStore(blobs, key));
}

export function tellFiles({ documents, bytes, missing, damaged }: VerifiedFiles): Result {
  const lost = missing.length + damaged.length;
  const verdict =
    lost === 0
      ? 'tous entiers'
      : `${counted(missing.length, 'introuvable')}, ${counted(damaged.length, 'abîmé')}`;
  const read = (bytes / 1e6).toLocaleString('fr', { maximumFractionDigits: 1 });
  return {
    lines: [`${counted(documents, 'document')}, ${read} Mo lus\u00a0: ${verdict}.`],
    problems: [
      ...missing.map((line) => `introuvable  ${line}`),
      ...damaged.map((line) => `abîmé        ${line}`),
    ],
    data: { documents, bytes, missing: missing.length, damaged: damaged.length },
  };
}

export const filesVerify: Command = {
  name: 'files verify',
  about: 'lit chaque document jusqu’au bout et nomme ceux qui sont introuvables ou abîmés',
  async run({ env: configuration }) {
    const env = configuration();
    return tellFiles(await withReadOnly(env, (db) => readAllFiles(env, db)));
  },
};

export const filesCopy: Command = {
  name: 'files copy',
  about: 'copie les fichiers de DATA_DIR dans le stockage S3, chacun vérifié par son empreinte',
  async run({ env: configuration }) {
    const env = configuration();
    const { s3, dataDir, documentKey } = env;
    if (!s3) throw new WrongUse('Vers où\u00a0? Aucune variable S3_… ne nomme de stockage.');
    if (!existsSync(path.join(dataDir, 'files'))) {
      throw new Error(`Il n’y a pas de fichiers dans ${dataDir}\u00a0: dites où avec DATA_DIR.`);
    }
    const own = await readFile(path.join(dataDir, 'document.key'), 'utf8').catch(
      ifMissing(undefined),
    );
    if (own !== undefined && own.trim().toLowerCase() !== documentKey?.toLowerCase()) {
      throw new Error(
        `DOCUMENT_KEY n’est pas la clé de ${dataDir}\u00a0: avec elle personne ne lirait les fichiers.`,
      );
    }
    const to = await openS3(s3, commandLog(env));
    const folders = [];
    for (const name of ['files', 'exports']) {
      const from = folderBlobs(path.join(dataDir, name));
      folders.push({ name, ...(await copyFiles(from, to(name))) });
    }
    return {
      lines: folders.map(
        ({ name, copied, there, bytes }) =>
          `${name}\u00a0: ${counted(copied, 'copié')}, ${number(there)} déjà là, ${counted(bytes, 'octet')}, empreintes égales`,
      ),
      data: {
        folders: folders.map(({ name, copied, there, bytes }) => ({ name, copied, there, bytes })),
      },
    };
  },
};
