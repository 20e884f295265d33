import type { ErrorCatalogue } from './catalogue.ts';

export const PUBLICATION_ERRORS = {
  preview_replaced: [409, 'Un aperçu plus récent a pris la place de celui-ci.'],
} as const satisfies ErrorCatalogue;
