import { expect, test } from 'vitest';
import { isNews } from './sound.ts';

test.each([
  ['the first count of a page', undefined, 3, false],
  ['a first notification: the count before was zero', 0, 1, false],
  ['one more', 1, 2, true],
  ['several more', 2, 7, true],
  ['the same', 2, 2, false],
  ['one that was read', 2, 1, false],
  ['back from a count that could not be read', 0, 5, false],
])('%s', (_, previous, unread, news) => {
  expect(isNews(previous, unread)).toBe(news);
});
