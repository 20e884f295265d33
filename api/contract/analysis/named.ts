import type { Place } from '../reading/spans.ts';
import { BRANDS, type Brand, type Mark } from './brands.ts';

export interface NamedBrand extends Place {
  brand: Brand;
}

interface Entry {
  brand: Brand;
  mark: Mark;
  words: readonly string[];
}

/** Names as they stand in texts, by their first word, the longest first. */
const BY_FIRST = new Map<string, Entry[]>();
for (const brand of BRANDS) {
  for (const mark of brand.marks) {
    if (mark.inText === 'never') continue;
    for (const spelling of new Set([mark.spoken, mark.word])) {
      const words = spelling.split(' ');
      const entries = BY_FIRST.get(words[0] ?? '') ?? [];
      entries.push({ brand, mark, words });
      BY_FIRST.set(words[0] ?? '', entries);
    }
  }
}
for (const entries of BY_FIRST.values()) entries.sort((a, b) => b.words.length - a.words.length);

const WORD = /[a-z0-9]+/g;

/**
 * The brands that a text names. `plain` is in small letters without accents; `typedAt` is what was typed
 * at a place of it: without a capital, « orange » is a fruit.
 */
export function brandsIn(plain: string, typedAt: (place: number) => string): NamedBrand[] {
  const words = [...plain.matchAll(WORD)];
  const found: NamedBrand[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (!first) continue;
    const entry = (BY_FIRST.get(first[0]) ?? []).find(({ mark, words: name }) => {
      if (!name.every((word, next) => words[at + next]?.[0] === word)) return false;
      return mark.inText === 'always' || /^\p{Lu}/u.test(typedAt(first.index));
    });
    if (!entry) continue;
    const last = words[at + entry.words.length - 1];
    found.push({
      brand: entry.brand,
      start: first.index,
      end: (last?.index ?? 0) + (last?.[0].length ?? 0),
    });
    at += entry.words.length - 1;
  }
  return found;
}

/** The brand that a path names beyond doubt: `/ameli/connexion`. */
export const brandInPath = (path: string): Brand | undefined =>
  brandsIn(path.toLowerCase(), (place) => path[place] ?? '').find(({ brand, start, end }) => {
    const word = path
      .slice(start, end)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
    return brand.marks.some((mark) => !mark.ordinary && mark.word === word && word.length > 4);
  })?.brand;
