import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Gives a form that was empty what it begins with, once that is known. Where somebody typed
 * meanwhile, before the page's script was there too, that stays.
 */
export function takeOver<Texts extends FieldValues>(
  form: UseFormReturn<Texts>,
  texts: Texts,
  stays: (name: FieldPath<Texts>) => boolean,
): void {
  const typed = { ...form.getValues() };
  form.reset(texts, { keepValues: true });
  for (const name of Object.keys(texts) as FieldPath<Texts>[]) {
    const isTyped = Boolean(typed[name]) && stays(name);
    const text: PathValue<Texts, typeof name> = isTyped ? typed[name] : texts[name];
    form.setValue(name, text, { shouldDirty: isTyped });
  }
}

/** Files that were chosen before the page's script was there: their fields tell of them now. */
export function tellChosenFiles(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('main input[type="file"]'))
    if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
}
