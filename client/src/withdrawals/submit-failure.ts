import { ApiError, NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';

const FAILED = 'Erreur lors de la soumission de la demande de retrait';

/** What the catalogue says of these is worth reading; of the others it says nothing more. */
const TELLING: ReadonlySet<string> = new Set(['rate_limited', 'unavailable', 'validation']);

/** What to say when a request could not be sent; what was typed is still there. */
export function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.code === 'network') return `${FAILED}. ${NETWORK_SENTENCE}, puis confirmez à nouveau.`;
  if (error.code === 'idempotency_conflict') {
    return `${FAILED}. ${error.message} Vérifiez d’abord dans «\u00a0Vos demandes\u00a0»\u00a0: l’envoyer à nouveau créerait une seconde demande.`;
  }
  return TELLING.has(error.code) ? `${FAILED}. ${error.message}` : FAILED;
}
