import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Typography } from '@mui/material';
import {
  type CheckKey,
  type CheckKeyRow,
  checkKeyUpdate,
} from '@parade/api/contract/check-keys.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { FormSubmit } from '../lib/form/fields.tsx';
import { RecordForm } from '../lib/form/RecordForm.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { postJson, sentenceFrom } from '../lib/http.ts';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { stamp } from '../lib/stamp.ts';
import { KeyFields } from './KeyFields.tsx';

const COLUMNS = {
  md: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  lg: 'minmax(0, 1fr) minmax(0, 1fr) 17rem',
};
const resolver = zodResolver(checkKeyUpdate);
const values = ({ partner, contact, perMinute, perDay, version }: CheckKey) => ({
  partner,
  contact,
  perMinute,
  perDay,
  version,
});

const factsOf = (key: CheckKey) => [
  ['Début de la clé', `${key.prefix}…`] as const,
  ...stamp('Créée', key.createdAt, key.createdBy),
  ['Dernier usage', key.lastUsedOn ? formatCalendarDay(key.lastUsedOn) : 'Jamais'] as const,
  ...(key.revokedAt ? stamp('Révoquée', key.revokedAt, key.revokedBy) : []),
];

function Revocation({ id, partner }: CheckKey) {
  const client = useQueryClient();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [asking, setAsking] = useState(false);
  const revocation = useMutation({
    mutationFn: () => postJson(`/api/admin/check-keys/${id}/revocation`, {}),
    onSuccess: () => {
      refetch();
      client.invalidateQueries({ queryKey: ['check-keys', 'getList'] });
      notify('Clé révoquée', { type: 'success' });
      setAsking(false);
    },
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => {
          revocation.reset();
          setAsking(true);
        }}
      >
        Révoquer la clé…
      </Button>
      <ConfirmDialog
        title={`Révoquer la clé de ${partner}`}
        open={asking}
        confirm="Révoquer la clé"
        busy={revocation.isPending}
        busyLabel="Révocation…"
        problem={
          revocation.error
            ? sentenceFrom(revocation.error, 'Erreur lors de la révocation de la clé')
            : undefined
        }
        destructive
        onConfirm={revocation.mutate}
        onClose={() => setAsking(false)}
      >
        <Typography>
          Elle n’ouvre plus rien, aussitôt et pour toujours. Le partenaire devra en recevoir une
          autre.
        </Typography>
      </ConfirmDialog>
    </>
  );
}

/** A key: who is behind it, how much it may ask for, when it was used, and its end. */
export function CheckKeyPanel({ row }: { row: CheckKeyRow }) {
  return (
    <OpenRecord<CheckKey> resource="check-keys" id={row.id} version={row.version} columns={COLUMNS}>
      {(key) => (
        <>
          <div>
            <PanelHeading>Clé</PanelHeading>
            <Facts facts={factsOf(key)} sx={{ mb: 2.5 }} />
            {!key.revokedAt && <Revocation {...key} />}
          </div>
          <RecordForm
            values={values}
            resolver={resolver}
            done="Clé enregistrée"
            failed="Erreur lors de l’enregistrement de la clé"
          >
            <KeyFields disabled={key.revokedAt !== null} />
            <SaveProblem />
            {!key.revokedAt && <FormSubmit />}
          </RecordForm>
          <div>
            <PanelHeading>Usage par jour</PanelHeading>
            {key.days.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>Aucun usage.</Typography>
            ) : (
              <Facts
                facts={key.days.map(({ day, uses }) => [
                  formatCalendarDay(day),
                  formatNumber(uses),
                ])}
              />
            )}
          </div>
        </>
      )}
    </OpenRecord>
  );
}
