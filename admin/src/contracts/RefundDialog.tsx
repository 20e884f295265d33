import { zodResolver } from '@hookform/resolvers/zod';
import { Typography } from '@mui/material';
import { type AdminContract, contractRefund } from '@parade/api/contract/contracts.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { useNotify } from 'react-admin';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { FormText } from '../lib/form/fields.tsx';
import { PROPOSED } from '../lib/proposed.ts';
import { useRefund } from './queries.ts';

const resolver = zodResolver(contractRefund);

interface RefundDialogProps {
  contract: AdminContract;
  open: boolean;
  onClose: () => void;
}

/** Says that the money went back, and by which transfer. */
export function RefundDialog({ contract, open, onClose }: RefundDialogProps) {
  const notify = useNotify();
  const refund = useRefund(contract.id, ({ refundReference }) => {
    notify(refundReference === null ? PROPOSED : 'Remboursement enregistré', { type: 'success' });
    onClose();
  });
  return (
    <FormDialog
      title="Marquer remboursé"
      open={open}
      values={{ reference: '' }}
      resolver={resolver}
      send={({ reference }) => refund.mutateAsync(reference)}
      failed="Erreur lors de l’enregistrement du remboursement"
      submit="Marquer remboursé"
      onClose={onClose}
    >
      <Typography>
        Remboursez d’abord {formatEuros(contract.paidAmount)} à {contract.userName}. Ensuite
        seulement, notez-le ici&nbsp;: la personne est prévenue et sa facture est annulée par un
        avoir.
      </Typography>
      <FormText
        name="reference"
        label="Référence du remboursement"
        hint="Celle du virement ou de la transaction. La personne la lit."
        required
      />
    </FormDialog>
  );
}
