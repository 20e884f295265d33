import { Alert, AlertTitle } from '@mui/material';
import type { ContractStatus } from '@parade/api/contract/contracts.ts';
import { useState } from 'react';
import { Reference } from '../lib/Reference.tsx';

/** The order that led to the page. */
export interface Sent {
  reference: string;
  contractId: string;
  method: 'crypto' | 'bank_transfer';
}

interface SentNoticeProps {
  sent: Sent | undefined;
  /** The status of each contract, by its id. */
  statuses: ReadonlyMap<string, ContractStatus>;
}

/** After a payment was sent: what happens now, unless its contract was renounced since. */
export function SentNotice({ sent, statuses }: SentNoticeProps) {
  const [closed, setClosed] = useState(false);
  if (!sent || closed || statuses.get(sent.contractId) === 'renounced') return null;
  return (
    <Alert severity="success" closeText="Fermer" onClose={() => setClosed(true)} sx={{ mt: 3 }}>
      <AlertTitle>
        {sent.method === 'crypto'
          ? 'Paiement enregistré! Nous vérifierons la transaction sous peu.'
          : 'Commande enregistrée. Il reste à faire le virement.'}
      </AlertTitle>
      Référence <Reference>{sent.reference}</Reference>.{' '}
      {sent.method === 'crypto'
        ? 'Votre contrat vous est envoyé par e-mail.'
        : 'Écrivez-la sur le virement\u00a0: les coordonnées sont ci-dessous. Votre contrat vous est envoyé par e-mail.'}
    </Alert>
  );
}
