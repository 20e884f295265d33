import { z } from 'zod';

/**
 * The catalogue of errors: code → HTTP status and the French sentence that a
 * person reads. What the specification (section 8) words stands word for word.
 */
export const ERRORS = {
  // Requests
  invalid_json: [400, 'La demande est illisible. Rechargez la page et réessayez.'],
  media_type_refused: [415, 'Cette demande n’est pas dans le format attendu.'],
  invalid_query: [400, 'Cette recherche est mal formée.'],
  validation: [422, 'Certains champs sont à corriger.'],
  not_found: [404, 'Introuvable.'],
  foreign_origin: [403, 'Cette demande vient d’un autre site\u00a0: elle a été refusée.'],
  payload_too_large: [413, 'La demande est trop volumineuse.'],
  rate_limited: [429, 'Trop de tentatives. Veuillez réessayer plus tard.'],
  idempotency_conflict: [409, 'Cette demande a déjà été envoyée avec un autre contenu.'],
  idempotency_key_malformed: [
    400,
    'Cet envoi n’a pas pu être identifié. Rechargez la page, puis réessayez.',
  ],
  stale_version: [
    409,
    'Quelqu’un a modifié cette fiche entre-temps. Rechargez-la, puis reprenez votre modification.',
  ],
  unavailable: [
    503,
    'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  ],
  unexpected: [500, 'Une erreur inattendue est survenue. Réessayez dans quelques instants.'],

  // Sessions
  session_required: [401, 'Veuillez vous connecter pour continuer.'],
  permission_denied: [403, 'Vous n’avez pas l’autorisation nécessaire.'],
  account_blocked: [
    403,
    "Votre compte a été bloqué. Contactez le support pour plus d'informations.",
  ],
  account_disabled: [
    403,
    "Votre compte a été désactivé par un administrateur. Contactez le support pour plus d'informations.",
  ],
  account_deleted: [
    403,
    'Votre compte a été supprimé par un administrateur. Vous ne pouvez plus accéder à cette application.',
  ],
  account_active: [409, 'Votre compte est ouvert\u00a0: connectez-vous comme d’habitude.'],

  // Sign-in, registration, set-up
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

  // Links in mails, second factor, passwords
  link_expired: [410, 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.'],
  totp_required: [401, 'Saisissez le code de votre application d’authentification.'],
  totp_wrong: [401, 'Ce code n’est pas le bon. Attendez le suivant, puis réessayez.'],
  totp_setup_required: [403, 'Activez d’abord la double authentification de votre compte.'],
  totp_enabled: [409, 'La double authentification est déjà active sur votre compte.'],
  password_wrong: [422, 'Mot de passe actuel incorrect'],

  // What staff write to people (design 9.2)
  payment_details_refused: [
    422,
    'Ce texte contient un IBAN, un numéro de carte ou une adresse de portefeuille : nous n’en envoyons jamais dans un message, c’est ce que font les escrocs. Retirez-le.',
  ],

  // Staff
  last_administrator: [
    409,
    'Il doit rester au moins un administrateur avec toutes les permissions.',
  ],
  more_permissions: [
    403,
    'Vous ne pouvez ni accorder ni modifier des permissions que vous n’avez pas.',
  ],
  own_account: [409, 'Vous ne pouvez pas modifier votre propre accès.'],
  own_affair: [
    409,
    'Vous ne pouvez pas décider de votre propre dossier\u00a0: une autre personne de l’équipe doit le faire.',
  ],

  // Payments
  payment_option_unavailable: [
    422,
    "Cette option de paiement n'est pas configurée. Veuillez en choisir une autre.",
  ],
  payment_minimum_missing: [422, "Le montant minimum n'est pas configuré pour cette cryptomonnaie"],
  transaction_hash_used: [
    409,
    'Ce hash a déjà été enregistré pour un paiement\u00a0: vérifiez que c’est bien celui de votre nouvelle transaction. Si c’est bien la vôtre, écrivez-nous.',
  ],
  transaction_hash_confirmed: [
    409,
    'Un autre paiement confirmé porte déjà ce hash\u00a0: une transaction n’en paie qu’un seul. Remettez l’autre en vérification d’abord, ou rejetez celui-ci.',
  ],
  payment_terms_changed: [
    409,
    'Le contrat, l’adresse ou le montant a changé depuis que cette page est ouverte. Relisez-les, puis commandez à nouveau. Si vous avez déjà envoyé les fonds, écrivez-nous.',
  ],
  payments_waiting: [
    409,
    'Cinq de vos paiements attendent déjà leur vérification. Attendez que nous les ayons vérifiés avant de commander à nouveau. Si vous avez déjà envoyé les fonds, écrivez-nous.',
  ],
  payment_action_refused: [
    409,
    'Ce paiement est déjà dans cet état. Rechargez la fiche pour le voir.',
  ],

  payment_refunded: [
    409,
    'Ce paiement a été remboursé après la renonciation au contrat\u00a0: sa vérification ne change plus.',
  ],

  // Contracts
  contract_unavailable: [
    409,
    'Ce contrat n’est plus proposé. Rechargez la page pour lire celui qui est en vigueur.',
  ],
  contract_fixed: [
    409,
    'Un contrat proposé, accepté ou retiré ne change plus. Retirez la proposition, puis rédigez-en une autre.',
  ],
  contract_not_accepted: [
    409,
    'Ce contrat n’est pas accepté\u00a0: il n’y a rien à quoi renoncer.',
  ],
  contract_replaced: [
    409,
    'Ce contrat est remplacé par celui de la commande suivante\u00a0: c’est à celui-là que l’on renonce.',
  ],
  renunciation_too_late: [409, 'Le délai de 14\u00a0jours pour renoncer à ce contrat est passé.'],
  contract_not_renounced: [
    409,
    'Personne n’a renoncé à ce contrat\u00a0: il n’y a rien à rembourser à ce titre.',
  ],
  refund_recorded: [
    409,
    'Le remboursement de ce contrat est déjà enregistré sous une autre référence. Rechargez la fiche pour la voir.',
  ],
  nothing_to_refund: [
    409,
    'Aucun paiement de ce contrat n’est confirmé\u00a0: il n’y a rien à rembourser.',
  ],
  payment_unverified: [
    409,
    'Un paiement de ce contrat n’est pas encore vérifié\u00a0: confirmez-le ou rejetez-le d’abord.',
  ],

  // Withdrawals and balance
  withdrawal_not_found: [404, 'Retrait non trouvé'],
  user_not_found: [404, 'Utilisateur non trouvé'],
  withdrawal_decided: [
    409,
    'Cette demande est déjà traitée\u00a0: elle ne peut plus être annulée.',
  ],
  withdrawal_cancelled: [
    409,
    'Le client a annulé cette demande\u00a0: elle n’attend plus de décision.',
  ],
  withdrawal_exceeds_balance: [422, 'Le montant ne peut pas dépasser votre solde disponible'],
  insufficient_balance: [409, 'Le solde disponible est insuffisant pour approuver ce retrait'],
  balance_negative: [
    409,
    'Le solde a baissé entre-temps\u00a0: cette correction le rendrait négatif. Refusez-la, puis saisissez le montant à nouveau.',
  ],
  report_amount_negative: [
    422,
    'Cette correction retirerait à ce signalement plus qu’il n’a reçu.',
  ],
  recovered_amount_waiting: [
    409,
    'Un montant attend déjà d’être confirmé pour cette personne\u00a0: confirmez-le ou refusez-le d’abord.',
  ],
  recovered_amount_decided: [
    409,
    'Ce montant n’attend plus de confirmation. Rechargez la fiche pour la voir.',
  ],
  second_person_required: [
    403,
    'Vous avez proposé ce montant\u00a0: une autre personne de l’équipe doit le confirmer.',
  ],
  balance_left: [
    409,
    'Ce compte a encore un solde, un montant à confirmer ou un retrait en attente\u00a0: versez d’abord à la personne ce qui lui revient. Vous pouvez désactiver le compte en attendant.',
  ],

  // Support
  ticket_closed: [
    409,
    'Ce ticket est fermé\u00a0: il ne reçoit plus de réponse. Ouvrez-en un autre.',
  ],

  // Identity
  kyc_pending: [409, 'Votre demande de vérification est déjà en cours d’examen.'],
  kyc_approved: [409, 'Votre identité est déjà vérifiée\u00a0: il n’y a rien à renvoyer.'],
  kyc_superseded: [
    409,
    'La personne a envoyé une demande plus récente\u00a0: c’est celle-là que l’on examine.',
  ],

  // One's own data
  account_erased: [
    409,
    'Ce compte a été effacé\u00a0: il ne reste de lui que ce que la loi oblige à garder, et rien n’y change plus.',
  ],
  account_unsettled: [
    409,
    'Votre compte ne peut pas être effacé tant qu’une affaire d’argent reste à régler. La page de suppression dit laquelle.',
  ],
  staff_account: [
    409,
    'Un accès de l’équipe ne s’efface pas ici\u00a0: demandez à un administrateur de le retirer.',
  ],
  export_not_ready: [
    409,
    'Cet export n’est pas encore prêt. Vous recevrez une notification dès qu’il le sera.',
  ],

  // Retention
  retention_trial_missing: [
    409,
    'Lancez d’abord un essai\u00a0: un effacement ne retire que ce qui vient d’être montré.',
  ],
  retention_under_way: [409, 'Un effacement est déjà en cours. Attendez qu’il soit terminé.'],

  // Alerts
  dispute_answered: [409, 'Cette contestation a déjà reçu sa réponse. Rechargez la fiche.'],
  alert_transition: [409, 'Cette alerte ne peut pas passer à cet état.'],

  // Documents
  file_too_large: [413, 'Le fichier est trop volumineux. Taille maximale: 5MB'],
  file_type_refused: [
    415,
    'Ce type de fichier n’est pas accepté. Envoyez une image (JPEG, PNG, WebP) ou un PDF.',
  ],
  image_too_large: [413, 'Cette image est trop grande. Envoyez-en une version réduite.'],
  file_unreadable: [
    422,
    'Ce fichier est abîmé ou illisible. Essayez d’en envoyer une autre copie.',
  ],
  file_missing: [422, 'Aucun fichier n’a été reçu.'],
  upload_interrupted: [400, 'L’envoi du fichier a été interrompu. Veuillez réessayer.'],
  document_unknown: [422, 'Un document joint est introuvable\u00a0: ajoutez-le à nouveau.'],
  storage_full: [507, 'Le fichier n’a pas pu être enregistré. Réessayez plus tard.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

/** An error on the wire. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Account states that end the use of the product, and the code of each (specification 4 and 8). */
export const ACCOUNT_REFUSALS = {
  blocked: 'account_blocked',
  disabled: 'account_disabled',
  deleted: 'account_deleted',
} as const satisfies Record<string, ErrorCode>;

/** The HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => ERRORS[code][0];
/** The French sentence of a code. */
export const sentenceOf = (code: ErrorCode): string => ERRORS[code][1];
