import {
  WITHDRAWAL_METHOD_LABELS,
  WITHDRAWAL_STATUSES,
  withdrawalStatusLabel,
} from '../withdrawals.ts';
import { labelsOf } from './words.ts';

export const WITHDRAWALS = {
  label: 'Retrait',
  actions: { cancel: 'Annulation par le client' },
  fields: { payoutReference: 'Référence du versement', payoutOn: 'Date du versement' },
  values: {
    status: labelsOf(WITHDRAWAL_STATUSES, withdrawalStatusLabel),
    method: WITHDRAWAL_METHOD_LABELS,
  },
} as const;
