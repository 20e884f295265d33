import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what was typed, or filled in by the browser, before the page's script was there. Such
 * a form has no default values: they would be written over it.
 */
export function useTypedBefore<Values extends FieldValues, Output>(
  { setValue }: UseFormReturn<Values, unknown, Output>,
  names: readonly FieldPath<Values>[],
): void {
  useEffect(() => {
    for (const name of names) {
      const [field] = document.getElementsByName(name);
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.type !== 'checkbox') {
        if (field.value !== '')
          setValue(name, field.value as PathValue<Values, FieldPath<Values>>, {
            shouldDirty: true,
          });
      } else if (field.checked) {
        // By a click, so that the box is drawn as ticked.
        field.checked = false;
        field.click();
      }
    }
  }, []);
}
