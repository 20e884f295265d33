import { sentenceOf } from '@parade/api/contract/errors.ts';
import { SETTINGS_NOT_SAVED } from '@parade/api/contract/payment-settings.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../lib/http.ts';

/** What the form says under its fields: one problem, or that there are several. */
export function refusalOf(error: Error): string {
  const fields = error instanceof ApiError ? Object.keys(error.body?.errors ?? {}) : [];
  return fields.length > 1
    ? `${SETTINGS_NOT_SAVED}\u00a0: ${sentenceOf('validation')}`
    : failureOf(SETTINGS_NOT_SAVED, error);
}

interface GuardedSave<Body, Saved> {
  send: (body: Body & { password?: string }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onRefused: (error: Error) => void;
}

interface Call<Body> {
  body: Body;
  password?: string;
}

/**
 * Saves settings that may need the password: after every other check the server
 * asks for it where money would go elsewhere. The refused body is then `asked`,
 * and `confirm` sends it with the password.
 */
export function useGuardedSave<Body, Saved>({
  send,
  onSaved,
  onRefused,
}: GuardedSave<Body, Saved>) {
  const [asked, setAsked] = useState<Body>();
  const [problem, setProblem] = useState<string>();

  const saving = useMutation({
    mutationFn: ({ body, ...password }: Call<Body>) => send({ ...body, ...password }),
    onSuccess: (saved) => {
      setAsked(undefined);
      onSaved(saved);
    },
    onError: (error, { body, password }) => {
      const refusal = error instanceof ApiError ? error.body : undefined;
      const wanted = refusal?.errors?.password;
      const elsewhere = refusal?.errors !== undefined || refusal?.code === 'stale_version';
      if (wanted && password === undefined) return setAsked(body);
      if (wanted) return setProblem(wanted);
      if (password !== undefined && !elsewhere) {
        return setProblem(failureOf(SETTINGS_NOT_SAVED, error));
      }
      setAsked(undefined);
      onRefused(error);
    },
  });

  function start(call: Call<Body>) {
    if (saving.isPending) return;
    setProblem(undefined);
    saving.mutate(call);
  }

  return {
    save: (body: Body) => start({ body }),
    asked,
    confirm: (password: string) => asked && start({ body: asked, password }),
    cancel: () => setAsked(undefined),
    problem,
    isSaving: saving.isPending,
  };
}
