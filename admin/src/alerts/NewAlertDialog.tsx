import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AlertFields, adminAlert } from '@parade/api/contract/alerts-admin.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { Actions } from '../lib/Actions.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { postJson, sentenceFrom } from '../lib/http.ts';
import { listPath } from '../lib/list/address.ts';
import { useSearch } from '../lib/list/search.ts';
import { Modal } from '../lib/Modal.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { AlertFieldset } from './AlertFieldset.tsx';
import { refusedFields, useAlertForm } from './useAlertForm.ts';

const FAILED = 'Erreur lors de la création de l’alerte';

function NewAlertForm({ onClose }: { onClose: () => void }) {
  const form = useAlertForm();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [search, setSearch] = useSearch('alerts');
  const creation = useMutation({
    mutationFn: async (fields: AlertFields) =>
      adminAlert.parse(await postJson('/api/admin/alerts', fields)),
    onSuccess: async ({ id }) => {
      form.forget();
      setSearch({ ...search, text: '' });
      await client.invalidateQueries({ queryKey: ['alerts', 'getList'] });
      notify('Alerte créée', { type: 'success' });
      onClose();
      navigate(listPath('alerts', { open: id }));
    },
    onError: (error) => form.setProblems(refusedFields(error) ?? {}),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const fields = form.read();
    if (fields && !creation.isPending) creation.mutate(fields);
  }

  return (
    <Stack component="form" ref={form.place} noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Typography>
        Elle reste en attente, visible de l’équipe seule, jusqu’à ce que vous la publiiez.
      </Typography>
      <AlertFieldset form={form} />
      <FormProblem>
        {creation.error && !refusedFields(creation.error)
          ? sentenceFrom(creation.error, FAILED)
          : undefined}
      </FormProblem>
      <Actions>
        <SubmitButton busy={creation.isPending} busyLabel="Création…">
          Créer l’alerte
        </SubmitButton>
        <Button onClick={onClose}>Fermer</Button>
      </Actions>
    </Stack>
  );
}

/** An alert by hand. What was typed stays when the window is closed. */
export function NewAlertDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal title="Créer une alerte" open={open} onClose={onClose}>
      <NewAlertForm onClose={onClose} />
    </Modal>
  );
}
