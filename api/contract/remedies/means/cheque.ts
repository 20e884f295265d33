import { all, is } from '../rules.ts';
import { BANK, type MeansDefinition } from './definition.ts';

const STOP = { remedy: 'cheque-stop', kind: 'law', due: [], sources: ['cheque-stop'] } as const;

export const CHEQUE = {
  ...BANK,
  id: 'cheque',
  label: 'Chèque',
  rules: [
    { ...STOP, when: all(is('authorised', 'no'), is('chequeCashed', false)), strength: 'right' },
    {
      ...STOP,
      when: all(is('authorised', 'tricked'), is('chequeCashed', false)),
      strength: 'request',
    },
  ],
  asks: ['cheque-cashed'],
  evidence: 'Le talon ou une copie du chèque, et le relevé.',
} as const satisfies MeansDefinition;
