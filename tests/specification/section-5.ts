/** Validation rules. */

import type { Section } from './proof.ts';
import {
  auth,
  backOffice,
  kyc,
  labels,
  paymentSettings,
  payments,
  paymentsApi,
  paymentsRefused,
  profile,
  registrationApi,
  reports,
  support,
  supportAdmin,
  team,
  withdrawals,
  withdrawalsAdmin,
  withdrawalsApi,
} from './seen-by.ts';

export const SECTION_5 = {
  registration: {
    'Les mots de passe ne correspondent pas': auth.refused,
    "Vous devez accepter les conditions d'utilisation": registrationApi.refused,
  },
  'admin login': {
    'Veuillez remplir tous les champs': auth.staff,
  },
  'report form': {
    'Le fichier est trop volumineux. Taille maximale: 5MB': reports.files,
    Phishing: labels.report,
    'E-commerce frauduleux': labels.report,
    "Usurpation d'identité": labels.report,
    'Arnaque au support technique': labels.report,
    'Arnaque aux sentiments': labels.report,
    'Trading arnaque': labels.report,
    Autre: labels.report,
  },
  payment: {
    'Veuillez entrer le hash de la transaction': payments.paid,
    "Le montant minimum n'est pas configuré pour cette cryptomonnaie": paymentsApi.lacking,
    'Vous devez être connecté pour effectuer un paiement': paymentsRefused.signedOut,
    "Cette option de paiement n'est pas configurée. Veuillez en choisir une autre.":
      paymentsRefused.options,
  },
  KYC: {
    'Veuillez remplir tous les champs obligatoires': kyc.sent,
    "Veuillez télécharger la photo recto de votre pièce d'identité": kyc.sent,
  },
  withdrawal: {
    'Veuillez entrer un montant valide': withdrawals.asked,
    'Le montant ne peut pas dépasser votre solde disponible': withdrawals.asked,
    'Veuillez entrer votre ID Binance': withdrawals.asked,
    'Veuillez remplir tous les champs bancaires': withdrawals.asked,
    "Veuillez entrer l'adresse du portefeuille": withdrawals.asked,
    'Méthode de retrait invalide': withdrawalsApi.refused,
  },
  'support ticket': {
    'Veuillez remplir tous les champs': support.conversation,
    'Veuillez saisir une réponse': support.conversation,
    Basse: labels.forms,
    Moyenne: labels.forms,
    Haute: labels.forms,
  },
  'support ticket, back office': {
    'Veuillez saisir une réponse': supportAdmin.answered,
  },
  'client password change': {
    'Les nouveaux mots de passe ne correspondent pas': profile.password,
    'Le nouveau mot de passe doit contenir au moins 6 caractères': profile.password,
  },
  'admin password change': {
    'Veuillez entrer votre mot de passe actuel': team.password,
    'Le nouveau mot de passe doit contenir au moins 6 caractères': team.password,
    'Les mots de passe ne correspondent pas': team.password,
  },
  'recovered amount': {
    'Veuillez entrer un montant valide': withdrawalsAdmin.amount,
  },
  'notification send': {
    'Veuillez saisir un titre et un message': backOffice.notification,
    'Veuillez sélectionner un destinataire': backOffice.notification,
    '{N} / 500 caractères': backOffice.notification,
  },
  'payment settings': {
    'Veuillez remplir tous les champs': paymentSettings.configured,
  },
  'user deactivation': {
    DESACTIVER: backOffice.deactivated,
  },
  'public alerts filtering': {
    'Plus récentes': labels.site,
    Montant: labels.site,
    'Plus signalées': labels.site,
  },
} satisfies Section;
