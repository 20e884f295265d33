import { quoted } from '../quotes.ts';
import { ibanOrigin } from './ibans.ts';
import { type Sign, signOf } from './signs.ts';
import { type Ours, readText } from './text.ts';
import { type Analysis, verdictOf } from './verdict.ts';
import { chainOf } from './wallets.ts';

/** A payment as a code asks for it, in the words of the code. */
interface CodePayment {
  name: string;
  iban: string;
  /** Decimal euros; empty where the payer chooses. */
  amount: string;
  /** What it is said to be for. */
  reason: string;
}

/** What a QR code holds; nothing of it is opened. */
export type CodeContent =
  | { kind: 'link'; link: string }
  | ({ kind: 'payment' } & CodePayment)
  | { kind: 'wallet'; chain: string; address: string; amount: string }
  | { kind: 'wifi'; network: string }
  | { kind: 'phone' | 'sms'; number: string }
  | { kind: 'mail'; address: string }
  | { kind: 'text' };

/** European Payments Council, quick response code (EPC069-12): one thing a line, in this order. */
function payment(lines: readonly string[]): CodeContent | undefined {
  const [
    service,
    version,
    ,
    identification,
    ,
    name = '',
    iban = '',
    amount = '',
    ,
    reference = '',
    remark = '',
  ] = lines;
  if (
    service !== 'BCD' ||
    !/^00[12]$/.test(version ?? '') ||
    !/^(?:SCT|INST)$/.test(identification ?? '')
  )
    return undefined;
  return {
    kind: 'payment',
    name: name.slice(0, 70),
    iban: iban.replace(/\s/g, '').toUpperCase(),
    amount: amount.replace(/^EUR/, ''),
    reason: reference || remark,
  };
}

const WALLETS: Readonly<Record<string, string>> = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  litecoin: 'Litecoin',
  dogecoin: 'Dogecoin',
  solana: 'Solana',
  tron: 'Tron',
  monero: 'Monero',
  cardano: 'Cardano',
  ripple: 'XRP',
  ton: 'TON',
};

/** What stands between the quotes of `WIFI:S:…;T:…;;`. */
const wifiName = (rest: string): string =>
  /(?:^|;)S:((?:\\.|[^;\\]){0,64})/.exec(rest)?.[1]?.replace(/\\(.)/g, '$1') ?? '';

/** Reads what a code holds, by its beginning. */
function codeContent(payload: string): CodeContent {
  const text = payload.slice(0, 4000).trim();
  const paid = payment(text.split(/\r?\n/));
  if (paid) return paid;
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]{1,20}):(.*)$/is.exec(text) ?? [];
  const name = scheme.toLowerCase();
  const [address = '', query = ''] = rest.replace(/^\/\//, '').split('?');
  if (Object.hasOwn(WALLETS, name)) {
    const amount = new URLSearchParams(query).get('amount') ?? '';
    return {
      kind: 'wallet',
      chain: WALLETS[name] ?? '',
      address: address.replace(/^pay-/, '').split('@')[0] ?? '',
      amount,
    };
  }
  if (name === 'wifi') return { kind: 'wifi', network: wifiName(rest) };
  if (name === 'tel') return { kind: 'phone', number: address };
  if (/^sms(?:to)?$/.test(name)) return { kind: 'sms', number: address.split(':')[0] ?? '' };
  if (name === 'mailto') return { kind: 'mail', address };
  const chain = chainOf(text);
  if (chain) return { kind: 'wallet', chain, address: text, amount: '' };
  return /^https?:/i.test(text) || /^[^\s/]+\.[a-z]{2,}(?:\/\S*)?$/i.test(text)
    ? { kind: 'link', link: text }
    : { kind: 'text' };
}

const SAID: Readonly<Record<CodeContent['kind'], (content: CodeContent) => Sign[]>> = {
  link: () => [],
  payment: (content) => {
    if (content.kind !== 'payment') return [];
    const { country, bank } = ibanOrigin(content.iban);
    const held = bank ?? country;
    const amount = content.amount
      ? `${content.amount.replace('.', ',')}\u00a0€`
      : 'la somme que vous taperez';
    return [
      signOf('payment_code', null, {
        amount,
        name: content.name || 'quelqu’un',
        found: `${content.iban} (${held})`,
      }),
    ];
  },
  wallet: (content) =>
    content.kind === 'wallet' ? [signOf('wallet', null, { chain: content.chain })] : [],
  wifi: (content) =>
    content.kind === 'wifi' ? [signOf('wifi_code', null, { found: quoted(content.network) })] : [],
  phone: (content) =>
    content.kind === 'phone' ? [signOf('call_code', null, { found: content.number })] : [],
  sms: (content) =>
    content.kind === 'sms' ? [signOf('sms_code', null, { found: content.number })] : [],
  mail: () => [],
  text: () => [signOf('code_text', null)],
};

/** What a QR code leads to, and what speaks against it. */
export function analyseCode(payload: string, ours?: Ours): Analysis & { content: CodeContent } {
  const content = codeContent(payload);
  const read =
    content.kind === 'wallet'
      ? { signs: [], allOfficial: false }
      : readText(payload.slice(0, 4000), ours);
  const signs = [...SAID[content.kind](content), ...read.signs].sort(
    (a, b) => b.strength - a.strength,
  );
  return { content, verdict: verdictOf(signs, read.allOfficial), signs };
}
