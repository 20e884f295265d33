import { Alert } from '@mui/material';
import type { OrderDraft } from './draft.ts';

interface KeptOrderProps {
  draft: OrderDraft;
  /** The version of the offer on the screen. */
  shown: string;
}

/** Says that a draft is back, and whether its order may have been sent. */
export function KeptOrder({ draft, shown }: KeptOrderProps) {
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      Nous avons retrouvé votre saisie.{' '}
      {draft.isSent
        ? 'Si votre commande était déjà partie, la renvoyer n’en crée pas une seconde.'
        : 'Rien n’a encore été envoyé\u00a0: relisez, puis commandez.'}
      {draft.shown !== shown &&
        ' Le contrat ou le montant a changé depuis\u00a0: lisez-le avant d’accepter.'}
    </Alert>
  );
}
