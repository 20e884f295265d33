/** The error catalogue: the back office, dates and status. */

import type { Section } from './proof.ts';
import {
  amountsApi,
  backOffice,
  failures,
  kycAdmin,
  labels,
  notifications,
  supportAdmin,
  team,
  withdrawalsAdmin,
  withdrawalsApi,
} from './seen-by.ts';

export const SECTION_8_ADMIN = {
  'admin panel': {
    'Statut mis à jour avec succès': withdrawalsAdmin.decided,
    'Erreur lors de la mise à jour du statut': kycAdmin.failed,
    'Erreur lors de la mise à jour du signalement': failures.decisions,
    'Erreur lors de la mise à jour du montant': failures.account,
    'Retrait non trouvé': withdrawalsApi.notFound,
    'Utilisateur non trouvé': amountsApi.notFound,
    'Le solde disponible est insuffisant pour approuver ce retrait': withdrawalsAdmin.decided,
    'Erreur lors de la mise à jour du statut du ticket': failures.decisions,
    "Erreur lors de l'envoi de la réponse": failures.decisions,
    'Réponse envoyée avec succès': supportAdmin.answered,
    "Erreur lors de l'envoi de la notification": failures.notification,
    'Erreur lors de la suppression de la notification': failures.notification,
    'Erreur lors de la suppression en masse des notifications': failures.notification,
    'Erreur lors du nettoyage des anciennes notifications': failures.notification,
    'Aucune notification de plus de {N} jours trouvée': backOffice.notification,
    'Erreur lors de la vérification du compte': failures.account,
    'Erreur lors de la désactivation': failures.account,
    'Erreur lors de la réactivation': failures.account,
    // Of a verification that is taken back; on the screen a colon and the cause follow.
    'Erreur lors de la vérification :': failures.account,
    'Mot de passe actuel incorrect': team.password,
    'Le mot de passe est trop faible': team.password,
    'Erreur lors de la mise à jour du mot de passe': failures.door,
    'Erreur lors du chargement des paramètres du site': failures.settings,
    'Erreur lors de la mise à jour des paramètres': failures.settings,
    'Erreur lors du chargement des données': failures.door,
  },
  'dates and status': {
    'Date inconnue': notifications.corrupt,
    'Date invalide': notifications.corrupt,
    Inconnu: labels.report,
  },
} satisfies Section;
