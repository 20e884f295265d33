/** Files as people choose them, and how they are stored over the API. */
import { expect } from '@playwright/test';
import type { Account } from './people.ts';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const image = (name: string): ChosenFile => ({ name, mimeType: 'image/png', buffer: PNG });

/** One empty page. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
export const pdf = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: PDF,
});

/** Stores a file that nothing has yet; answers its id. */
export async function upload({ api }: Account, file: ChosenFile): Promise<string> {
  const stored = await api.post('/api/documents', { multipart: { file } });
  expect(stored.status(), await stored.text()).toBe(201);
  return (await stored.json()).id;
}
