import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminAlert } from '@parade/api/contract/alerts-admin.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CreateBase, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Actions } from '../lib/Actions.tsx';
import { Draft } from '../lib/form/Draft.tsx';
import { FormSubmit } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { useSave } from '../lib/form/useSave.ts';
import { listPath } from '../lib/list/address.ts';
import { useSearch } from '../lib/list/search.ts';
import { Modal } from '../lib/Modal.tsx';
import { AlertFieldset } from './AlertFieldset.tsx';
import { type AlertValues, NEW_ALERT, type NewAlert, newAlertResolver } from './values.ts';

function NewAlertForm({ onClose }: { onClose: () => void }) {
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
    <SentForm
      values={NEW_ALERT}
      resolver={newAlertResolver}
      send={send}
      failed="Erreur lors de la création de l’alerte"
    >
      <Draft name="alerts.draft.new" />
      <Typography>
        Elle reste en attente, visible de l’équipe seule, jusqu’à ce que vous la publiiez.
      </Typography>
      <AlertFieldset />
      <SaveProblem />
      <Actions>
        <FormSubmit busyLabel="Création…">Créer l’alerte</FormSubmit>
        <Button onClick={onClose}>Fermer</Button>
      </Actions>
    </SentForm>
  );
}

/** An alert by hand. What was typed stays when the window is closed. */
export function NewAlertDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal title="Créer une alerte" open={open} onClose={onClose}>
      <CreateBase resource="alerts" redirect={false} disableAuthentication>
        <NewAlertForm onClose={onClose} />
      </CreateBase>
    </Modal>
  );
}
