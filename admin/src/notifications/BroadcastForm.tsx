import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  MAX_NOTIFICATION_MESSAGE,
  NOTIFICATION_PRIORITIES,
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
  NOTIFICATION_TYPES,
} from '@parade/api/contract/notifications.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { PurposeBox } from './PurposeBox.tsx';
import { RecipientFields } from './RecipientFields.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';
import { useBroadcastForm } from './useBroadcastForm.ts';

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

export function BroadcastForm() {
  const broadcast = useBroadcastForm();
  const { form, toAll } = broadcast;
  const { errors } = form.formState;
  const message = useWatch({ control: form.control, name: 'message' });

  // No `maxLength`: it would cut the end of a pasted text without a word.
  const counted = `${message.length} / ${MAX_NOTIFICATION_MESSAGE} caractères`;

  const wire = (name: 'type' | 'priority' | 'title' | 'message') => {
    const { ref, ...field } = form.register(name);
    return { ...field, inputRef: ref, problem: errors[name]?.message };
  };

  return (
    <>
      <Stack
        component="form"
        noValidate
        onSubmit={broadcast.submit}
        aria-label="Nouvelle notification"
        sx={{ gap: 2, maxWidth: '46rem' }}
      >
        <RecipientFields broadcast={broadcast} />
        <TemplateButtons form={form} />
        <Box sx={pair}>
          <SelectField label="Type" size="small" {...wire('type')}>
            {NOTIFICATION_TYPES.map((type) => (
              <option key={type} value={type}>
                {NOTIFICATION_TYPE_LABELS[type]}
              </option>
            ))}
          </SelectField>
          <SelectField label="Priorité" size="small" {...wire('priority')}>
            {NOTIFICATION_PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {NOTIFICATION_PRIORITY_LABELS[priority]}
              </option>
            ))}
          </SelectField>
        </Box>
        <TextField label="Titre" size="small" {...wire('title')} />
        <TextField
          label="Message"
          multiline
          minRows={4}
          maxRows={12}
          hint={counted}
          {...wire('message')}
          {...(message.trim().length > MAX_NOTIFICATION_MESSAGE && {
            problem: `${counted}\u00a0: raccourcissez ce texte.`,
          })}
        />
        <PurposeBox form={form} />
        <FormProblem>{errors.root?.message}</FormProblem>
        <SubmitButton busy={broadcast.busy} busyLabel="Envoi…" sx={{ alignSelf: 'flex-start' }}>
          Envoyer
        </SubmitButton>
      </Stack>
      <ConfirmDialog
        title="Envoyer à tous les utilisateurs"
        open={toAll !== undefined}
        confirm="Envoyer à tous"
        busy={broadcast.busy}
        busyLabel="Envoi…"
        onConfirm={broadcast.confirmToAll}
        onClose={broadcast.cancelToAll}
      >
        <Typography>
          {toAll?.purpose === 'marketing'
            ? 'Chaque compte actif qui accepte les messages promotionnels'
            : 'Chaque compte actif'}{' '}
          recevra {quoted(toAll?.title ?? '')}, et une copie par e-mail s’il les a acceptées.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
