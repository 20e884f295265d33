import { zodResolver } from '@hookform/resolvers/zod';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { erasure } from '@parade/api/contract/personal-data.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../auth/PasswordField.tsx';
import { PasswordOwner } from '../auth/PasswordOwner.tsx';
import { useSessionUser } from '../auth/session.ts';
import { fieldsOf } from '../lib/Field.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { useErasure } from './queries.ts';

/** Asks for the password: an erasure cannot be undone. */
export function ErasureDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { uid, email } = useSessionUser();
  const client = useQueryClient();
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useErasure(uid);
  const form = useForm({ resolver: zodResolver(erasure), defaultValues: { password: '' } });
  const { handleSubmit, setFocus, reset } = form;

  const submit = handleSubmit(async ({ password }) => {
    if (isPending) return;
    setFailure(undefined);
    try {
      await mutateAsync(password);
    } catch (error) {
      if (putFieldErrors(form, error, ['password'])) return;
      setFailure(sentenceFor(error));
      // Something may stand in the way since: the page then shows it.
      client.invalidateQueries({ queryKey: ['erasure'] });
    }
  });

  function cleared() {
    reset();
    setFailure(undefined);
  }

  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      slotProps={{ transition: { onEnter: () => setFocus('password'), onExited: cleared } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>Supprimer mon compte</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
            Votre compte et vos fichiers seront effacés tout de suite. Personne ne pourra les
            retrouver, nous non plus, sauf ce que la loi nous oblige à garder. Pensez à télécharger
            vos données avant.
          </DialogContentText>
          <PasswordOwner email={email} />
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            {...fieldsOf(form)('password')}
          />
          <SubmitFailure sentence={failure} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            Garder mon compte
          </Button>
          <LoadingButton type="submit" variant="contained" color="error" loading={isPending}>
            Effacer mon compte
          </LoadingButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
