import { thingsIn } from '@parade/api/contract/analysis/things.ts';
import { readable } from '@parade/api/contract/reading/readable.ts';
import type { Indicator } from './examined.ts';

/** Kinds under which the things of a text are compared. */
const KINDS = {
  links: 'url',
  mails: 'email',
  phones: 'phone',
  ibans: 'iban',
  wallets: 'wallet',
} as const;

/** What is read of a text, as by the analysis. */
const LONGEST = 20_000;

/** Everything in a text that could be compared, each once; `own`: the reader's addresses, in small letters. */
export function indicatorsIn(source: string, own: readonly string[] = []): Indicator[] {
  const text = source.slice(0, LONGEST);
  const things = thingsIn(readable(text));
  const found = (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((name) =>
    things[name].map(({ start, end }) => ({
      kind: KINDS[name],
      text: text.slice(start, end).trim(),
    })),
  );
  const others = found.filter((each) => !own.includes(each.text.toLowerCase()));
  return [...new Map(others.map((each) => [each.text, each])).values()];
}
