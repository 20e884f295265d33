import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/** Puts a proposed password into the field and its confirmation. */
export function fillBoth<Values extends FieldValues, Output>(
  { setValue, formState }: UseFormReturn<Values, unknown, Output>,
  fields: readonly [FieldPath<Values>, FieldPath<Values>],
  phrase: string,
): void {
  for (const field of fields) {
    setValue(field, phrase as PathValue<Values, typeof field>, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }
}
