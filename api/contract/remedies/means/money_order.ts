import type { MeansDefinition } from './definition.ts';

export const MONEY_ORDER = {
  id: 'money_order',
  label: 'Mandat d’argent',
  rules: [],
  ways: [],
  doings: [],
  asks: [],
  // No right and no practice is known: what can still be asked, and of whom, is all that is said.
  evidence:
    'Le reçu du mandat, avec le nom et la ville du destinataire. L’envoi peut-il encore être arrêté\u00a0? C’est à vérifier tout de suite auprès de l’opérateur, au numéro du reçu.',
} as const satisfies MeansDefinition;
