/** `pnpm files:copy`: brings the files of `DATA_DIR` to the S3 store, each checked by its hash. Ends with 1 where one did not arrive. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnv } from '../src/platform/env.ts';
import { folderBlobs } from '../src/platform/files/blobs.ts';
import { copyFiles } from '../src/platform/files/copy-files.ts';
import { ifMissing } from '../src/platform/files/on-disk.ts';
import { openS3 } from '../src/platform/files/s3.ts';
import { createLog } from '../src/platform/log.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const { s3, dataDir, documentKey, logLevel } = readEnv(process.env);
  if (!s3) throw new Error('S3_… names no store to copy to.');
  if (!existsSync(path.join(dataDir, 'files'))) {
    throw new Error(`There are no files in ${dataDir}: see DATA_DIR.`);
  }
  const own = await readFile(path.join(dataDir, 'document.key'), 'utf8').catch(
    ifMissing(undefined),
  );
  if (own !== undefined && own.trim().toLowerCase() !== documentKey?.toLowerCase()) {
    throw new Error(
      `DOCUMENT_KEY is not the key in ${dataDir}: nobody could read the files with it.`,
    );
  }
  const to = await openS3(s3, createLog(logLevel));
  for (const folder of ['files', 'exports']) {
    const from = folderBlobs(path.join(dataDir, folder));
    const { copied, there, bytes } = await copyFiles(from, to(folder));
    console.log(
      `${folder}: ${copied} copied, ${there} there already, ${bytes} bytes, hashes equal`,
    );
  }
});
