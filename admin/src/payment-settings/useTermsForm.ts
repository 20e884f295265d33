import type { PaymentTermsRecord } from '@parade/api/contract/payment-settings.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { putTerms, termsQuery } from './queries.ts';
import { TERMS_FIELDS } from './terms-spec.ts';
import {
  problemsFrom,
  refusable,
  type TermsDocument,
  type TermsValues,
  termsResolver,
  toDocument,
  toValues,
} from './terms-values.ts';
import { refusalOf, useGuardedSave } from './useGuardedSave.ts';

/** The form of the terms. What is typed is kept through a refusal and when the record is read again. */
export function useTermsForm(record: PaymentTermsRecord) {
  const client = useQueryClient();
  const notify = useNotify();
  const [problem, setProblem] = useState<{ sentence: string; stale: boolean }>();
  const form = useForm<TermsValues>({
    resolver: termsResolver,
    defaultValues: toValues(record),
    mode: 'onTouched',
  });
  const { reset } = form;
  const { dirtyFields } = form.formState;

  useEffect(() => {
    reset(toValues(record), { keepDirtyValues: true });
    setProblem(undefined);
  }, [record, reset]);

  function place(errors: Readonly<Record<string, string>>) {
    const problems = problemsFrom(form.getValues(), errors);
    const named = TERMS_FIELDS.filter((name) => problems[name]);
    for (const name of named) form.setError(name, { message: problems[name] });
    if (named[0]) form.setFocus(named[0]);
  }

  const guarded = useGuardedSave<TermsDocument, PaymentTermsRecord>({
    send: (body) => putTerms({ ...body, version: record.version }),
    onSaved: (saved) => {
      reset(toValues(saved));
      client.setQueryData(termsQuery.queryKey, saved);
      notify('Paramètres de paiement enregistrés', { type: 'success' });
    },
    onRefused: (error) => {
      const refusal = error instanceof ApiError ? error.body : undefined;
      place(refusal?.errors ?? {});
      setProblem({
        sentence: refusalOf(error),
        stale: refusal?.code === 'stale_version',
      });
    },
  });

  const save = form.handleSubmit(
    (values) => {
      setProblem(undefined);
      guarded.save(toDocument(values));
    },
    // The server alone checks accounts: its other refusals show together with this one.
    () => {
      if (dirtyFields.bankTransfer) guarded.save(refusable(toDocument(form.getValues())));
    },
  );
  return { form, save, problem, guarded };
}
