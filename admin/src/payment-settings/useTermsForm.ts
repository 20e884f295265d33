import type { PaymentTermsRecord } from '@parade/api/contract/payment-settings.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { changesInWords } from '../lib/form/changes-in-words.ts';
import { differs, PROPOSED } from '../lib/proposed.ts';
import { putTerms, readTerms, termsQuery } from './queries.ts';
import { TERMS_FIELDS } from './terms-spec.ts';
import {
  problemsFrom,
  type TermsDocument,
  type TermsValues,
  termsResolver,
  toValues,
} from './terms-values.ts';
import { tellRefusal, useGuardedSave } from './useGuardedSave.ts';

/** The form of the terms. What is typed is kept through a refusal and when the record is read again. */
export function useTermsForm(record: PaymentTermsRecord) {
  const client = useQueryClient();
  const notify = useNotify();
  const { version } = record;
  const guarded = useGuardedSave((body: TermsDocument) => putTerms({ ...body, version }));
  const values = toValues(record);

  async function send(document: TermsDocument, { reset, getValues }: UseFormReturn<TermsValues>) {
    const saved = await guarded.save(document);
    if (!saved) return;
    reset(toValues(saved));
    client.setQueryData(termsQuery.queryKey, saved);
    const waits = saved.version === version && differs(getValues(), values);
    const said = waits ? PROPOSED : 'Paramètres de paiement enregistrés';
    notify(said, { type: 'success' });
  }

  async function refuse(error: unknown, form: UseFormReturn<TermsValues>, place: HTMLFormElement) {
    const fields = error instanceof ApiError ? error.fields : {};
    const problems = problemsFrom(form.getValues(), fields);
    const named = TERMS_FIELDS.filter((name) => problems[name]);
    for (const name of named) form.setError(name, { message: problems[name] });
    if (named[0]) form.setFocus(named[0]);
    await tellRefusal(error, form, async () =>
      changesInWords(place, values, toValues(await readTerms())),
    );
    return true;
  }

  return { form: { values, resolver: termsResolver(values), send, refuse }, guarded };
}
