import type { Range } from './readings.ts';

/**
 * Addresses that have no checksum we can compute here, or whose last character
 * may be wrong: « remplacez-le par un q ».
 */

/** As long as a transaction, a fingerprint, and an address of Sui or Aptos. Not an account padded with zeros. */
const HASHES = /(?<![\p{L}\p{N}])(?:[0o]x)?(?!0{24})[0-9a-f]{64}(?![\p{L}\p{N}])/giu;

/** Whether a text is nothing but a transaction or a fingerprint. */
export const isHash = (text: string): boolean =>
  text.length < 70 && text.replace(HASHES, '') === '' && text !== '';

/** What says that nobody is paid there, near enough to belong to it. */
const NAMED_HASH =
  /\b(?:transactions?|tx(?:id|n|hash)?|hash\w*|hach\w+|empreintes?|sha-?\d*|checksum|bloc|block|condensat)\b/i;
const PAID_THERE =
  /\b(?:sui|aptos|apt|adresses?|portefeuilles?|wallets?|comptes?|envoy\w+|vers(?:ez|er)|depos\w+|transfer\w+|pay(?:ez|er)|regl(?:ez|er)|vir(?:ez|er)|credit\w+)\b/i;
const isNamedHash = (before: string, after: string): boolean =>
  !PAID_THERE.test(before) && (NAMED_HASH.test(before) || NAMED_HASH.test(after));

/** Wherever they begin and end: 0x, also with the letter O; an account padded to 32 bytes; Bitcoin Cash. */
const ANYWHERE = [
  // With letters that look like a digit, too.
  /[0o]x([0-9a-foil]{40})/gi,
  /[0o]{24}([0-9a-foil]{40})/gi,
  /bitcoincash([qp][02-9ac-hj-np-z]{41})/gi,
];

/** Whole words of one case, or of any. */
const ONE_CASE = [
  /^(?:bc1|ltc1)[02-9ac-hj-np-z]{25,87}$/i,
  // Sui and Aptos: a hash that nobody calls one. Blocks begin with zeros.
  /^(?:0x)?(?=\w*[a-f])(?!0{8})[0-9a-f]{64}$/i,
  // Session: a public key behind its kind.
  /^05[0-9a-f]{64}$/i,
  // Chains that write bech32: its last character may be wrong.
  /^(?:cosmos|osmo|inj|celestia|kava|terra|juno|sei|thor|maya|addr|stake|erd|secret|axelar|dydx|akash|stars|zil|iota|smr)1[02-9ac-hj-np-z]{25,110}$/,
  // An Ethereum address without its 0x; Bitcoin Cash without its name.
  /^[0-9a-f]{40}$/i,
  /^[qp](?:[02-9ac-hj-np-z]{41}|[02-9ac-hj-np-z]{60})$/i,
  // Base32: Stellar; Algorand.
  /^G[A-Z2-7]{55}$/,
  /^[A-Z2-7]{58}$/,
];

const BASE58 = [
  // Bitcoin, Litecoin, Tron; Dogecoin and Dash; XRP; Solana; Polkadot and Kusama; Monero; Tezos; Zcash.
  /^[13LMT][1-9A-HJ-NP-Za-km-z]{25,34}$/,
  /^[DX][1-9A-HJ-NP-Za-km-z]{33}$/,
  /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/,
  /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
  /^[1-9A-HJ-NP-Za-km-z]{46,48}$/,
  /^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/,
  /^tz[123][1-9A-HJ-NP-Za-km-z]{33}$/,
  /^t[13][1-9A-HJ-NP-Za-km-z]{33}$/,
];

/** TON writes - and _ as well. */
const TON = /(?<![A-Za-z0-9])(?:TON)?[EU]Q[A-Za-z0-9_-]{46}(?![A-Za-z0-9])/g;
/** Hedera's accounts; those of EOS and its likes, behind their name. */
const BY_NAME = [
  /(?<![\d.])0\.0\.\d{4,10}(?![\d.])/g,
  /\b(?:eos|telos|wax|hive)\b[ :,-]{1,4}(?:compte )?(?=[a-z]{0,11}[1-5])[a-z][a-z1-5]{11}\b/gi,
  /\b(?:nano|xrb)_[13][13-9a-km-uw-z]{59}\b/gi,
];
const WORDS = /[A-Za-z0-9]+/g;

/** What may be glued in front of an address. */
const NAMES =
  /^(?:bitcoin|ethereum|btc|xbt|bch|eth|ltc|doge|dash|trx|tron|xrp|sol|xmr|usd[tc]|trc20|erc20|xlm|xtz|algo|zec|dot|ksm)+/i;

const hasDigitAndLetter = (word: string) => /\d/.test(word) && /[a-z]/i.test(word);
/** Without digits, or without one of both cases, it is a word or a number far more often. */
const isMixed = (word: string) => /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);

const isAddress = (word: string) =>
  (hasDigitAndLetter(word) && ONE_CASE.some((form) => form.test(word))) ||
  (isMixed(word) && BASE58.some((form) => form.test(word)));

/** The same text, its places kept, without what it calls a transaction or a fingerprint. */
export const withoutHashes = (text: string): string =>
  text.replace(HASHES, (hash, at: number) =>
    isNamedHash(
      /[^.;!?\n]{0,30}$/.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '',
      /^[^.;!?\n]{0,20}/.exec(text.slice(at + hash.length, at + hash.length + 20))?.[0] ?? '',
    )
      ? '|'.repeat(hash.length)
      : hash,
  );

const firstOf = (text: string, form: RegExp, fits: (found: string) => boolean) => {
  for (const { 0: found, 1: part = found, index } of text.matchAll(form)) {
    if (fits(part)) return [index, index + found.length] as const;
  }
  return undefined;
};

/** The first address that has a form of its own, in a text of letters and digits alone. */
export function findWalletAnywhere(joined: string): Range | undefined {
  for (const form of ANYWHERE) {
    const range = firstOf(joined, form, hasDigitAndLetter);
    if (range) return range;
  }
  return undefined;
}

/** The first address that is a whole word. */
export const findWallet = (plain: string): Range | undefined =>
  firstOf(plain, WORDS, (word) => isAddress(word) || isAddress(word.replace(NAMES, ''))) ??
  firstOf(plain, TON, isMixed) ??
  BY_NAME.map((form) => firstOf(plain, form, () => true)).find((range) => range !== undefined);
