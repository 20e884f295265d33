import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useRef } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { sentenceFrom } from '../http.ts';

export interface Sending<Values extends FieldValues, Checked> {
  /** Asks before anything is sent: false where it shall not be. */
  ask?: ((checked: Checked) => boolean | Promise<boolean>) | undefined;
  /** Sends what was checked, and throws what refuses it. */
  send: (checked: Checked, form: UseFormReturn<Values>) => unknown;
  /** Says it where the server has no sentence of its own. */
  failed: string | ((error: unknown) => string);
  /** Tells a refusal in another way: then true. */
  refuse?: (
    error: unknown,
    form: UseFormReturn<Values>,
    place: HTMLFormElement,
  ) => boolean | Promise<boolean>;
  /** It was sent, refused, or not even sent. */
  onSettled?: (() => void) | undefined;
}

export const refusalOf = (error: unknown, failed: Sending<FieldValues, unknown>['failed']) =>
  typeof failed === 'string' ? sentenceFrom(error, failed) : failed(error);

/** Sends a form once at a time. A refusal shows on the fields that it names, else by `SaveProblem`. */
export function useSending<Values extends FieldValues, Checked>({
  ask,
  send,
  failed,
  refuse,
  onSettled,
}: Sending<Values, Checked>) {
  const sending = useRef(false);
  return async (form: UseFormReturn<Values>, checked: Checked, place: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    try {
      if (ask && !(await ask(checked))) return;
      await send(checked, form);
    } catch (error) {
      if (await refuse?.(error, form, place)) return;
      const named = error instanceof ApiError ? Object.keys(error.fields) : [];
      const own = named.filter((name) => get(form.getValues(), name) !== undefined);
      if (!putFieldErrors(form, error, own as FieldPath<Values>[])) {
        form.setError('root.refused', { message: refusalOf(error, failed) });
      }
      // Of a list in one field the field itself finds the wrong line.
      const [list, line] = own[0]?.split('.') ?? [];
      if (list && line) form.setFocus(list as FieldPath<Values>);
    } finally {
      sending.current = false;
      onSettled?.();
    }
  };
}
