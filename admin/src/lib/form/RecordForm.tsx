import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import {
  type RaRecord,
  RecordContextProvider,
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { WHOLE } from '../OpenRecord.tsx';
import { changesInWords } from './changes-in-words.ts';
import { Draft } from './Draft.tsx';
import { SentForm, type SentFormProps } from './SentForm.tsx';
import { refusalOf } from './submission.ts';
import { useSave } from './useSave.ts';

interface RecordFormProps<Whole, Values extends FieldValues, Checked>
  extends Omit<SentFormProps<Values, Checked>, 'values' | 'send' | 'refuse'> {
  /** What the form edits of the record. */
  values: (record: Whole) => Values;
  /** `saved` is the record as it is now: a change that waits is not in it. */
  done: string | ((checked: Checked, saved: Whole | undefined) => string);
  /** Saves without what was typed, which stays then. */
  leavesTyped?: (checked: Checked) => boolean;
  /** Names of values that have no field. */
  names?: Readonly<Record<string, string>>;
  /** A field that is asked anew each time the row opens. */
  except?: FieldPath<Values>;
}

/**
 * The form of the record around it (`OpenRecord`), saved with the version that
 * was read. What is typed is kept through a refusal, a reload of the record and
 * a closed row. Who saves over a newer record is told what changed meanwhile.
 */
export function RecordForm<
  Whole extends RaRecord<string>,
  Values extends FieldValues,
  Checked extends object,
>({ values, done, leavesTyped, names, except, ...form }: RecordFormProps<Whole, Values, Checked>) {
  const record = useRecordContext<Whole>();
  const resource = useResourceContext() ?? '';
  const save = useSave<Whole>();
  const source = useDataProvider();
  const notify = useNotify();
  if (!record) return null;

  async function send(checked: Checked, { reset, resetField }: UseFormReturn<Values>) {
    const saved = await save({ ...record, ...checked });
    if (saved && !leavesTyped?.(checked)) reset(values(saved));
    else if (except) resetField(except);
    notify(typeof done === 'string' ? done : done(checked, saved), { type: 'success' });
  }

  async function whatChanged(before: Whole, place: HTMLFormElement): Promise<string> {
    const newer = await source.getOne<Whole>(resource, { id: before.id, meta: WHOLE });
    return changesInWords(place, values(before), values(newer.data), names);
  }

  async function refuse(
    error: unknown,
    { setError }: UseFormReturn<Values>,
    place: HTMLFormElement,
  ) {
    if (!record || !failedWith(error, 'stale_version', 'dispute_answered')) return false;
    // Where it cannot be read, nothing more is said.
    const changes = await whatChanged(record, place).catch(() => '');
    const message = `${refusalOf(error, form.failed)} ${changes}`.trim();
    setError('root.stale', { message });
    return true;
  }

  return (
    <SentForm {...form} values={values(record)} send={send} refuse={refuse}>
      <Draft name={`${resource}.draft.${record.id}`} {...(except && { except })} />
      <RecordContextProvider value={record}>{form.children}</RecordContextProvider>
    </SentForm>
  );
}
