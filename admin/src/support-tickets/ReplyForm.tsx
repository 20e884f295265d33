import { Alert, Stack } from '@mui/material';
import { type AdminTicket, takesReplies } from '@parade/api/contract/support-tickets.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import type { FormEvent } from 'react';
import { AttachmentField } from '../documents/AttachmentField.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { useReply } from './useReply.ts';

interface ReplyFormProps {
  ticket: AdminTicket;
  onSent: () => Promise<void>;
}

/** The answer that the person reads as « Support ». A closed ticket takes none, but keeps what was typed. */
export function ReplyForm({ ticket, onSent }: ReplyFormProps) {
  const reply = useReply(ticket, onSent);
  const { message, attachments, isPending } = reply;
  const open = takesReplies(ticket);
  const written = message.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (open) reply.send();
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      aria-label="Réponse"
      sx={{ gap: 2, maxWidth: '48rem' }}
    >
      {!open && (
        <Alert severity="info" role="status">
          Ce ticket est fermé&nbsp;: il ne reçoit plus de réponse. Pour répondre, changez d’abord
          son statut.
        </Alert>
      )}
      {(open || written) && (
        <TextField
          label="Message"
          hint="La personne le lit sur sa page, signé «&nbsp;Support&nbsp;», et en est prévenue."
          multiline
          minRows={4}
          maxRows={16}
          required
          readOnly={isPending || !open}
          inputRef={reply.place}
          problem={reply.mistake}
          value={message}
          onChange={(event) => reply.setMessage(event.target.value)}
        />
      )}
      {open && <AttachmentField {...attachments} disabled={isPending} />}
      <FormProblem>{reply.problem}</FormProblem>
      {open && (
        <SubmitButton busy={isPending} busyLabel="Envoi…" sx={{ alignSelf: 'flex-start' }}>
          Répondre
        </SubmitButton>
      )}
      <LeaveGuard changes={(written ? 1 : 0) + attachments.items.length} onLeave={reply.clear} />
    </Stack>
  );
}
