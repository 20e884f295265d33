/** Stands in for the build of the site, which takes seconds: an empty page wherever one is previewed. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const siteCodeMark = async (): Promise<string> => 'none';

export const siteBuilder =
  () =>
  async (_content: unknown, folder: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  };
