import { sentenceOf } from '@parade/api/contract/errors.ts';
import { SETTINGS_NOT_SAVED } from '@parade/api/contract/payment-settings.ts';
import { ApiError, failedWith } from '@parade/site/brand/ui/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf } from '../lib/http.ts';

const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};

/** Says under the fields what is wrong: one problem, that there are several, or what somebody else changed. */
export async function tellRefusal<Values extends FieldValues>(
  error: unknown,
  { setError }: UseFormReturn<Values>,
  whatChanged: () => Promise<string>,
): Promise<void> {
  const message =
    Object.keys(fieldsOf(error)).length > 1
      ? `${SETTINGS_NOT_SAVED}\u00a0: ${sentenceOf('validation')}`
      : failureOf(SETTINGS_NOT_SAVED, error);
  if (!failedWith(error, 'stale_version')) return setError('root.refused', { message });
  const changes = await whatChanged().catch(() => '');
  setError('root.stale', { message: `${message} ${changes}`.trim() });
}

interface Asked<Body, Saved> {
  body: Body;
  answer: (saved?: Saved) => void;
  refuse: (error: unknown) => void;
}

/**
 * Saves settings that may need the password: after every other check the server
 * asks for it where money would go elsewhere. The refused body is then `asked`,
 * and `confirm` sends it with the password. `save` gives what was saved, or
 * nothing where the person thought better of it.
 */
export function useGuardedSave<Body, Saved>(
  send: (body: Body & { password?: string }) => Promise<Saved>,
) {
  const [asked, setAsked] = useState<Asked<Body, Saved>>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ body, ...password }: { body: Body; password?: string }) =>
      send({ ...body, ...password }),
  });

  async function save(body: Body): Promise<Saved | undefined> {
    try {
      return await mutateAsync({ body });
    } catch (error) {
      if (!fieldsOf(error).password) throw error;
      return new Promise((answer, refuse) => setAsked({ body, answer, refuse }));
    }
  }

  /** Throws what the window itself has to tell. */
  async function confirm(password: string): Promise<void> {
    if (!asked) return;
    try {
      asked.answer(await mutateAsync({ body: asked.body, password }));
    } catch (error) {
      const { password: wrong, ...others } = fieldsOf(error);
      const isElsewhere = Object.keys(others).length > 0 || failedWith(error, 'stale_version');
      if (wrong || !isElsewhere) throw error;
      asked.refuse(error);
    }
    setAsked(undefined);
  }

  function cancel() {
    asked?.answer();
    setAsked(undefined);
  }

  return { save, asked: asked?.body, confirm, cancel, isSaving: isPending };
}
