import type { PayableCurrency } from './currencies.ts';

interface HashForm {
  form: RegExp;
  prefix: string;
}

/** Bitcoin and Litecoin write 32 bytes in hexadecimal; Ethereum puts 0x before them, which wallets may leave out. */
const PLAIN: HashForm = { form: /^[0-9a-f]{64}$/, prefix: '' };
const ETHEREUM: HashForm = { form: /^(?:0x)?[0-9a-f]{64}$/, prefix: '0x' };

const FORMS: Readonly<Record<PayableCurrency, HashForm>> = {
  bitcoin: PLAIN,
  litecoin: PLAIN,
  ethereum: ETHEREUM,
  usdt: ETHEREUM,
};

/** The spelling by which the chain compares a transaction hash; null where it is none of its own. */
export function transactionHashFor(currency: PayableCurrency, typed: string): string | null {
  // An unknown currency, `__proto__` too, is refused on its own field.
  const { form, prefix } = Object.hasOwn(FORMS, currency) ? FORMS[currency] : PLAIN;
  const hash = typed.trim().toLowerCase();
  if (!form.test(hash)) return null;
  return prefix + hash.slice(-64);
}
