import { Alert } from '@mui/material';
import type { AdminPayment } from '@parade/api/contract/payments.ts';

/** Warnings about a payment, before it is decided. */
export function Doubts({ payment }: { payment: AdminPayment }) {
  const { hashAlsoDeclared, payeeChanged, method, awaitsPayment } = payment;
  const doubts = [
    awaitsPayment &&
      method === 'crypto' &&
      'Commandé, et pas encore payé\u00a0: il n’y a rien à vérifier tant que le client n’indique pas sa transaction.',
    hashAlsoDeclared &&
      'Hash également déclaré par un autre paiement. Une transaction n’en paie qu’un seul.',
    payeeChanged &&
      (method === 'bank_transfer'
        ? 'Le compte affiché alors n’est plus celui des paramètres. Vérifiez sur lequel la somme est arrivée.'
        : 'L’adresse affichée alors n’est plus celle des paramètres. Vérifiez à laquelle la somme est arrivée.'),
  ].filter((doubt) => doubt !== false);
  return doubts.map((doubt) => (
    <Alert key={doubt} severity="warning" role="note" sx={{ mb: 1.5 }}>
      {doubt}
    </Alert>
  ));
}
