import { otherChainSentence } from '../../../contract/wallet-types.ts';
import { fieldError } from '../errors.ts';
import { type Chain, readWallet, type Wallet } from './wallets.ts';

/** The token of USDT on Ethereum: https://tether.to/en/supported-protocols. */
export const USDT_CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** What is asked for: a chain, and the words for it in « Pour Tether, il faut une adresse Ethereum ». */
export interface WantedAddress {
  chain: Chain;
  network: string;
  currency: string;
}

const OTHERS: Readonly<Record<Chain, string>> = {
  bitcoin: 'une adresse Bitcoin',
  litecoin: 'une adresse Litecoin',
  evm: 'une adresse Ethereum ou BNB Smart Chain',
  test: 'l’adresse d’un réseau d’essai, sans valeur',
  other: 'l’adresse d’une autre cryptomonnaie ou d’un autre réseau',
};

/** What is sent there is lost: nobody holds a key to them. */
const NOBODYS = new Set([
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
  USDT_CONTRACT.toLowerCase(),
]);

const wrong = (sentence: string) => fieldError('walletAddress', sentence);

/** An address whose form and checksum are right for the chain. Errors: `validation` on `walletAddress`. */
export function addressOn({ chain, network, currency }: WantedAddress, typed: string): Wallet {
  const wallet = readWallet(typed);
  if (!wallet) {
    throw wrong(
      `Ce n’est pas une adresse ${network} valide\u00a0: comparez chaque caractère, majuscules et minuscules comprises.`,
    );
  }
  if (wallet.chain !== chain) {
    throw wrong(otherChainSentence(OTHERS[wallet.chain], { currency, network }));
  }
  if (NOBODYS.has(wallet.value)) {
    throw wrong('Cette adresse est inutilisable\u00a0: l’argent envoyé serait perdu.');
  }
  return wallet;
}
