import { Alert, Stack } from '@mui/material';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { AttachmentField } from '../documents/AttachmentField.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import type { useAnswer } from './useAnswer.ts';

interface AnswerFormProps {
  answer: ReturnType<typeof useAnswer>;
  hint: string;
  /** Why it takes none; what was typed is kept. */
  closed?: string | undefined;
  most?: ComponentProps<typeof AttachmentField>['most'];
  submit: string;
  children?: ReactNode;
}

/** The answer of the team that the person reads. */
export function AnswerForm({ answer, hint, closed, most, submit, children }: AnswerFormProps) {
  const { message, attachments, isPending } = answer;
  const open = closed === undefined;
  const written = message.trim() !== '';

  function send(event: FormEvent) {
    event.preventDefault();
    if (open) answer.send();
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={send}
      aria-label="Réponse"
      sx={{ gap: 2, maxWidth: '48rem' }}
    >
      {!open && (
        <Alert severity="info" role="status">
          {closed}
        </Alert>
      )}
      {(open || written) && (
        <TextField
          label="Message"
          hint={hint}
          multiline
          minRows={4}
          maxRows={16}
          required
          readOnly={isPending || !open}
          inputRef={answer.place}
          problem={answer.mistake}
          value={message}
          onChange={(event) => answer.setMessage(event.target.value)}
        />
      )}
      {open && children}
      {open && <AttachmentField {...attachments} most={most} disabled={isPending} />}
      <FormProblem>{answer.problem}</FormProblem>
      {open && (
        <SubmitButton busy={isPending} busyLabel="Envoi…" sx={{ alignSelf: 'flex-start' }}>
          {submit}
        </SubmitButton>
      )}
      <LeaveGuard changes={(written ? 1 : 0) + attachments.items.length} onLeave={answer.clear} />
    </Stack>
  );
}
