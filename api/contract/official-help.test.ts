import { expect, it } from 'vitest';
import { OFFICIAL_HELP } from './official-help.ts';

it.each(
  OFFICIAL_HELP.filter(({ url }) => url.includes('service-public')).map(({ name, url }) => [
    name,
    url,
  ]),
)('%s leads to its own page, not to the home page of everything', (_, url) => {
  expect(new URL(url).pathname).toMatch(/^\/particuliers\/vosdroits\/[NR]\d+$/);
});
