import type { FeatureContract } from './feature.ts';

export const auth = {
  topics: ['session'],
  pages: {
    visitor: [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/verify-email',
      '/restricted-access',
    ],
  },
  errors: {
    session_required: [401, 'Veuillez vous connecter pour continuer.'],
    permission_denied: [403, 'Vous n’avez pas l’autorisation nécessaire.'],
    account_blocked: [
      403,
      "Votre compte a été bloqué. Contactez le support pour plus d'informations. Votre argent, vos contrats et vos données restent accessibles.",
    ],
    account_disabled: [
      403,
      "Votre compte a été désactivé par un administrateur. Contactez le support pour plus d'informations. Votre argent, vos contrats et vos données restent accessibles.",
    ],
    account_deleted: [
      403,
      'Votre compte a été supprimé par un administrateur. Vous ne pouvez plus accéder à cette application. Votre argent, vos contrats et vos données restent accessibles.',
    ],
    account_active: [409, 'Votre compte est ouvert\u00a0: connectez-vous comme d’habitude.'],
    login_failed: [401, 'Échec de la connexion. Vérifiez vos identifiants.'],
    email_taken: [409, 'Cette adresse email est déjà utilisée'],
    admin_login_failed: [401, 'Identifiants administrateur incorrects'],
    admin_fields_missing: [422, 'Veuillez remplir tous les champs'],
    admin_rate_limited: [429, 'Trop de tentatives de connexion. Veuillez réessayer plus tard.'],
    admin_required: [403, 'Accès non autorisé - Compte administrateur requis'],
    setup_wrong_token: [
      403,
      'Error: this set-up link is not valid. Use the link that the server prints at start.',
    ],
    setup_done: [409, 'Error: set-up is already done.'],
    link_expired: [410, 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.'],
    totp_required: [401, 'Saisissez le code de votre application d’authentification.'],
    totp_wrong: [401, 'Ce code n’est pas le bon. Attendez le suivant, puis réessayez.'],
    recovery_code_wrong: [401, 'Ce code de secours n’est pas le bon, ou il a déjà servi.'],
    totp_setup_required: [403, 'Activez d’abord la double authentification de votre compte.'],
    totp_enabled: [409, 'La double authentification est déjà active sur votre compte.'],
    confirmation_required: [403, 'Confirmez d’abord que c’est bien vous, avec votre mot de passe.'],
    password_wrong: [422, 'Mot de passe actuel incorrect'],
  },
} as const satisfies FeatureContract;
