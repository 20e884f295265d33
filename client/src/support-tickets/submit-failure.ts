import { ApiError, NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';

/** The specification's sentences (section 8). */
export const TICKET_FAILED = 'Erreur lors de la création du ticket';
export const REPLY_FAILED = "Erreur lors de l'envoi de la réponse";

/** What the catalogue says of these is worth reading; of the others it says nothing more. */
const TELLING: ReadonlySet<string> = new Set([
  'rate_limited',
  'unavailable',
  'validation',
  'document_unknown',
  'ticket_closed',
]);

/** What to say when a message could not be sent; what was typed is still there. */
export function failureOf(error: unknown, failed: string): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.code === 'network') return `${failed}. ${NETWORK_SENTENCE}, puis envoyez à nouveau.`;
  if (error.code === 'idempotency_conflict') {
    return `${failed}. ${error.message} Vérifiez d’abord dans «\u00a0Vos tickets\u00a0»\u00a0: l’envoyer à nouveau ferait un second message.`;
  }
  return TELLING.has(error.code) ? `${failed}. ${error.message}` : failed;
}
