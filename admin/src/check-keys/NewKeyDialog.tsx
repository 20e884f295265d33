import { zodResolver } from '@hookform/resolvers/zod';
import { Typography } from '@mui/material';
import {
  CHECK_KEY_LIMITS,
  type CheckKeyMade,
  type NewCheckKey,
  newCheckKey,
} from '@parade/api/contract/check-keys.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CreateBase } from 'react-admin';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { useSave } from '../lib/form/useSave.ts';
import { KeyFields } from './KeyFields.tsx';

const NOBODY: NewCheckKey = {
  partner: '',
  contact: '',
  perMinute: CHECK_KEY_LIMITS.perMinute.usual,
  perDay: CHECK_KEY_LIMITS.perDay.usual,
};
const resolver = zodResolver(newCheckKey);

interface NewKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (made: CheckKeyMade) => void;
}

function Window({ open, onClose, onMade }: NewKeyDialogProps) {
  const client = useQueryClient();
  const create = useSave<CheckKeyMade>();

  async function send(key: ReturnType<typeof newCheckKey.parse>) {
    const made = await create(key);
    client.invalidateQueries({ queryKey: ['check-keys', 'getList'] });
    onClose();
    if (made) onMade(made);
  }

  return (
    <FormDialog
      title="Créer une clé"
      open={open}
      values={NOBODY}
      resolver={resolver}
      send={send}
      failed="Erreur lors de la création de la clé"
      submit="Créer la clé"
      busyLabel="Création…"
      onClose={onClose}
      sx={{ gap: 2.5 }}
    >
      <Typography>
        La clé s’affiche une seule fois, dans la fenêtre suivante. Seul le partenaire la garde.
      </Typography>
      <KeyFields />
    </FormDialog>
  );
}

export const NewKeyDialog = (props: NewKeyDialogProps) => (
  <CreateBase resource="check-keys" redirect={false} disableAuthentication>
    <Window {...props} />
  </CreateBase>
);
