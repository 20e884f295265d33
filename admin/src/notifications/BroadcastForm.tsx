import { Box, Typography } from '@mui/material';
import {
  MAX_NOTIFICATION_MESSAGE,
  type NewBroadcast,
  NOTIFICATION_PRIORITIES,
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
  NOTIFICATION_TYPES,
} from '@parade/api/contract/notifications.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { FormSelect, FormSubmit, FormText } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { useQuestion } from '../lib/form/useQuestion.ts';
import { failureOf } from '../lib/http.ts';
import { PurposeBox } from './PurposeBox.tsx';
import { RecipientFields } from './RecipientFields.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';
import { type CheckedBroadcast, EMPTY, resolver, TO_ALL, useBroadcast } from './useBroadcast.ts';

const TYPES = NOTIFICATION_TYPES.map((one) => [one, NOTIFICATION_TYPE_LABELS[one]] as const);
const PRIORITIES = NOTIFICATION_PRIORITIES.map(
  (one) => [one, NOTIFICATION_PRIORITY_LABELS[one]] as const,
);

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

function Message() {
  const message: string = useWatch({ name: 'message' });
  // No `maxLength`: it would cut the end of a pasted text without a word.
  const counted = `${message.length} / ${MAX_NOTIFICATION_MESSAGE} caractères`;
  const isLong = message.trim().length > MAX_NOTIFICATION_MESSAGE;
  return (
    <FormText
      name="message"
      label="Message"
      multiline
      minRows={4}
      maxRows={12}
      hint={counted}
      {...(isLong && { problem: `${counted}\u00a0: raccourcissez ce texte.` })}
    />
  );
}

/** What staff write and to whom. A message to everybody waits for confirmation. */
export function BroadcastForm() {
  const { mutateAsync, isPending, data: sent } = useBroadcast();
  const { asked, ask, confirm, close } = useQuestion<CheckedBroadcast>();

  async function send(values: CheckedBroadcast, { reset }: UseFormReturn<NewBroadcast>) {
    await mutateAsync(values);
    reset(EMPTY);
  }

  return (
    <>
      <SentForm
        label="Nouvelle notification"
        values={EMPTY as NewBroadcast}
        resolver={resolver}
        ask={(values) => values.userId !== TO_ALL || ask(values)}
        send={send}
        onSettled={close}
        failed={(error) => failureOf("Erreur lors de l'envoi de la notification", error)}
        sx={{ gap: 2, maxWidth: '46rem' }}
      >
        {/* Chosen anew for each message. */}
        <RecipientFields key={sent?.id} />
        <TemplateButtons />
        <Box sx={pair}>
          <FormSelect name="type" label="Type" size="small" choices={TYPES} />
          <FormSelect name="priority" label="Priorité" size="small" choices={PRIORITIES} />
        </Box>
        <FormText name="title" label="Titre" size="small" />
        <Message />
        <PurposeBox />
        <SaveProblem />
        <FormSubmit busy={isPending} busyLabel="Envoi…">
          Envoyer
        </FormSubmit>
      </SentForm>
      <ConfirmDialog
        title="Envoyer à tous les utilisateurs"
        open={asked !== undefined}
        confirm="Envoyer à tous"
        busy={isPending}
        busyLabel="Envoi…"
        onConfirm={confirm}
        onClose={close}
      >
        <Typography>
          {asked?.purpose === 'marketing'
            ? 'Chaque compte actif qui accepte les messages promotionnels'
            : 'Chaque compte actif'}{' '}
          recevra {quoted(asked?.title ?? '')}, et une copie par e-mail s’il les a acceptées.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
