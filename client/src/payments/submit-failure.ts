import { ApiError, NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';

const FAILED = "Erreur lors de l'enregistrement. ";

/** What the specification (8) says of a code; of any other its own sentence. */
const SUFFIXES: Readonly<Record<string, string>> = {
  permission_denied: "Vous n'avez pas les permissions nécessaires.",
  not_found: "La collection de paiements n'existe pas.",
  validation: 'Les données du paiement sont invalides.',
  network: `${NETWORK_SENTENCE}, puis réessayez\u00a0: rien de ce que vous avez saisi n’est perdu.`,
};

/** What to say when a payment could not be saved; what was typed is still there. */
export function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return `${FAILED}Réessayez dans quelques instants.`;
  const suffix = SUFFIXES[error.code] ?? error.message;
  const again =
    error.code === 'idempotency_conflict'
      ? ' Vérifiez d’abord dans «\u00a0Paiements\u00a0»\u00a0: l’envoyer à nouveau créerait un second paiement.'
      : '';
  return `${FAILED}${suffix}${again}`;
}
