/** Screens and routes. */

import type { Section } from './proof.ts';
import {
  auth,
  backOffice,
  checks,
  kycAdmin,
  labels,
  mainJob,
  notifications,
  payments,
  paymentsAdmin,
  profile,
  reports,
  supportAdmin,
} from './seen-by.ts';

export const SECTION_2 = {
  'client routes': {
    'Tableau de bord': labels.client,
    'Mes signalements': labels.client,
    Paiements: labels.client,
    Retraits: labels.client,
    'Vérification KYC': labels.client,
    Notifications: labels.client,
    Profil: labels.client,
    Paramètres: labels.client,
    Support: labels.client,
  },
  'client layout': {
    Utilisateur: labels.client,
    Déconnexion: auth.signIn,
    Dashboard:
      'The title where a page has none: every page of the layout has its own, and an address that is no page leads home, so that nobody gets to see it.',
    '99+': notifications.many,
    'Nouveau signalement': labels.client,
    'Chargement...': labels.client,
  },
  'landing page': {
    "Base d'Alertes": labels.site,
    'Espace Client': labels.site,
    'Consultation Gratuite': labels.site,
    'Vérifier une arnaque': checks.asked,
  },
  'admin setup': {
    'Create Admin Access': mainJob.done,
    'Creating Admin...': mainJob.done,
    'an authentication user': mainJob.done,
    'a user document': mainJob.done,
    'an admin document': mainJob.done,
  },
  dashboard: {
    Utilisateur: labels.client,
    'Aucun signalement pour le moment': auth.registered,
  },
  'my reports': {
    Tous: labels.report,
    'En attente': labels.report,
    'En cours': labels.report,
    Résolus: labels.report,
  },
  'payments history': {
    Tous: payments.own,
    Payés: payments.own,
    'En attente': payments.own,
  },
  'payment screen': {
    'Aucune option de paiement disponible': payments.paid,
  },
  profile: {
    'Mon profil': profile.corrected,
  },
  'legal pages': {
    'Chargement...':
      'Nothing is awaited there: the text is in the page as it is served (design 10).',
  },
  'public alert database': {
    '87 %': labels.site,
  },
  'admin panel': {
    'Aucun signalement': mainJob.done,
    'Aucun utilisateur': labels.backOffice,
    'Aucun paiement': paymentsAdmin.rejected,
    'Aucune demande KYC': kycAdmin.decided,
    'Aucune demande de retrait': labels.backOffice,
    'Aucun ticket de support': supportAdmin.answered,
    'Aucune notification envoyée': backOffice.everybody,
    'Aucun signalement trouvé': reports.notFound,
    'Aucun utilisateur trouvé': backOffice.found,
  },
} satisfies Section;
