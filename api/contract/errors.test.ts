import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from './errors.ts';
import type { FeatureContract } from './features/feature.ts';

it('has each code of each feature once', async () => {
  const folder = new URL('features/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name !== 'feature.ts');
  const features = await Promise.all(
    files.map(
      async (name): Promise<FeatureContract[]> =>
        Object.values(await import(new URL(name, folder).href)),
    ),
  );
  const codes = features.flat().flatMap(({ errors }) => Object.keys(errors ?? {}));
  expect(codes.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});
