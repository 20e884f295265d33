import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { type AdminTicket, staffReply } from '@parade/api/contract/support-tickets.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useStore } from 'react-admin';
import { useAttachments } from '../documents/useAttachments.ts';
import { sendJson, sentenceFrom } from '../lib/http.ts';

const FAILED = "Erreur lors de l'envoi de la réponse";

const ANSWERED =
  'Un collègue a répondu depuis que vous écrivez. Lisez sa réponse\u00a0; si la vôtre est encore utile, envoyez-la.';

type Reply = ReturnType<typeof staffReply.parse>;

/** A reply that is being written. It is kept through a refusal, new messages and a closed row. */
export function useReply(
  { id: ticketId, version, conversations }: AdminTicket,
  onSent: () => Promise<void>,
) {
  const notify = useNotify();
  const client = useQueryClient();
  const [message, setText] = useStore(`support-tickets.reply.${ticketId}`, '');
  // A colleague's answer that came since they began is told before a second one goes.
  const answers = conversations.filter(({ isAdmin }) => isAdmin).length;
  const [answersSeen, setAnswersSeen] = useStore<number | null>(
    `support-tickets.reply-answers.${ticketId}`,
    null,
  );
  // The key is made at the first try and used again when no answer came: the reply may have been stored.
  const [key, setKey] = useStore(`support-tickets.reply-key.${ticketId}`, '');
  const attachments = useAttachments(`support-tickets.reply-documents.${ticketId}`);
  const [mistake, setMistake] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const place = useRef<HTMLTextAreaElement>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ reply, once }: { reply: Reply; once: string }) =>
      sendJson(`/api/admin/support-tickets/${ticketId}/replies`, {
        method: 'POST',
        headers: { 'Idempotency-Key': once },
        body: JSON.stringify(reply),
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
    const checked = staffReply.safeParse({ message, documents, version });
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? FAILED);
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
      await mutateAsync({ reply: checked.data, once });
      clear();
      notify('Réponse envoyée avec succès', { type: 'success' });
      client.invalidateQueries({ queryKey: ['support-tickets', 'getList'] });
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
