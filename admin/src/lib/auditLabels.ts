/** The journal's own words in French; a word that is not here shows as it is. */

const ACTIONS: Readonly<Record<string, string>> = {
  'set-up': 'Mise en service',
  'sign-in': 'Connexion',
  'sign-in-refused': 'Connexion refusée',
  register: 'Inscription',
  submit: 'Dépôt',
  update: 'Modification',
  upload: 'Envoi de fichier',
  remove: 'Retrait',
  expire: 'Effacement après délai',
  verify: 'Vérification',
  unverify: 'Vérification retirée',
  block: 'Blocage',
  unblock: 'Déblocage',
  deactivate: 'Désactivation',
  reactivate: 'Réactivation',
  invite: 'Invitation',
  'invite-again': 'Nouvelle invitation',
  'accept-invitation': 'Invitation acceptée',
  'totp-enable': 'Double authentification activée',
  'totp-disable': 'Double authentification retirée',
  'password-change': 'Mot de passe changé',
  'password-reset': 'Mot de passe réinitialisé',
  'email-verification': 'Adresse e-mail confirmée',
  send: 'Envoi',
  read: 'Lecture',
  'read-all': 'Tout lu',
  delete: 'Suppression',
  'clean-up': 'Nettoyage',
  restore: 'Version restaurée',
};

const OBJECTS: Readonly<Record<string, string>> = {
  users: 'Utilisateur',
  staff: 'Équipe',
  reports: 'Signalement',
  documents: 'Document',
  notifications: 'Notification',
  'site-settings': 'Paramètres du site',
};

export const auditActionLabel = (action: string): string => ACTIONS[action] ?? action;
export const auditObjectLabel = (objectType: string): string => OBJECTS[objectType] ?? objectType;
