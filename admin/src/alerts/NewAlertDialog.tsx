import { Typography } from '@mui/material';
import type { AdminAlert } from '@parade/api/contract/alerts-admin.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CreateBase, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Draft } from '../lib/form/Draft.tsx';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { useSave } from '../lib/form/useSave.ts';
import { listPath } from '../lib/list/address.ts';
import { useSearch } from '../lib/list/search.ts';
import { AlertFieldset } from './AlertFieldset.tsx';
import { type AlertValues, NEW_ALERT, type NewAlert, newAlertResolver } from './values.ts';

interface NewAlertDialogProps {
  open: boolean;
  onClose: () => void;
}

function Window({ open, onClose }: NewAlertDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [search, setSearch] = useSearch('alerts');
  const create = useSave<AdminAlert>();

  async function send(fields: NewAlert, { reset }: UseFormReturn<AlertValues>) {
    const created = await create(fields);
    reset(NEW_ALERT);
    setSearch({ ...search, text: '' });
    await client.invalidateQueries({ queryKey: ['alerts', 'getList'] });
    notify('Alerte créée', { type: 'success' });
    onClose();
    if (created) navigate(listPath('alerts', { open: created.id }));
  }

  return (
    <FormDialog
      title="Créer une alerte"
      open={open}
      values={NEW_ALERT}
      resolver={newAlertResolver}
      send={send}
      failed="Erreur lors de la création de l’alerte"
      submit="Créer l’alerte"
      busyLabel="Création…"
      cancel="Fermer"
      onClose={onClose}
    >
      <Draft name="alerts.draft.new" />
      <Typography>
        Elle reste en attente, visible de l’équipe seule, jusqu’à ce que vous la publiiez.
      </Typography>
      <AlertFieldset />
    </FormDialog>
  );
}

/** An alert by hand. What was typed stays when the window is closed. */
export const NewAlertDialog = (props: NewAlertDialogProps) => (
  <CreateBase resource="alerts" redirect={false} disableAuthentication>
    <Window {...props} />
  </CreateBase>
);
