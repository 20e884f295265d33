import {
  type AdminPayment,
  adminPayment,
  type PaymentAction,
} from '@parade/api/contract/payments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { postJson } from '../lib/http.ts';
import { replaceRow } from '../lib/list/replaceRow.ts';
import { PROPOSED } from '../lib/proposed.ts';

const DONE: Readonly<Record<PaymentAction, string>> = {
  confirmation: 'Paiement confirmé\u00a0: la facture est émise',
  rejection: 'Paiement rejeté',
  unverification: 'Paiement marqué non vérifié',
};

interface Decision {
  action: PaymentAction;
  note: string;
  /** Calendar day; only where a transfer is confirmed. */
  receivedOn?: string | undefined;
}

/** Decides a payment as it was read. The list is read again after success and failure alike. */
export function usePaymentDecision({ id, version }: AdminPayment) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ action, ...decided }: Decision) =>
      adminPayment.parse(
        await postJson(`/api/admin/payments/${id}/${action}`, { version, ...decided }),
      ),
    onSuccess: (decided, { action }) => {
      replaceRow(client, 'payments', decided);
      const waits = action === 'confirmation' && !decided.verified;
      notify(waits ? PROPOSED : DONE[action], { type: 'success' });
    },
    onSettled: () => {
      for (const key of [['payments'], ['summary'], ['contracts']]) {
        client.invalidateQueries({ queryKey: key });
      }
    },
  });
}
