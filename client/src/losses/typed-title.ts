import { lossTitle } from '@parade/api/contract/loss-words.ts';
import { newLoss, storedLoss } from '@parade/api/contract/losses.ts';
import { centsToEuros } from '@parade/api/contract/money.ts';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';

/** A payment that is being written, in the words that it is shown with once it is sent; empty for an empty card. */
export function typedLossTitle(typed: LossTexts): string {
  const read = newLoss.safeParse(typed);
  if (!read.success) return [typed.amount, 'paiement à corriger'].filter(Boolean).join(', ');
  const { amountCents, ...stored } = storedLoss(read.data);
  return lossTitle({ ...stored, amount: amountCents === null ? null : centsToEuros(amountCents) });
}
