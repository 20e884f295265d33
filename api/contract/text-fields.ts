import { z } from 'zod';
import { cleanText, oneLine, withoutMarks } from './text.ts';

// A character that can be seen: no soft hyphen, joiner, mark of direction or blank.
const VISIBLE = /[^\p{Cf}\p{Mn}\s]/u;

const tooLong = (max: number) =>
  `Ce texte est trop long (${max.toLocaleString('fr-FR')} caractères au maximum)`;

/** A required text: cleaned, trimmed, up to `max` characters of which one can be seen; `sentence` when it is missing. */
export function requiredText(sentence: string, max: number) {
  return z
    .string({ error: sentence })
    .max(max * 4, { error: tooLong(max) })
    .transform((value) => cleanText(value).trim())
    .pipe(
      z
        .string()
        .regex(VISIBLE, { error: sentence })
        .max(max, { error: tooLong(max) }),
    );
}

/** A person's name, on one line and with a letter of whatever script; `sentence` otherwise. */
export const nameText = (sentence: string, max: number) =>
  requiredText(sentence, max)
    .transform((value) => oneLine(withoutMarks(value)))
    .refine((value) => /\p{L}/u.test(value), { error: sentence });

/** An optional text: cleaned, trimmed; an empty or absent one is `''`. */
export function optionalText(max: number) {
  return z
    .string({ error: 'Ce champ doit être un texte' })
    .max(max * 4, { error: tooLong(max) })
    .nullish()
    .transform((value) => cleanText(value ?? '').trim())
    .pipe(z.string().max(max, { error: tooLong(max) }));
}

/** A text of a partial change: cleaned, trimmed; absent it stays as it was, empty or null it is `''`. */
export function changedText(max: number) {
  return z
    .string({ error: 'Ce champ doit être un texte' })
    .max(max * 4, { error: tooLong(max) })
    .nullable()
    .transform((value) => cleanText(value ?? '').trim())
    .pipe(z.string().max(max, { error: tooLong(max) }))
    .optional();
}
