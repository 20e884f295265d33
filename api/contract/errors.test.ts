import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from './errors.ts';

it('has each code of each catalogue once', async () => {
  const folder = new URL('errors/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name !== 'catalogue.ts');
  const catalogues = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  const codes = catalogues.flatMap((file) => Object.values<object>(file).flatMap(Object.keys));
  expect(codes.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});
