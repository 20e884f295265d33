import type { MeansDefinition } from './definition.ts';

export const CASH = {
  id: 'cash',
  label: 'Espèces, colis, or',
  rules: [],
  ways: [],
  doings: [],
  asks: [],
  evidence: 'La preuve de l’envoi ou du passage du coursier, et les messages.',
} as const satisfies MeansDefinition;
