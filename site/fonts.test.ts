import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FRENCH_FACES, fontsCss, frenchFace } from './fonts.ts';

const kept = (file: string) => readFile(path.join(import.meta.dirname, 'brand', file));

it.each(FRENCH_FACES)('$file is what `pnpm fonts` makes', async ({ slug, weight, file }) => {
  const made = await frenchFace(slug, weight);
  expect(made.equals(await kept(`fonts/${file}`))).toBe(true);
});

it('the style sheet of the faces is what `pnpm fonts` makes', async () => {
  expect(await kept('fonts.css').then(String)).toBe(fontsCss());
});
