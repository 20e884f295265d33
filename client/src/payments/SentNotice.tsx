import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ContractStatus } from '@parade/api/contract/contracts.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Reference } from '../lib/Reference.tsx';

interface Sent {
  reference: string;
  contractId: string;
  method: 'crypto' | 'bank_transfer';
}

interface SentNoticeProps {
  /** By contract. */
  statuses: ReadonlyMap<string, ContractStatus>;
}

/** After a payment was sent: what happens now, unless its contract was renounced since. Shown once. */
export function SentNotice({ statuses }: SentNoticeProps) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [sent, setSent] = useState<Sent | undefined>(state?.sent);

  // A reload or a step back must not announce it again.
  useEffect(() => {
    if (state?.sent) navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);

  if (!sent || statuses.get(sent.contractId) === 'renounced') return null;
  return (
    <Alert severity="success" closeText="Fermer" onClose={() => setSent(undefined)} sx={{ mt: 3 }}>
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
