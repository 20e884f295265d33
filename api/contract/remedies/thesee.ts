import { ALWAYS, all, is, type Way } from './rules.ts';

/** THESEE of a kind of scam that it takes: its limits are the same for each. */
export function theseeWays(when = ALWAYS): Way[] {
  const unknownAuthor = all(when, is('authorKnown', false), is('authorMet', false));
  return [
    { channel: 'thesee', for: 'report', when: unknownAuthor },
    {
      channel: 'thesee',
      for: 'complaint',
      when: all(
        unknownAuthor,
        is('adult'),
        is('professional', false),
        is('forSomebodyElse', false),
        is('noFranceConnect', false),
      ),
    },
  ];
}
