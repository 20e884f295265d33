import { ApiError, NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';

/** The specification's sentence (section 8). */
const FAILED = 'Une erreur est survenue lors de la soumission.';
export const UPLOAD_FAILED =
  'La photo n’a pas pu être envoyée. Vérifiez votre connexion, puis réessayez.';
/** A photo that was chosen would be missing from what is sent. */
export const PHOTO_FAILED = `${FAILED} Une photo n’est pas partie\u00a0: vérifiez votre connexion et réessayez de l’envoyer, ou retirez-la.`;

/** What the catalogue says of these is worth reading; of the others it says nothing more. */
const TELLING: ReadonlySet<string> = new Set([
  'permission_denied',
  'foreign_origin',
  'rate_limited',
  'unavailable',
  'validation',
  'document_unknown',
  'kyc_pending',
  'kyc_approved',
]);

/** What to say when a request could not be sent; what was typed is still there. */
export function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.code === 'network') return `${FAILED} ${NETWORK_SENTENCE}, puis envoyez à nouveau.`;
  if (error.code === 'idempotency_conflict') {
    return `${FAILED} ${error.message} Rechargez la page pour voir où en est votre demande.`;
  }
  return TELLING.has(error.code) ? `${FAILED} ${error.message}` : FAILED;
}
