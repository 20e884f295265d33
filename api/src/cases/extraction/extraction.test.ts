import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ownMs } from '../../../tests/own-time.ts';
import { proposeCounterparties } from './counterparties.ts';
import { proposeLosses } from './losses.ts';

/** The stories are told on this day, a Monday. */
const TODAY = '2026-11-23';

/**
 * `{L means amount currency day x3|words}` marks a payment, `{C kind|words}` somebody on the other
 * side; what is not marked must not be proposed. `?`: the story does not say.
 */
const MARK = /\{(L|C) ([^|}]*)\|([^}]*)\}/g;
interface Story {
  text: string;
  losses: { means: string; key: string; day: string }[];
  others: string[];
}
const stories = readFileSync(path.join(import.meta.dirname, 'stories.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Story => {
    const story: Story = { text: line.replaceAll(MARK, '$3'), losses: [], others: [] };
    for (const [, type, said = '', words = ''] of line.matchAll(MARK)) {
      const [first = '', amount = '', currency = '', day = '', times = 'x1'] = said.split(' ');
      if (type === 'C') story.others.push(`${first} ${words}`);
      else {
        const loss = { means: first, key: `${Number(amount)} ${currency}`, day };
        story.losses.push(...Array.from({ length: Number(times.slice(1)) }, () => loss));
      }
    }
    return story;
  });

interface Score {
  right: number;
  wrong: string[];
  missed: string[];
}
const score = (): Score => ({ right: 0, wrong: [], missed: [] });
function compare(sum: Score, text: string, proposed: readonly string[], marked: readonly string[]) {
  const left = [...marked];
  for (const each of proposed) {
    const at = left.indexOf(each);
    if (at < 0) sum.wrong.push(`${each} ← ${text}`);
    else left.splice(at, 1);
    if (at >= 0) sum.right += 1;
  }
  sum.missed.push(...left.map((each) => `${each} ← ${text}`));
}
const precision = ({ right, wrong }: Score) => right / (right + wrong.length);
const recall = ({ right, missed }: Score) => right / (right + missed.length);

const isOurs = (kind: string, value: string) =>
  kind === 'email' && value.endsWith('@parade.example');

it('reads 320 stories as their marks do', () => {
  expect(stories).toHaveLength(320);
  const [losses, others] = [score(), score()];
  const [means, days] = [score(), score()];
  for (const { text, losses: marked, others: markedOthers } of stories) {
    const proposed = proposeLosses(text, TODAY);
    const keys = proposed.map(({ amount, currency }) => `${Number(amount)} ${currency}`);
    compare(
      losses,
      text,
      keys,
      marked.map(({ key }) => key),
    );
    compare(
      others,
      text,
      proposeCounterparties(text, isOurs).map((each) => `${each.kind} ${each.text}`),
      markedOthers,
    );
    const pairs = marked.flatMap((mark) => {
      const at = keys.indexOf(mark.key);
      if (at < 0) return [];
      keys[at] = '';
      return [[mark, proposed[at]] as const];
    });
    for (const [mark, loss] of pairs) {
      const told = [loss?.means ?? '?', loss?.paidOn ?? '?'];
      if (mark.means !== '?') compare(means, text, [told[0] ?? ''], [mark.means]);
      if (mark.day !== '?') compare(days, text, [told[1] ?? ''], [mark.day]);
    }
  }
  for (const sum of [losses, others, means, days]) {
    expect(precision(sum), sum.wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
    expect(recall(sum), sum.missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  }
});

/** Of 30,000 characters, the longest story. */
const LIMIT_MS = 500;

it('quotes the words that a proposal was read from', () => {
  const [loss] = proposeLosses('Hier on m’a appelé. J’ai viré 4 800,50 € à cet homme.', TODAY);
  expect(loss).toEqual({
    ...{ means: 'transfer', amount: '4800.50', currency: 'EUR', paidOn: '2026-11-22' },
    words: 'J’ai viré 4 800,50 € à cet homme.',
  });
});

it.each([
  ['J’ai payé 4 800 € 50 par carte.', '4800.50'],
  ['J’ai payé 4 800 € 50.', '4800.50'],
  ['J’ai payé 4 800 € 50 fois plus que prévu.', '4800'],
  ['J’ai payé 4 800 € 20 minutes après.', '4800'],
  ['J’ai payé 12,50 € 20, je crois.', '12.50'],
])('reads the amount of « %s »', (text, amount) => {
  expect(proposeLosses(text, TODAY).map((loss) => loss.amount)).toEqual([amount]);
});

it.each([
  ['Le 12 mars 1998 j’ai payé 500 €.', null],
  ['Le 12 mars 1850 j’ai payé 500 €.', null],
  ['Le 12 mars 99 j’ai payé 500 €.', null],
  ['J’ai payé 500 € le 12 mars 99.', null],
  ['Le 12 mars 20266 j’ai payé 500 €.', null],
  ['Je suis né le 12 mars 1948, j’ai viré 500 € hier.', '2026-11-22'],
  ['Je suis née le 12 mars, j’ai viré 500 € hier.', '2026-11-22'],
  ['Date de naissance : 12/03/2001. J’ai viré 500 €.', null],
  ['Le 12 mars 2025 j’ai payé 500 €.', '2025-03-12'],
  ['J’ai payé 500 € le 12 mars 25.', '2025-03-12'],
  ['Le 12 mars j’ai payé 500 €.', '2026-03-12'],
  ['Le 12 mars 1500 € ont été débités.', '2026-03-12'],
  ['Le 12 mars 50 euros ont été débités.', '2026-03-12'],
  ['Le 12 mars 4 800 € ont été débités.', '2026-03-12'],
])('reads the day of « %s »', (text, day) => {
  expect(proposeLosses(text, TODAY).map(({ paidOn }) => paidOn)).toEqual([day]);
});

it('reads a hostile story in a time that grows with its length alone', () => {
  const texts = [
    'j’ai payé 5 € et ',
    '1 ',
    'le 12 ',
    'deux cents ',
    '@a_b ',
    'Aa Bb ',
    '1.000.',
    '« ',
  ];
  for (const text of texts) {
    const story = text.repeat(Math.ceil(30_000 / text.length)).slice(0, 30_000);
    const read = () => [proposeLosses(story, TODAY), proposeCounterparties(story)];
    expect(ownMs(read, LIMIT_MS), text).toBeLessThan(LIMIT_MS);
  }
});
