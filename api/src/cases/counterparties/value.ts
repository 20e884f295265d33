import type { CounterpartyKind } from '../../../contract/counterparties.ts';
import { fold, oneLine } from '../../../contract/text.ts';
import { keyedHash } from '../../platform/sealing.ts';
import { normaliseIndicator } from '../../public/alerts/indicators/normalise.ts';

/** What is compared of what was typed, as alerts do; as it stands, folded, where it has not that form. */
export function readCounterparty(kind: CounterpartyKind, typed: string) {
  const known = kind === 'handle' ? null : normaliseIndicator(kind, typed);
  return {
    value: known?.value ?? fold(oneLine(typed)).replace(/^@/, ''),
    isRecognised: kind === 'handle' || known !== null,
  };
}

/** By what a thing is found again over cases, in the spelling of `readCounterparty`. */
export const counterpartyHash = (key: Buffer, kind: CounterpartyKind, value: string): string =>
  keyedHash(key, `counterparty ${kind} ${value}`);

/** The columns of a counterparty, before they are sealed. */
export function counterpartyColumns(key: Buffer, kind: CounterpartyKind, typed: string) {
  const { value } = readCounterparty(kind, typed);
  return { kind, typed, value, valueHash: counterpartyHash(key, kind, value) };
}
