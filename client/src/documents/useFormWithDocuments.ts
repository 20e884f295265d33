import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { type FailureWords, submitFailure } from '../lib/submit-failure.ts';
import { takeOver, tellChosenFiles } from '../lib/take-over.ts';
import { useKeptDraft } from '../lib/useKeptDraft.ts';
import { useOnline } from '../lib/useOnline.ts';
import type { DocumentTray } from './DocumentTray.ts';
import type { FormDraft } from './form-draft.ts';
import { anyFailed, type StoredDocuments, storedIn } from './slots.ts';
import type { TrayKind } from './tray-kind.ts';
import { useDocumentTray } from './useDocumentTray.ts';

/** What is being written. */
interface Written<Texts, Name extends string> extends Omit<FormDraft<Texts>, 'documents'> {
  documents: StoredDocuments<Name>;
}

/** What was not typed: a plan's words in the fields. */
type Filled = Readonly<Partial<Record<string, string>>>;

interface Writing<Texts extends FieldValues, Name extends string, Sent> {
  /** What the form begins with. Undefined until it is known: what is typed meanwhile stays. */
  begun: (Written<Texts, Name> & { filled?: Filled }) | undefined;
  /** What its fields hold until then. */
  empty?: Texts;
  kind: TrayKind<Name>;
  resolver: Resolver<Texts>;
  fields: readonly FieldPath<Texts>[];
  /**
   * Keeps the draft. False when the device keeps nothing; undefined when there is
   * nothing to keep.
   */
  keep: (written: Written<Texts, Name>) => boolean | undefined;
  send: (written: Written<Texts, Name>) => Promise<Sent>;
  /** Called once the form was sent; forgets its draft. */
  onSent: (sent: Sent) => void;
  /** What is said when it could not be sent. */
  failure: FailureWords;
  /**
   * Whether all required documents are there; puts an error on the missing ones.
   * `isLast`: no field is wrong.
   */
  isComplete?: (tray: DocumentTray<Name>, isLast: boolean) => boolean;
  /** Puts the server's sentences on the documents; whether there were any. */
  putOnDocuments?: (tray: DocumentTray<Name>, error: unknown) => boolean;
}

/** A form with documents: its fields, its draft, and sending it once. */
export function useFormWithDocuments<Texts extends FieldValues, Name extends string, Sent>(
  writing: Writing<Texts, Name, Sent>,
) {
  const { begun, empty, kind, resolver, fields, isComplete = () => true } = writing;
  const [saved, setSaved] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const busy = useRef(false);
  /** The last try found no network: the next one begins by itself. */
  const awaitsNetwork = useRef(false);
  const sent = useRef(false);
  const [first] = useState(begun);
  const { tray, slots } = useDocumentTray(kind, first?.documents ?? {});
  const defaultValues = (first?.texts ?? empty) as DefaultValues<Texts>;
  const form = useForm<Texts>({ resolver, defaultValues });
  const { getValues } = form;
  const { idempotencyKey, renewRefusedKey } = useKeptDraft(form, {
    idempotencyKey: begun?.idempotencyKey,
    keep(key) {
      if (sent.current || !begun) return;
      const documents = storedIn(slots);
      setSaved(writing.keep({ texts: getValues(), documents, idempotencyKey: key }));
    },
    besides: slots,
  });

  async function trySend() {
    try {
      const settled = await tray.settled();
      if (anyFailed(settled)) return setFailure(kind.unsent);
      const written = { texts: getValues(), documents: storedIn(settled), idempotencyKey };
      const answer = await writing.send(written);
      sent.current = true;
      writing.onSent(answer);
    } catch (error) {
      renewRefusedKey(error);
      if (failedWith(error, 'document_unknown')) await tray.verify();
      const onFields = putFieldErrors(form, error, fields);
      const onDocuments = writing.putOnDocuments?.(tray, error) ?? false;
      awaitsNetwork.current = failedWith(error, 'network') && !navigator.onLine;
      if (!onFields && !onDocuments) setFailure(submitFailure(error, writing.failure));
    }
  }

  const submit = form.handleSubmit(
    async () => {
      // A double click arrives before React has disabled the button.
      if (busy.current || sent.current || !begun) return;
      setFailure(undefined);
      awaitsNetwork.current = false;
      if (!isComplete(tray, true)) return;
      busy.current = true;
      setIsSending(true);
      await trySend();
      busy.current = false;
      setIsSending(false);
    },
    // Missing documents are told together with wrong fields; the focus stays on the first field.
    () => void isComplete(tray, false),
  );

  // Its key makes it one, should the first have arrived after all.
  useOnline(() => {
    if (awaitsNetwork.current) void submit();
  });

  // What was typed stays where the draft had nothing of its own.
  useEffect(() => {
    if (first || !begun) return;
    const { texts, documents } = begun;
    const filled = begun.filled ?? {};
    takeOver(form, texts, (name) => !texts[name] || texts[name] === filled[name]);
    tray.begin(documents);
    tellChosenFiles();
  }, [first, begun, form, tray]);

  const mended = failure === kind.unsent && !anyFailed(slots);
  return { form, tray, slots, submit, failure: mended ? undefined : failure, isSending, saved };
}
