import { Box } from '@mui/material';
import type { Ticket } from '@parade/api/contract/support-tickets.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { DraftHint } from '../lib/DraftHint.tsx';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { REPLY_FAILURE, replyResolver } from './form.ts';
import { MessageDocuments } from './MessageDocuments.tsx';
import { useReply } from './queries.ts';
import { useMessageForm } from './useMessageForm.ts';

interface ReplyFormProps {
  /** The account's id: the draft belongs to it. */
  owner: string;
  ticket: Ticket;
  onSent: () => void;
}

/** Replies to a ticket. */
export function ReplyForm({ owner, ticket, onSent }: ReplyFormProps) {
  const { mutateAsync } = useReply(ticket.id);
  const reply = useMessageForm({
    uid: owner,
    place: ticket.id,
    resolver: replyResolver,
    send: ({ message }, documents, idempotencyKey) =>
      mutateAsync({ body: { message, documents }, idempotencyKey }),
    failure: REPLY_FAILURE,
    onSent,
  });
  const { form, resumed } = reply;
  const prefix = `reply-${ticket.id}`;
  return (
    <Box component="form" noValidate onSubmit={reply.submit} sx={{ display: 'grid', gap: 2 }}>
      <Field
        id={prefix}
        label="Répondre au support"
        hint={
          ticket.status === 'resolved'
            ? 'Ce ticket est noté comme résolu. Si ce n’est pas réglé, répondez\u00a0: il reprend.'
            : undefined
        }
        multiline
        minRows={3}
        {...fieldsOf(form)('message')}
      />
      <MessageDocuments prefix={prefix} tray={reply.tray} slots={reply.slots} />
      <SubmitFailure sentence={reply.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <LoadingButton type="submit" variant="contained" loading={reply.isSending}>
          Répondre
        </LoadingButton>
        <DraftHint saved={reply.saved} dirty={form.formState.isDirty || resumed} />
      </Box>
    </Box>
  );
}
