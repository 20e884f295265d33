import { type CleanUpResult, DEFAULT_CLEAN_UP_DAYS } from '@parade/api/contract/notifications.ts';

/** The specification's sentences (section 8). */
export const LOAD_FAILED = 'Erreur lors du chargement des notifications depuis la base de données';
export const READ_ALL_FAILED = 'Erreur lors du marquage de toutes les notifications';
export const REMOVE_FAILED = 'Erreur lors de la suppression de la notification';
export const CLEAN_UP_FAILED = 'Erreur lors du nettoyage des notifications';
/** A sentence of our own, which the specification lacks. */
export const READ_FAILED = 'Erreur lors du marquage de la notification';

/**
 * What a clean-up did. The specification's sentence tells of corrupt
 * notifications; ours also removes old ones, and tells of them first.
 */
export function cleanUpSentence({ removed, corrupt }: CleanUpResult): string {
  const old = removed - corrupt;
  const age = `de plus de ${DEFAULT_CLEAN_UP_DAYS}\u00a0jours`;
  const oldSentence =
    old > 0
      ? `${old}\u00a0notification(s) ${age} supprimée(s)`
      : `Aucune notification ${age} trouvée`;
  const corruptSentence =
    corrupt > 0
      ? `${corrupt} notification(s) corrompue(s) supprimée(s)`
      : 'Aucune notification corrompue trouvée';
  return `${oldSentence}. ${corruptSentence}`;
}
