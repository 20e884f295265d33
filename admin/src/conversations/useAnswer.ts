import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useStore } from 'react-admin';
import { useAttachments } from '../documents/useAttachments.ts';
import { sendJson, sentenceFrom } from '../lib/http.ts';

const FAILED = "Erreur lors de l'envoi de la réponse";

const ANSWERED =
  'Un collègue a répondu depuis que vous écrivez. Lisez sa réponse\u00a0; si la vôtre est encore utile, envoyez-la.';

interface Checked<Answer> {
  success: boolean;
  data?: Answer | undefined;
  error?: { issues: readonly { message: string }[] } | undefined;
}

interface Answering<Answer> {
  /** Where what is written is kept while the row is closed. */
  store: string;
  path: string;
  /** How many answers of the team the conversation has. */
  answers: number;
  /** Reads the answer as the contract has it. */
  check: (written: { message: string; documents: string[] }) => Checked<Answer>;
  /** Called once it was sent, and where the API says that it comes too late. */
  onSent: () => Promise<void>;
}

/** An answer of the team that is being written. It is kept through a refusal, new messages and a closed row. */
export function useAnswer<Answer>({ store, path, answers, check, onSent }: Answering<Answer>) {
  const notify = useNotify();
  const [message, setText] = useStore(store, '');
  // A colleague's answer that came since they began is told before a second one goes.
  const [answersSeen, setAnswersSeen] = useStore<number | null>(`${store}-answers`, null);
  // The key is made at the first try and used again when no answer came: the reply may have been stored.
  const [key, setKey] = useStore(`${store}-key`, '');
  const attachments = useAttachments(`${store}-documents`);
  const [mistake, setMistake] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const place = useRef<HTMLTextAreaElement>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ answer, once }: { answer: Answer; once: string }) =>
      sendJson(path, {
        method: 'POST',
        headers: { 'Idempotency-Key': once },
        body: JSON.stringify(answer),
      }),
  });

  function refuse(sentence: string) {
    setMistake(sentence);
    place.current?.focus();
  }

  function setMessage(text: string) {
    setAnswersSeen(text === '' ? null : (answersSeen ?? answers));
    setText(text);
  }

  function clear() {
    setMessage('');
    setKey('');
    attachments.clear();
  }

  async function send() {
    if (isPending) return;
    setMistake(undefined);
    setProblem(undefined);
    const documents = attachments.documents.map(({ id }) => id);
    const { data, error: wrong } = check({ message, documents });
    if (data === undefined) return refuse(wrong?.issues[0]?.message ?? FAILED);
    if (attachments.items.some(({ kind }) => kind === 'sending')) {
      return setProblem('Un document est encore en route. Répondez dès qu’il est reçu.');
    }
    if (attachments.items.some(({ kind }) => kind === 'failed')) {
      return setProblem('Un document n’est pas arrivé. Retirez-le ou envoyez-le à nouveau.');
    }
    if (answers > (answersSeen ?? answers)) {
      setAnswersSeen(answers);
      return setProblem(ANSWERED);
    }
    const once = key || newIdempotencyKey();
    setKey(once);
    try {
      await mutateAsync({ answer: data, once });
      clear();
      notify('Réponse envoyée avec succès', { type: 'success' });
      await onSent();
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      if (body) setKey('');
      if (body?.code === 'ticket_closed') await onSent();
      if (body?.errors?.message) return refuse(body.errors.message);
      setProblem(sentenceFrom(error, FAILED));
    }
  }

  return { message, setMessage, attachments, mistake, problem, place, send, clear, isPending };
}
