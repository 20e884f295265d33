import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { planFor } from './plan.ts';
import type { Situation } from './situation.ts';

const table = readFileSync(path.join(import.meta.dirname, 'situations.csv'), 'utf8');
const lines: string[][] = parse(table, { delimiter: ';', from: 2 });

const WORDS: Readonly<Record<string, boolean>> = { oui: true, non: false };
/** « cardOpposed=oui contactBy=call » as facts. */
const factsOf = (words: readonly string[]) =>
  Object.fromEntries(
    words.filter(Boolean).map((word) => {
      const [name = '', value = ''] = word.split('=');
      return [name, WORDS[value] ?? value];
    }),
  );
/** Before a remedy that must not be there. */
const NONE = 'pas ';
const listOf = (cell = '') => cell.split(';').flatMap((each) => each.trim() || []);

it('has at least 150 lines', () => {
  expect(lines.length).toBeGreaterThanOrEqual(150);
});

it.each(lines)('%s. %s (%s: %s %s)', (...line) => {
  const [, , kind, paid = '', told = '', today = '', first, remedies, open, closed] = line;
  const payments = paid.split(' + ').flatMap((each) => {
    const [means, authorised, paidOn, ...more] = each.split(' ');
    return means ? [{ means, authorised, paidOn, ...factsOf(more) }] : [];
  });
  const situation = { kind, payments, facts: factsOf(told.split(' ')) } as Situation;
  const plan = planFor(situation, today);
  const channels = plan.channels.map(({ channel }) => channel);
  const [firstAction, ...others] = listOf(first);
  expect(plan.now[0]).toBe(firstAction);
  expect(plan.now.slice(1)).toEqual(expect.arrayContaining(others));
  const dated = plan.remedies.map(
    ({ remedy, lastDay, past }) => `${remedy} ${lastDay ?? 'sans date'}${past ? ' passé' : ''}`,
  );
  const ids: readonly string[] = plan.remedies.map(({ remedy }) => remedy);
  for (const each of listOf(remedies)) {
    if (each.startsWith(NONE)) expect(ids).not.toContain(each.slice(NONE.length));
    else expect(dated).toContain(each);
  }
  expect(channels).toEqual(expect.arrayContaining(listOf(open)));
  for (const channel of listOf(closed)) expect(channels).not.toContain(channel);
});
