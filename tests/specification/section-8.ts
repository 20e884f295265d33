/** The error catalogue: visitors and clients. */

import type { Section } from './proof.ts';
import {
  auth,
  authApi,
  failures,
  kyc,
  notifications,
  passwordReset,
  payments,
  paymentsRefused,
  profile,
  reports,
  support,
  usersApi,
  withdrawals,
} from './seen-by.ts';

const ONE_TRANSACTION =
  'Account and profile are one row, made in one transaction: there are no half-made accounts (design 10).';
const NO_VENDOR =
  'No hosted database and no account that stands before the set-up: a wrong link is refused with « Error: » and its cause (design 10).';
const NOT_OURS =
  'No order is answered so by this API, whose refusals say more and stand on their field: the test answers in its place.';

export const SECTION_8 = {
  'sign-in and session': {
    'Votre compte a été supprimé par un administrateur. Vous ne pouvez plus accéder à cette application.':
      usersApi.deactivated,
    "Votre compte a été désactivé par un administrateur. Contactez le support pour plus d'informations.":
      failures.account,
    "Votre compte a été bloqué. Contactez le support pour plus d'informations.": auth.blocked,
    "Votre compte n'existe plus. Contactez le support pour plus d'informations.":
      'A sign-in and its account are one row (design 10); of an erased one nothing is left that could be known, so that its door says what it says to anybody unknown.',
    "Erreur d'accès aux données utilisateur. Veuillez vous reconnecter.": failures.client,
    'Échec de la connexion. Vérifiez vos identifiants.': auth.signIn,
  },
  registration: {
    'Cette adresse email est déjà utilisée': auth.taken,
    'Adresse email invalide': auth.refused,
    'Le mot de passe doit contenir au moins 6 caractères': auth.refused,
    'Erreur de connexion. Vérifiez votre connexion internet': auth.offline,
    'Erreur lors de la création du compte: ': failures.client,
    'Erreur lors de la création du profil utilisateur: ': ONE_TRANSACTION,
  },
  'password reset': {
    'Vérifiez votre boîte de réception pour les instructions de réinitialisation du mot de passe':
      passwordReset.sent,
    "Échec de l'envoi de l'email de réinitialisation": passwordReset.failed,
  },
  'admin login': {
    'Identifiants administrateur incorrects': auth.staff,
    'Trop de tentatives de connexion. Veuillez réessayer plus tard.': authApi.staff,
    'Erreur de connexion': failures.door,
    'Erreur lors de la création des documents administrateur':
      'No document of an administrator is made at sign-in: self-repair and the hard-coded account are gone (design 10).',
    'Accès non autorisé - Compte administrateur requis': auth.staff,
  },
  'admin setup': {
    'Admin user not found. Please create the user first in Firebase Console.': NO_VENDOR,
    'Wrong password for admin user.': NO_VENDOR,
    'Permission denied. Please update Firestore rules to allow admin creation.': NO_VENDOR,
    'Error: ': authApi.setup,
    'Admin access created successfully: ': authApi.setup,
  },
  notifications: {
    'Erreur lors du chargement des notifications depuis la base de données': notifications.unread,
    'Erreur lors du marquage de toutes les notifications': notifications.refused,
    'Erreur lors de la suppression de la notification': notifications.refused,
    '{N} notification(s) corrompue(s) supprimée(s)': notifications.corrupt,
    'Aucune notification corrompue trouvée': notifications.old,
    'Erreur lors du nettoyage des notifications': notifications.corrupt,
  },
  report: {
    "Erreur lors de l'upload du fichier {document key}. Veuillez réessayer.": failures.client,
    'Une erreur est survenue lors de la création du signalement': failures.client,
    'Erreur upload ImageKit':
      'Files go to the API and to no image host (design 6 and 10); the cause stands in the sentence about the file.',
    'Le fichier est trop volumineux. Taille maximale: 5MB': reports.files,
  },
  payment: {
    "Les paramètres de paiement ne sont pas encore configurés. Veuillez contacter l'administrateur pour activer les options de paiement.":
      payments.paid,
    'Erreur lors du chargement des paramètres de paiement. Veuillez réessayer plus tard.':
      paymentsRefused.options,
    'Aucune option de paiement disponible': payments.paid,
    "Erreur lors de l'enregistrement. ": paymentsRefused.refused,
    "Vous n'avez pas les permissions nécessaires.": {
      ...paymentsRefused.refused,
      deviation: NOT_OURS,
    },
    "La collection de paiements n'existe pas.": { ...paymentsRefused.refused, deviation: NOT_OURS },
    'Les données du paiement sont invalides.': { ...paymentsRefused.refused, deviation: NOT_OURS },
    'Paiement enregistré! Nous vérifierons la transaction sous peu.': payments.paid,
  },
  KYC: {
    'Une erreur est survenue lors de la soumission.': kyc.failed,
    'Votre demande de vérification KYC a été soumise avec succès.': kyc.sent,
  },
  'client pages': {
    'Erreur lors du chargement des signalements': reports.failed,
    'Erreur lors du chargement des paiements': payments.own,
    'Erreur lors du chargement des tickets': support.failed,
    'Erreur lors du chargement des données': kyc.failed,
    'Erreur lors de la soumission de la demande de retrait': withdrawals.asked,
    'Demande de retrait soumise avec succès': withdrawals.asked,
    'Erreur lors de la création du ticket': support.failed,
    'Ticket créé avec succès': support.conversation,
    "Erreur lors de l'envoi de la réponse": support.failed,
    'Réponse envoyée avec succès': support.conversation,
    'Erreur lors de la sauvegarde: ': profile.failed,
    'Profil mis à jour avec succès !': profile.corrected,
    'Mot de passe changé avec succès !': profile.password,
    'Mot de passe actuel incorrect': profile.password,
    'Le nouveau mot de passe est trop faible': profile.password,
    'Erreur lors du changement de mot de passe: ': profile.password,
  },
} satisfies Section;
