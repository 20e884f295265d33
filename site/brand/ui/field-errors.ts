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
  const wrong = Object.entries(fields);
  // What is wrong inside a list, `losses.0.amount`, is said of the list.
  const named = names.flatMap((name) => {
    const found = wrong.find(([key]) => key === name || key.startsWith(`${name}.`));
    return found ? [[name, found[1]] as const] : [];
  });
  for (const [index, [name, message]] of named.entries()) {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return named.length > 0;
}
