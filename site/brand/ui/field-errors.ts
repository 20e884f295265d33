import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/**
 * Puts the server's sentences on the form's own fields and the focus on the
 * first. False when there was none for them: then the form as a whole says it.
 */
export function putFieldErrors<Values extends FieldValues>(
  { setError }: { setError: UseFormSetError<Values> },
  error: unknown,
  names: readonly FieldPath<Values>[],
): boolean {
  const fields = error instanceof ApiError ? error.fields : {};
  const named = names.filter((name) => Object.hasOwn(fields, name));
  for (const [index, name] of named.entries()) {
    setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 });
  }
  return named.length > 0;
}
