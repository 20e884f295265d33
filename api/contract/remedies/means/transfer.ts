import { contestRules } from './contest.ts';
import { BANK, type MeansDefinition } from './definition.ts';
import { RECALL } from './recall.ts';

export const TRANSFER = {
  ...BANK,
  id: 'transfer',
  label: 'Virement',
  rules: [...RECALL, ...contestRules()],
  asks: ['spoofed', 'abroad-transfer', ...BANK.asks],
  evidence:
    'L’ordre de virement, l’IBAN et le nom du bénéficiaire, et le message de vérification du nom.',
} as const satisfies MeansDefinition;
