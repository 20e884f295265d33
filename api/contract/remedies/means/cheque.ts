import { all, is, oneOf } from '../rules.ts';
import { BANK, type MeansDefinition } from './definition.ts';

const STOP = { remedy: 'cheque-stop', kind: 'law', due: [], sources: ['cheque-stop'] } as const;

export const CHEQUE = {
  ...BANK,
  id: 'cheque',
  label: 'Chèque',
  rules: [
    { ...STOP, when: all(is('authorised', 'no'), is('chequeCashed', false)), strength: 'right' },
    // Asked for at once while nobody knows: waiting for the answer may be too late.
    {
      ...STOP,
      when: oneOf('authorised', 'no', 'tricked'),
      unless: is('chequeCashed'),
      strength: 'request',
    },
  ],
  asks: ['cheque-cashed', ...BANK.asks],
  evidence: 'Le talon ou une copie du chèque, et le relevé.',
} as const satisfies MeansDefinition;
