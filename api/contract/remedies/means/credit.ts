import { ALWAYS } from '../rules.ts';
import { BANK, type MeansDefinition } from './definition.ts';

export const CREDIT = {
  ...BANK,
  id: 'credit',
  label: 'Crédit ou prêt à votre nom',
  rules: [],
  // Nothing was paid that a bank could give back.
  ways: [{ channel: 'bank', for: 'advice', when: ALWAYS }],
  evidence: 'Le contrat, les messages, et la preuve que vous ne l’avez pas demandé.',
} as const satisfies MeansDefinition;
