import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './http.ts';

/**
 * Puts the sentences of a refusal on the fields that they are about, and the
 * focus on the first of them. False where none of these fields is named.
 */
export function placeRefusal<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  error: unknown,
  fields: readonly Path<Values>[],
): boolean {
  const refused = error instanceof ApiError ? error.body?.errors : undefined;
  const named = fields.filter((field) => refused?.[field]);
  for (const field of named) form.setError(field, { message: refused?.[field] });
  if (named[0]) form.setFocus(named[0]);
  return named.length > 0;
}
