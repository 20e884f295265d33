import { Alert, Box } from '@mui/material';
import {
  type NewTicket,
  TICKET_INCOMPLETE,
  TICKET_PRIORITY_LABELS,
} from '@parade/api/contract/support-tickets.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { DraftHint } from '../lib/DraftHint.tsx';
import { Field, fieldsOf, SelectField } from '../lib/Field.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { NEW_TICKET } from './drafts.ts';
import { isIncomplete, TICKET_FAILURE, ticketResolver } from './form.ts';
import { MessageDocuments } from './MessageDocuments.tsx';
import { useOpenTicket } from './queries.ts';
import { useMessageForm } from './useMessageForm.ts';

const PRIORITIES = Object.entries(TICKET_PRIORITY_LABELS);

interface NewTicketFormProps {
  /** The account's id: the draft belongs to it. */
  owner: string;
  onSent: () => void;
}

/** Opens a ticket. */
export function NewTicketForm({ owner, onSent }: NewTicketFormProps) {
  const { mutateAsync } = useOpenTicket();
  const message = useMessageForm({
    uid: owner,
    place: NEW_TICKET,
    resolver: ticketResolver,
    send: (texts, documents, idempotencyKey) => {
      const priority = texts.priority as NewTicket['priority'];
      return mutateAsync({ body: { ...texts, priority, documents }, idempotencyKey });
    },
    failure: TICKET_FAILURE,
    onSent,
  });
  const { form, tray, slots, resumed } = message;
  const { errors, isDirty } = form.formState;
  const field = fieldsOf(form);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={message.submit}
      sx={{ display: 'grid', gap: 2.5, maxWidth: '42rem' }}
    >
      {resumed && (
        <Alert severity="info">
          Nous avons retrouvé votre brouillon. Reprenez où vous en étiez.
        </Alert>
      )}
      {isIncomplete(errors) && <Alert severity="error">{TICKET_INCOMPLETE}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { sm: 'minmax(0, 1fr) 11rem' },
          alignItems: 'start',
        }}
      >
        <Field
          label="Sujet"
          hint="En quelques mots, par exemple «&nbsp;Question sur mon dossier&nbsp;»."
          {...field('subject')}
          input={{ autoComplete: 'off' }}
        />
        <SelectField label="Priorité" choices={PRIORITIES} {...field('priority')} />
      </Box>
      <Field
        label="Message"
        hint="Votre question, avec vos mots. Ne donnez ni mot de passe ni code de carte."
        multiline
        minRows={4}
        {...field('message')}
      />
      <MessageDocuments prefix="ticket" tray={tray} slots={slots} />
      <SubmitFailure sentence={message.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <LoadingButton type="submit" variant="contained" size="large" loading={message.isSending}>
          Envoyer le ticket
        </LoadingButton>
        <DraftHint saved={message.saved} dirty={isDirty || resumed} />
      </Box>
    </Box>
  );
}
