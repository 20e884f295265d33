import { z } from 'zod';

/**
 * What a text of staff is. `speech`: we speak to a person or of ourselves.
 * `alert`: it describes a scam, whose words it may
 * need, or is the evidence of a claim. `address`: a field for one link, mailbox or number, which
 * need not be on a list. `reference`: speech in a field for what a
 * payment is found by, where a transaction may stand alone.
 */
export type TextKind = 'speech' | 'alert' | 'address' | 'reference';

/** By these a schema is recognised, whatever else is asked of it; `staffForm` does the work. */
const mark = () => z.superRefine(() => {});
const MARKS = { speech: mark(), alert: mark(), address: mark(), reference: mark() };
const KINDS = new Map<unknown, TextKind>([
  [MARKS.speech, 'speech'],
  [MARKS.alert, 'alert'],
  [MARKS.address, 'address'],
  [MARKS.reference, 'reference'],
]);

/**
 * A text that staff write: every string of every staff route is one, or stands
 * on the list of `api/tests/staff-texts.test.ts` with the reason why not. The
 * form that it is a part of is a `staffForm`, which refuses what such a text must
 * not say; without one nothing is refused, so that what is stored stays readable.
 */
export const staffText = <Text extends z.ZodType<string, unknown>>(
  text: Text,
  kind: TextKind = 'speech',
): Text => text.check(MARKS[kind]);

/** What kind of staff text a schema is; undefined where it is none. */
export function textKindOf(schema: z.core.$ZodType): TextKind | undefined {
  for (const check of schema._zod.def.checks ?? []) {
    const kind = KINDS.get(check);
    if (kind) return kind;
  }
  return undefined;
}
