import { CURRENCIES, type Currency } from '../../contract/currencies.ts';
import { fieldError } from '../errors.ts';
import { type Chain, readWallet } from '../payees/wallets.ts';

/** The token of USDT on Ethereum: https://tether.to/en/supported-protocols. */
export const USDT_CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

interface ChainOf {
  chain: Chain;
  /** « une adresse Bitcoin ». */
  name: string;
}

const CHAINS: Readonly<Record<Currency, ChainOf>> = {
  bitcoin: { chain: 'bitcoin', name: 'Bitcoin' },
  ethereum: { chain: 'evm', name: 'Ethereum' },
  usdt: { chain: 'evm', name: 'Ethereum' },
  litecoin: { chain: 'litecoin', name: 'Litecoin' },
  binancecoin: { chain: 'evm', name: 'BNB Smart Chain' },
};

const OTHERS: Readonly<Record<Chain, string>> = {
  bitcoin: 'une adresse Bitcoin',
  litecoin: 'une adresse Litecoin',
  evm: 'une adresse Ethereum ou BNB Smart Chain',
  test: 'l’adresse d’un réseau d’essai, sans valeur',
  other: 'l’adresse d’une autre cryptomonnaie',
};

/** What is sent there is lost: nobody holds a key to them. */
const NOBODYS = new Set([
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
  USDT_CONTRACT.toLowerCase(),
]);

const wrong = (sentence: string) => fieldError('walletAddress', sentence);

/**
 * The address as it is stored and shown, its form and checksum right for the
 * chain of the currency. Errors: `validation` on `walletAddress`.
 */
export function addressFor(currency: Currency, typed: string): string {
  const { chain, name } = CHAINS[currency];
  const wallet = readWallet(typed);
  if (!wallet) {
    throw wrong(
      `Ce n’est pas une adresse ${name} valide\u00a0: comparez chaque caractère, majuscules et minuscules comprises.`,
    );
  }
  if (wallet.chain !== chain) {
    throw wrong(
      `C’est ${OTHERS[wallet.chain]}. Pour ${CURRENCIES[currency].name}, il faut une adresse ${name}.`,
    );
  }
  if (NOBODYS.has(wallet.value)) {
    throw wrong('Personne ne détient cette adresse\u00a0: ce qui y est envoyé est perdu.');
  }
  return wallet.address;
}
