import { WALLET_TYPE_LABELS } from '@parade/api/contract/wallet-types.ts';
import { WITHDRAWAL_METHOD_LABELS, type Withdrawal } from '@parade/api/contract/withdrawals.ts';
import { type DestinationField, destinationFieldsOf, type WithdrawalTexts } from './form.ts';

export const DESTINATION_LABELS: Readonly<Record<DestinationField, string>> = {
  binanceId: 'ID Binance',
  bankName: 'Nom de la banque',
  accountNumber: 'IBAN',
  accountHolder: 'Titulaire du compte',
  walletType: 'Type de portefeuille',
  walletAddress: 'Adresse du portefeuille',
};

/** `FR7630006000…` → `FR76 3000 6000 …`, as on paper. */
const inFours = (text: string): string =>
  (text.replace(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ');

/** How a field is shown before it is sent. */
const READ: Readonly<Partial<Record<DestinationField, (texts: WithdrawalTexts) => string>>> = {
  binanceId: ({ binanceId }) => binanceId.replace(/\s/g, ''),
  accountNumber: ({ accountNumber }) => inFours(accountNumber.toUpperCase()),
  walletAddress: ({ walletAddress }) => inFours(walletAddress),
  walletType: ({ walletType }) => WALLET_TYPE_LABELS[walletType],
};

/** The whole destination: label and value of each field. */
export const destinationOf = (texts: WithdrawalTexts): readonly (readonly [string, string])[] =>
  destinationFieldsOf(texts.method).map((field) => [
    DESTINATION_LABELS[field],
    READ[field]?.(texts) ?? texts[field].trim(),
  ]);

/** Shows enough to recognise an account, too little to use it. */
function mask(text: string): string {
  const joined = text.replace(/\s/g, '');
  if (joined.length < 12) return `…${joined.slice(-Math.min(3, Math.floor(joined.length / 2)))}`;
  return `${joined.slice(0, 4)}…${joined.slice(-4)}`;
}

/** The destination of a past request: « Virement bancaire », then the masked account. */
export function maskedDestination(request: Withdrawal): readonly [method: string, known: string] {
  const { method, binanceId, accountNumber, walletType, walletAddress } = request;
  const known = binanceId ?? accountNumber ?? walletAddress;
  const label = WITHDRAWAL_METHOD_LABELS[method];
  const chain = method === 'wallet' && walletType ? `, ${WALLET_TYPE_LABELS[walletType]}` : '';
  return [`${label}${chain}`, known ? mask(known) : ''];
}
