import { zodResolver } from '@hookform/resolvers/zod';
import { Typography } from '@mui/material';
import {
  type AdminContract,
  type RenunciationWay,
  receivedRenunciation,
} from '@parade/api/contract/contracts.ts';
import { formatCalendarDay, formatDate, parisDay } from '@parade/api/contract/dates.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { FormSelect, FormText } from '../lib/form/fields.tsx';
import { NoBreak } from '../lib/NoBreak.tsx';
import { PROPOSED } from '../lib/proposed.ts';
import { type Renunciation, useRenunciation } from './queries.ts';

const resolver = zodResolver(receivedRenunciation);
const WAYS: readonly [RenunciationWay, string][] = [
  ['letter', 'Par courrier'],
  ['email', 'Par e-mail'],
];
// Empty until chosen: the schema refuses it with its sentence.
const NOTHING = { sentOn: '', receivedOn: '', how: '' as RenunciationWay };

interface RenunciationDialogProps {
  contract: AdminContract;
  open: boolean;
  onClose: () => void;
}

/** Records a renunciation by letter or e-mail, which ends the contract as one made online. */
export function RenunciationDialog({ contract, open, onClose }: RenunciationDialogProps) {
  const { id, reference, userName, userEmail, acceptedAt, renounceUntil } = contract;
  const notify = useNotify();
  const renunciation = useRenunciation(id, ({ status }) => {
    const message = 'Renonciation enregistrée\u00a0: l’accusé de réception part par e-mail';
    notify(status === 'renounced' ? message : PROPOSED, { type: 'success' });
    onClose();
  });

  function refuse(error: unknown, form: UseFormReturn<Renunciation>) {
    if (!failedWith(error, 'renunciation_too_late')) return false;
    const message = `Le délai avait pris fin le ${formatCalendarDay(renounceUntil)}. Les conditions de remboursement du contrat restent valables.`;
    form.setError('sentOn', { message }, { shouldFocus: true });
    return true;
  }

  const days = {
    min: acceptedAt ? parisDay(new Date(acceptedAt)) : undefined,
    max: parisDay(new Date()),
  };
  return (
    <FormDialog
      title="Enregistrer une renonciation"
      open={open}
      values={NOTHING}
      resolver={resolver}
      send={(received) => renunciation.mutateAsync(received)}
      refuse={refuse}
      failed="Erreur lors de l’enregistrement de la renonciation"
      submit="Enregistrer la renonciation"
      color="error"
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {userName} a accepté le contrat <NoBreak>{reference}</NoBreak> le {formatDate(acceptedAt)}{' '}
        et peut y renoncer pendant 14&nbsp;jours, jusqu’au {formatCalendarDay(renounceUntil)}{' '}
        inclus. L’accusé de réception part aussitôt à {userEmail}. Ce qui a été payé est à
        rembourser dans les 14&nbsp;jours qui suivent la réception. Reçue après ce délai, ou pour
        une grosse somme, elle attend une deuxième personne.
      </Typography>
      <FormText
        name="sentOn"
        label="Jour d’envoi (facultatif)"
        type="date"
        inputProps={days}
        hint={'Le cachet de la poste ou la date de l’e-mail\u00a0: envoyée à temps, elle compte.'}
      />
      <FormText
        name="receivedOn"
        label="Jour de réception"
        type="date"
        inputProps={days}
        required
      />
      <FormSelect name="how" label="Reçue" choices={WAYS} required>
        <option value="" disabled>
          À choisir
        </option>
      </FormSelect>
    </FormDialog>
  );
}
