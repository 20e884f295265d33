interface Source {
  /** Its line in the collection of facts. */
  readonly fact: string;
  readonly title: string;
  readonly reference: string;
  /** `C`: the law or an official page was read; `S`: a scheme's or an operator's practice. */
  readonly state: 'C' | 'S';
  readonly checkedOn: string;
  readonly checkedBy: string;
}

const read = (
  fact: string,
  title: string,
  reference: string,
  state: Source['state'] = 'C',
): Source => ({
  fact,
  title,
  reference,
  state,
  checkedOn: '2026-11-22',
  checkedBy: 'Parade, texte non relu par un juriste',
});

/** Every text and practice that a rule stands on. What is in doubt has no state and so no place here. */
export const SOURCES = {
  'contest-period': read(
    'F1',
    'Signaler une opération non autorisée',
    'Code monétaire et financier, article L133-24',
  ),
  'contest-late': read(
    'F2',
    'Signaler sans tarder, opération par opération',
    'CJUE, 1er août 2025, C-665/23',
  ),
  'refund-next-day': read(
    'F3',
    'Remboursement au plus tard le jour ouvrable suivant',
    'Code monétaire et financier, article L133-18',
  ),
  'bank-proves': read(
    'F5',
    'La banque doit prouver l’authentification et la négligence grave',
    'Code monétaire et financier, articles L133-19 et L133-23',
  ),
  'spoofed-number': read(
    'F5',
    'Numéro du conseiller usurpé',
    'Cour de cassation, chambre commerciale, 23 octobre 2024, 23-16.267',
  ),
  'bank-answer': read(
    'F7',
    'Délai de réponse à une réclamation',
    'Code monétaire et financier, article L133-45',
  ),
  'sepa-recall': read(
    'F9',
    'Rappel d’un virement pour fraude',
    'Règles des virements SEPA (European Payments Council)',
    'S',
  ),
  'payee-check': read('F11', 'Vérification du nom et de l’IBAN', 'Règlement (UE) 2024/886'),
  'sepa-refund': read(
    'F13',
    'Prélèvement autorisé\u00a0: remboursement sans motif',
    'Code monétaire et financier, articles L133-25 et L133-25-1',
  ),
  'debit-outside-eea': read(
    'F14',
    'Prélèvement sans mandat',
    'Code monétaire et financier, article L133-24',
  ),
  'card-outside-eea': read(
    'F14b',
    'Paiement par carte hors de l’Espace économique européen',
    'Code monétaire et financier, articles L133-1-1 et L133-24',
  ),
  professional: read(
    'F14c',
    'Délai d’un professionnel, fixé par son contrat',
    'Code monétaire et financier, article L133-24, alinéa 2',
  ),
  chargeback: read(
    'F15',
    'Rétrofacturation par carte',
    'Règles des réseaux de cartes\u00a0; conseil des associations de consommateurs',
    'S',
  ),
  paypal: read('F16', 'Litige PayPal', 'Conditions d’utilisation de PayPal', 'S'),
  'cheque-stop': read(
    'F17',
    'Opposition à un chèque',
    'Code monétaire et financier, article L131-35',
  ),
  voucher: read('F18', 'Coupons et cartes prépayées', 'Conditions des émetteurs', 'S'),
  crypto: read('F19', 'Envoi de crypto-actifs', 'Pratique des plateformes d’échange', 'S'),
  complaint: read('F32', 'La plainte est toujours reçue', 'Service-Public, dépôt de plainte'),
  'civil-party': read(
    'F37',
    'Plainte avec constitution de partie civile',
    'Code de procédure pénale, article 85',
  ),
  limitation: read(
    'F38',
    'Prescription de l’escroquerie',
    'Prescription du délit d’escroquerie (article 313-1 du Code pénal)\u00a0: six ans',
  ),
  mediator: read('F39', 'Médiateur de la banque', 'Service-Public, médiation bancaire'),
  civi: read(
    'F40',
    'Commission d’indemnisation des victimes',
    'Code de procédure pénale, article 706-14',
  ),
  sarvi: read('F41', 'Aide au recouvrement après un jugement', 'Service-Public, SARVI'),
  'cyber-insurance': read(
    'F42',
    'Plainte dans les 72 heures pour l’assurance cyber d’un professionnel',
    'Code des assurances, article L12-10-1',
  ),
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof SOURCES;
