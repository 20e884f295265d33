/**
 * `pnpm analysis-learn` learns how messages are worded and writes the table of the analysis: the same
 * messages give the same table. `--across` writes nothing and prints how well each file of messages is
 * judged by what was learnt from all the others.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '@parade/api/contract/analysis/text.ts';
import { verdictOf } from '@parade/api/contract/analysis/verdict.ts';
import { ROOT } from '../bin/run.ts';
import { type Example, learn, learntExamples, markOf, scoreOf, type Weights } from './learning.ts';

const TABLE = path.join(ROOT, 'api/contract/analysis/wording-weights.ts');

function asTable({ byName, bias }: Weights, mark: string): string {
  const byWeight = new Map<number, string[]>();
  for (const [name, weight] of byName)
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), name]);
  const rows = [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(
      ([weight, names]) => `  ${weight < 0 ? `'${weight}'` : weight}: '${names.sort().join(' ')}',`,
    );
  return `// Written by \`pnpm analysis-learn\`, from the messages of \`tests/analysis\`.

/** Of the messages that it was learnt from. */
export const LEARNT_FROM = '${mark}';

export const BIAS = ${bias};

/** What says so much of swindlers (above zero) or of honest people, in tenths. */
export const WEIGHTS: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1).padStart(5)} %`;

function judge(name: string, examples: readonly Example[], weights: Weights): string {
  const judged = examples.map((example) => {
    const { signs, allOfficial, wording } = readText(example.text);
    const own = signs.filter(({ sign }) => !sign.startsWith('worded_'));
    const score = wording === undefined ? undefined : scoreOf(weights, example);
    const reasons = own.filter(({ strength }) => strength > 0).length + Number((score ?? 0) > 0);
    const isSuspicious = verdictOf(own, allOfficial, score) === 'very_suspicious';
    return { isScam: example.isScam, isSuspicious, reasons };
  });
  const scams = judged.filter(({ isScam }) => isScam);
  const honest = judged.filter(({ isScam }) => !isScam);
  const seen = scams.filter(({ isSuspicious, reasons }) => isSuspicious || reasons > 1).length;
  const accused = honest.filter(({ isSuspicious }) => isSuspicious).length;
  const doubted = honest.filter(({ isSuspicious, reasons }) => !isSuspicious && reasons > 0).length;
  return `${name.padEnd(14)} seen ${percent(seen, scams.length)}   very suspicious ${percent(scams.filter(({ isSuspicious }) => isSuspicious).length, scams.length)}   honest accused ${percent(accused, honest.length)}   doubted ${percent(doubted, honest.length)}`;
}

const all = learntExamples();
if (process.argv.includes('--across')) {
  for (const [name, examples] of all) {
    const others = [...all].filter(([other]) => other !== name).flatMap(([, those]) => those);
    console.log(judge(name, examples, learn(others)));
  }
} else {
  const weights = learn([...all.values()].flat());
  writeFileSync(TABLE, asTable(weights, markOf(all.values())));
  console.log(`${weights.byName.size} weights of ${[...all.values()].flat().length} messages`);
}
