import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';

interface Schema {
  safeParse(value: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/**
 * The contract's rules on what a form would send; the first sentence of each
 * field counts. `worded` may say another one beside the field.
 */
export function contractErrors<Values extends FieldValues, Name extends FieldPath<Values>>(
  schema: Schema,
  request: unknown,
  fields: readonly Name[],
  worded: (field: Name, sentence: string) => string = (_, sentence) => sentence,
): FieldErrors<Values> {
  const errors: Partial<Record<Name, { type: string; message: string }>> = {};
  for (const { path, message } of schema.safeParse(request).error?.issues ?? []) {
    const field = fields.find((name) => name === path[0]);
    if (field) errors[field] ??= { type: 'contract', message: worded(field, message) };
  }
  return errors as FieldErrors<Values>;
}

/** A form's resolver from what is wrong with its values. */
export const contractResolver =
  <Values extends FieldValues>(
    errorsOf: (values: Values) => FieldErrors<Values>,
  ): Resolver<Values> =>
  (values) => {
    const errors = errorsOf(values);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
