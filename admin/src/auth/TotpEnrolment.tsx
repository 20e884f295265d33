import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { authenticatorCode } from '@parade/api/contract/staff.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Actions } from '../lib/Actions.tsx';
import { failureOf, sentenceFrom } from '../lib/http.ts';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { beginEnrolment, confirmEnrolment } from './totp.ts';

const FAILED = 'Erreur lors de l’activation de la double authentification';

/** The secret in groups of four, to be typed into a telephone. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface TotpEnrolmentProps {
  onDone: () => void;
  /** The recovery codes are on the screen. */
  onCodes?: () => void;
  onCancel?: () => void;
}

export function TotpEnrolment({ onDone, onCodes, onCancel }: TotpEnrolmentProps) {
  const [mistake, setMistake] = useState<string>();
  // Each call makes another secret: it is asked for once.
  const begun = useQuery({
    queryKey: ['totp', 'enrolment'],
    queryFn: beginEnrolment,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const confirmation = useMutation({
    mutationFn: confirmEnrolment,
    onSuccess: onCodes,
    onError: (error) => setMistake(sentenceFrom(error, FAILED)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (confirmation.isPending) return;
    const code = authenticatorCode.safeParse(new FormData(event.currentTarget).get('code'));
    setMistake(code.error?.issues[0]?.message);
    if (code.success) confirmation.mutate(code.data);
  }

  if (confirmation.data) return <RecoveryCodes codes={confirmation.data} onKept={onDone} />;
  if (begun.error) {
    return (
      <Alert severity="error" action={<Button onClick={() => begun.refetch()}>Réessayer</Button>}>
        {failureOf(FAILED, begun.error)}
      </Alert>
    );
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Typography>
        Scannez ce code avec une application d’authentification, puis saisissez les six chiffres
        qu’elle affiche.
      </Typography>
      {begun.data ? (
        <Box
          component="img"
          src={begun.data.qrCode}
          alt="Code QR de la clé"
          sx={{ width: 200, height: 200, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
        />
      ) : (
        <Skeleton variant="rounded" width={200} height={200} />
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Sans appareil photo, saisissez cette clé&nbsp;:
        <Box component="code" sx={{ display: 'block', fontSize: '1.0625rem' }}>
          {begun.data ? spaced(begun.data.secret) : <Skeleton width={260} />}
        </Box>
      </Typography>
      <TextField
        label="Code de vérification"
        name="code"
        problem={mistake}
        autoComplete="one-time-code"
        slotProps={{ input: { inputMode: 'numeric', maxLength: 20 } }}
      />
      <Actions>
        <SubmitButton busy={confirmation.isPending} busyLabel="Vérification…">
          Activer
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>Annuler</Button>}
      </Actions>
    </Stack>
  );
}
