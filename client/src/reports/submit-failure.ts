import { ApiError, NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';

const OWN_SENTENCE = ['rate_limited', 'unavailable', 'document_unknown', 'validation'];
const FAILED = 'Une erreur est survenue lors de la création du signalement';

/** What to say when a report could not be saved; what was typed is still there. */
export function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.code === 'network') return `${FAILED}. ${NETWORK_SENTENCE}.`;
  if (error.code === 'idempotency_conflict') {
    return `${error.message} Vérifiez d’abord dans «\u00a0Mes signalements\u00a0»\u00a0: l’envoyer à nouveau créerait un second signalement.`;
  }
  return OWN_SENTENCE.includes(error.code) ? error.message : FAILED;
}
