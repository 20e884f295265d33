/** What the journal says of an object, in French. */
export interface AuditWords {
  label: string;
  /** What is done to it, beside the common actions. */
  actions?: Readonly<Record<string, string>>;
  /** What its entries hold, beside the common fields; `a.b` for what stands inside another. */
  fields?: Readonly<Record<string, string>>;
  /** The fields that hold codes, each with the words of its codes. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The words that objects of several features share. */
export const COMMON = {
  actions: {
    create: 'Création',
    submit: 'Dépôt',
    view: 'Consultation',
    'view-many': 'Consultation en nombre',
    update: 'Modification',
    remove: 'Retrait',
    delete: 'Suppression',
    confirm: 'Confirmation',
    approve: 'Approbation',
    reject: 'Rejet',
    reopen: 'Remise en attente',
    answer: 'Réponse',
    unverify: 'Vérification retirée',
    export: 'Export des données',
    'bulk-undo': 'Retour en arrière',
    purge: 'Effacement en fin de conservation',
    'sign-in': 'Connexion',
    'password-change': 'Mot de passe changé',
  },
  fields: {
    name: 'Nom',
    email: 'Adresse e-mail',
    status: 'Statut',
    title: 'Titre',
    type: 'Type',
    kind: 'Nature',
    mode: 'Mode',
    reference: 'Référence',
    amount: 'Montant (€)',
    method: 'Moyen',
    priority: 'Priorité',
    reason: 'Motif',
    verified: 'Vérifié',
    adminNote: 'Note au client',
    receivedOn: 'Reçu le',
    documents: 'Documents',
    sha256: 'Empreinte SHA-256',
    reportId: 'Signalement',
    removed: 'Supprimées',
    changed: 'Champs modifiés',
    rows: 'Lignes',
    filter: 'Filtres',
    q: 'Recherche',
    id: 'Fiches',
    phone: 'Téléphone',
    userId: 'Personne',
    fraudType: 'Type de fraude',
    country: 'Pays',
  },
} as const satisfies Omit<AuditWords, 'label'>;

/** The words of codes from the function that says them. */
export const labelsOf = <const Code extends string>(
  codes: readonly Code[],
  say: (code: NoInfer<Code>) => string,
) => Object.fromEntries(codes.map((code) => [code, say(code)])) as Readonly<Record<Code, string>>;
