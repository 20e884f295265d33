import { zodResolver } from '@hookform/resolvers/zod';
import { Typography } from '@mui/material';
import { type ContractForm, contractForm } from '@parade/api/contract/contracts.ts';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { FormText } from '../lib/form/fields.tsx';
import type { ContractWords } from './queries.ts';

const resolver = zodResolver(contractForm);
const long = { multiline: true, minRows: 3, maxRows: 12, required: true } as const;

interface ContractDialogProps {
  open: boolean;
  initial: ContractForm;
  save: (words: ContractWords) => Promise<unknown>;
  onClose: () => void;
}

export function ContractDialog({ open, initial, save, onClose }: ContractDialogProps) {
  const { title, scope, amount, feeTerms, refundConditions, deliveryPeriod, lawyer } = initial;
  return (
    <FormDialog
      title="Contrat pour ce signalement"
      open={open}
      values={{ title, scope, amount, feeTerms, refundConditions, deliveryPeriod, lawyer }}
      resolver={resolver}
      send={save}
      failed="Erreur lors de l’enregistrement du contrat"
      submit="Enregistrer le brouillon"
      onClose={onClose}
    >
      <Typography>
        La personne ne voit rien avant que vous ne proposiez le contrat. Ensuite, ses mots ne
        changent plus.
      </Typography>
      <FormText name="title" label="Titre du contrat" required />
      <FormText name="scope" label="Ce que comprend le contrat" {...long} />
      <FormText
        name="deliveryPeriod"
        label="Délai"
        hint="En jours, en semaines ou en mois, par exemple «&nbsp;30 jours après le début du service&nbsp;»."
        required
      />
      <FormText
        name="lawyer"
        label="Avocat et barreau"
        hint="Obligatoire si le contrat promet le travail d’un avocat. Vide&nbsp;: il dit qu’aucun n’intervient."
      />
      <FormText
        name="amount"
        label="Prix (€, toutes taxes comprises)"
        inputMode="decimal"
        required
      />
      <FormText name="feeTerms" label="Conditions de prix" {...long} />
      <FormText name="refundConditions" label="Conditions de remboursement" {...long} />
    </FormDialog>
  );
}
