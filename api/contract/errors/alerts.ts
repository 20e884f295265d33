import type { ErrorCatalogue } from './catalogue.ts';

export const ALERTS_ERRORS = {
  alert_transition: [409, 'Cette alerte ne peut pas passer à cet état.'],
} as const satisfies ErrorCatalogue;
