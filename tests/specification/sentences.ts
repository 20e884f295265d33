/**
 * Every sentence and label that the specification quotes in French (sections 2
 * to 6, 8 and 9; of the set-up in English), with the test that sees it on a
 * screen or in an answer. The text is the specification's; where it names an
 * option in English, the product's French word for it. What stands in braces is
 * filled in. Kinds of apostrophes, blanks and dots make no difference.
 */
import type { Proof, Section, Seen } from './proof.ts';
import { SECTION_2 } from './section-2.ts';
import { SECTION_5 } from './section-5.ts';
import { SECTION_8 } from './section-8.ts';
import { SECTION_8_ADMIN } from './section-8-admin.ts';
import { SECTION_9 } from './section-9.ts';
import { SECTION_3, SECTION_4, SECTION_6 } from './sections-3-4-6.ts';

export interface Entry {
  section: number;
  place: string;
  text: string;
  seenBy?: Seen;
  deviation?: string;
}

const SECTIONS: readonly (readonly [section: number, places: Section])[] = [
  [2, SECTION_2],
  [3, SECTION_3],
  [4, SECTION_4],
  [5, SECTION_5],
  [6, SECTION_6],
  [8, SECTION_8],
  [8, SECTION_8_ADMIN],
  [9, SECTION_9],
];

function entryOf(proof: Proof): Pick<Entry, 'seenBy' | 'deviation'> {
  if (typeof proof === 'string') return { deviation: proof };
  return 'deviation' in proof ? { seenBy: proof, deviation: proof.deviation } : { seenBy: proof };
}

export const SENTENCES: readonly Entry[] = SECTIONS.flatMap(([section, places]) =>
  Object.entries(places).flatMap(([place, texts]) =>
    Object.entries(texts).map(([text, proof]) => ({ section, place, text, ...entryOf(proof) })),
  ),
);
