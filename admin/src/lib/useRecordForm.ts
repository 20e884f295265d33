import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useEffect, useState } from 'react';
import { type RaRecord, useNotify, useStore, useUpdate } from 'react-admin';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form';
import { sentenceFrom } from './http.ts';
import { WHOLE } from './useOpenRecord.ts';

interface Problem {
  sentence: string;
  stale: boolean;
}

interface RecordFormOptions<Whole, Values extends FieldValues, Checked> {
  resource: string;
  record: Whole;
  /** What the form edits of it; the same function each time. */
  editable: (record: Whole) => Values;
  resolver: Resolver<Values, unknown, Checked>;
  /** The fields that a person writes: they are kept while a row is closed, and refusals show on them. */
  fields: readonly Path<Values>[];
  done: string;
  failed: string;
}

/**
 * The form of an open record, saved with the version that was read. What is
 * typed is kept through a refusal, a reload of the record and a closed row.
 */
export function useRecordForm<
  Whole extends RaRecord<string>,
  Values extends FieldValues,
  Checked extends object,
>(options: RecordFormOptions<Whole, Values, Checked>) {
  const { resource, record, editable, resolver, fields, done, failed } = options;
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Whole>();
  // Unsaved changes are kept when the row closes.
  const [draft, setDraft] = useStore<Partial<Values>>(`${resource}.draft.${record.id}`, {});
  const [initialDraft] = useState(draft);
  const [problem, setProblem] = useState<Problem>();
  const form = useForm<Values, unknown, Checked>({
    resolver,
    defaultValues: editable(record) as DefaultValues<Values>,
  });
  const { control, formState, reset, setValue, getFieldState } = form;
  const typed = useWatch({ control }) as Values;
  const kept = fields.filter((field) => getFieldState(field, formState).isDirty);
  const changes = JSON.stringify(Object.fromEntries(kept.map((field) => [field, typed[field]])));

  // A record that is read again brings its version and the fields that were not touched.
  useEffect(() => {
    reset(editable(record), { keepDirtyValues: true });
    setProblem(undefined);
  }, [record, editable, reset]);

  useEffect(() => {
    for (const [field, value] of Object.entries(initialDraft)) {
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
  }, [initialDraft, setValue]);

  useEffect(() => setDraft(JSON.parse(changes)), [setDraft, changes]);

  async function send(checked: Checked): Promise<void> {
    setProblem(undefined);
    try {
      const saved = await update(
        resource,
        { id: record.id, data: { ...record, ...checked }, previousData: record, meta: WHOLE },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      if (saved) reset(editable(saved));
      notify(done, { type: 'success' });
    } catch (error) {
      if (putFieldErrors(form, error, fields)) return;
      const stale = error instanceof ApiError && error.body?.code === 'stale_version';
      setProblem({ sentence: sentenceFrom(error, failed), stale });
    }
  }

  return { form, send, problem, isSaving: isPending };
}
