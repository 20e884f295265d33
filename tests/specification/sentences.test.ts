/** Every sentence and label that the specification quotes is seen by a test, or says why it is not. */
import { describe, expect, it } from 'vitest';
import type { Seen } from './proof.ts';
import { saidBy } from './said.ts';
import { type Entry, SENTENCES } from './sentences.ts';

/** Where a screen or an answer is seen: a unit test would compare a constant with itself. */
const SEES = /^(tests\/e2e\/.+\.spec\.ts|tests\/site\/[^/]+\.test\.ts|api\/src\/.+\.test\.ts)$/;

/** Typography is no difference: straight and curly apostrophes, blanks, three dots. */
const plain = (text: string) =>
  text.replace(/[’‘]/g, "'").replaceAll('…', '...').replace(/\s+/g, ' ').trim();

/** A sentence as whole words; what stands in braces may be anything. */
function patternOf(sentence: string): RegExp {
  const parts = plain(sentence).split(/\{[^}]*\}/);
  const words = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u');
}

const nameOf = ({ section, place, text }: Entry) => `${section}, ${place}: ${text}`;

describe('the sentences of the specification', () => {
  it('stand in the table once for each place', () => {
    const names = SENTENCES.map((entry) => nameOf({ ...entry, text: plain(entry.text) }));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are seen by a test, or a wanted deviation carries its reason', () => {
    const bare = SENTENCES.filter(({ seenBy, deviation }) =>
      seenBy ? !SEES.test(seenBy.file) || deviation === '' : !deviation,
    );
    expect(bare.map(nameOf)).toEqual([]);
  });

  it('stand in the test that is named', { timeout: 60_000 }, async () => {
    const missing: string[] = [];
    const read = new Map<Seen, string[]>();
    for (const entry of SENTENCES) {
      if (!entry.seenBy) continue;
      const { file, test } = entry.seenBy;
      const said = read.get(entry.seenBy) ?? (await saidBy(file, test));
      read.set(entry.seenBy, said);
      const pattern = patternOf(entry.text);
      if (!said.some((text) => pattern.test(plain(text)))) {
        missing.push(`${nameOf(entry)} → ${file}, « ${test} »`);
      }
    }
    expect(missing).toEqual([]);
  });
});
