import type { RemedyId } from './rules.ts';

/** The words of a remedy. `{montant}` and `{jour}` stand for the person's own figures. */
interface RemedyWords {
  readonly label: string;
  readonly steps: readonly string[];
  /** What to say on the phone; at most 120 words. */
  readonly phone: readonly string[];
  /** What to answer to « vous avez validé ». */
  readonly validated: readonly string[];
  /** What is left when its last day has passed, or when it does not succeed. */
  readonly left: string;
  /** The letter that it leads to, in the person's own name. */
  readonly letter: string | null;
}

const NOTHING = { phone: [], validated: [], letter: null } as const;

export const REMEDIES: Readonly<Record<RemedyId, RemedyWords>> = {
  contest: {
    label: 'Contester le paiement',
    steps: [
      'Appelez votre banque maintenant, puis confirmez par écrit.',
      'Contestez chaque paiement, un par un.',
      'N’attendez pas le dernier jour\u00a0: attendre peut faire perdre ce droit.',
    ],
    phone: [
      'Bonjour, je conteste un paiement de {montant} du {jour}.',
      'Je vous demande de le rembourser au plus tard le prochain jour ouvrable.',
      'Si vous refusez, écrivez-moi pourquoi.',
      'Notez s’il vous plaît l’heure de mon appel, et donnez-moi une référence.',
    ],
    validated: [
      'L’usage de mon application ou de mon code ne prouve pas que j’ai autorisé ce paiement.',
      'Il ne prouve pas non plus une négligence grave.',
      'C’est à la banque de prouver les deux.',
    ],
    left: 'Ce délai dépend du pays qui a reçu l’argent\u00a0: demandez à votre banque lequel vaut pour vous. En cas de refus, faites une réclamation écrite.',
    letter: 'bank-contest',
  },
  recall: {
    label: 'Demander le rappel du virement',
    steps: [
      'Appelez votre banque maintenant\u00a0: chaque heure compte.',
      'Demandez un «\u00a0rappel de virement pour fraude\u00a0», puis écrivez-le.',
      'Demandez aussi le résultat de la vérification du nom et de l’IBAN.',
    ],
    phone: [
      'Bonjour, j’ai été trompé pour un virement de {montant} du {jour}.',
      'Je vous demande d’envoyer tout de suite un rappel de virement pour fraude.',
      'Donnez-moi s’il vous plaît l’heure d’envoi et une référence.',
      'Quel était le résultat de la vérification du nom et de l’IBAN\u00a0?',
    ],
    validated: [
      'Je ne prétends pas que vous devez rembourser.',
      'Je demande un rappel pour fraude\u00a0: il existe aussi pour un virement que j’ai validé.',
    ],
    left: 'Un rappel peut échouer\u00a0: la banque du bénéficiaire demande l’accord de son client, ou le compte est vide. La plainte reste possible.',
    letter: 'recall',
  },
  'sepa-refund': {
    label: 'Demander le remboursement du prélèvement',
    steps: [
      'Demandez-le à votre banque, par écrit, sans donner de raison.',
      'Elle a dix jours ouvrables pour répondre.',
    ],
    phone: [
      'Bonjour, je demande le remboursement d’un prélèvement de {montant} du {jour}.',
      'Je suis dans le délai de huit semaines\u00a0: je n’ai pas à donner de raison.',
    ],
    validated: ['Ce droit vaut aussi pour un prélèvement que j’ai accepté.'],
    left: 'Sans mandat de votre part, un délai plus long peut valoir\u00a0: demandez à votre banque.',
    letter: 'direct-debit',
  },
  chargeback: {
    label: 'Demander une rétrofacturation',
    steps: [
      'Écrivez à votre banque le plus tôt possible\u00a0: c’est gratuit.',
      'Joignez la commande, vos messages et l’adresse du site.',
      'Ce n’est pas un droit de la loi, mais une règle des réseaux de cartes.',
    ],
    phone: [
      'Bonjour, j’ai payé {montant} par carte le {jour}, et le vendeur m’a trompé.',
      'Je vous demande d’ouvrir une procédure de rétrofacturation auprès du réseau de ma carte.',
    ],
    validated: ['Cette procédure existe aussi pour un paiement que j’ai validé.'],
    left: 'Passé ces huit semaines, demandez quand même\u00a0: ce délai est un conseil, pas une loi.',
    letter: 'chargeback',
  },
  'paypal-dispute': {
    ...NOTHING,
    label: 'Ouvrir un litige PayPal',
    steps: [
      'Ouvrez le litige dans votre compte, sur la transaction.',
      'Pour un paiement «\u00a0entre proches\u00a0», vérifiez auprès de PayPal si vous êtes couvert.',
    ],
    left: 'Passé ce délai, écrivez quand même à PayPal. La plainte reste possible.',
    letter: 'paypal',
  },
  'paypal-escalate': {
    ...NOTHING,
    label: 'Transformer le litige PayPal en réclamation',
    steps: ['Si le vendeur ne règle rien, transformez le litige en réclamation dans votre compte.'],
    left: 'Passé ce délai, écrivez à PayPal. La plainte reste possible.',
  },
  'cheque-stop': {
    ...NOTHING,
    label: 'Faire opposition au chèque',
    steps: [
      'Appelez votre banque avant l’encaissement, puis confirmez par écrit.',
      'La loi l’admet pour un chèque perdu, volé ou utilisé frauduleusement.',
    ],
    phone: ['Bonjour, je fais opposition à un chèque de {montant} pour utilisation frauduleuse.'],
    left: 'Après l’encaissement, la plainte reste possible.',
  },
  'issuer-block': {
    ...NOTHING,
    label: 'Faire bloquer le coupon',
    steps: [
      'Appelez l’émetteur tout de suite, avec le ticket et le code.',
      'Prenez son numéro sur le ticket ou sur son site officiel.',
    ],
    phone: [
      'Bonjour, on m’a volé le code d’un coupon de {montant}.',
      'Est-il déjà utilisé\u00a0? Sinon, bloquez-le s’il vous plaît.',
    ],
    left: 'Si le coupon est déjà utilisé, gardez le ticket et portez plainte.',
  },
  'exchange-notice': {
    ...NOTHING,
    label: 'Prévenir les plateformes de crypto-actifs',
    steps: [
      'Un envoi ne s’annule pas.',
      'Prévenez la plateforme où vous avez acheté, et celle qui a reçu, si vous la connaissez.',
      'Notez l’identifiant, l’adresse et l’heure de chaque envoi.',
    ],
    left: 'Un gel des fonds dépend d’une demande de la justice. Portez plainte vite.',
    letter: 'exchange',
  },
  complaint: {
    ...NOTHING,
    label: 'Porter plainte',
    steps: [
      'Un commissariat ou une gendarmerie prend toujours votre plainte.',
      'Personne ne peut vous imposer une plainte en ligne.',
      'Apportez vos messages, vos relevés et vos dates.',
    ],
    left: 'Demandez un conseil juridique gratuit\u00a0: d’autres dates peuvent compter.',
    letter: 'procureur',
  },
  mediator: {
    ...NOTHING,
    label: 'Saisir le médiateur de la banque',
    steps: [
      'Joignez votre réclamation écrite et la réponse, s’il y en a une.',
      'C’est gratuit. L’avis vient en 90\u00a0jours et n’oblige personne.',
    ],
    left: 'Un conseil juridique gratuit peut vous dire ce qui reste possible.',
    letter: 'mediator',
  },
  'insurer-complaint': {
    ...NOTHING,
    label: 'Porter plainte pour l’assurance cyber',
    steps: [
      'Portez plainte dans les 72\u00a0heures après la découverte.',
      'Cette règle ne vise que les professionnels.',
    ],
    left: 'Demandez à votre assureur ce qui reste possible.',
    letter: 'insurer',
  },
  civi: {
    ...NOTHING,
    label: 'Demander une indemnisation à la CIVI',
    steps: [
      'La commission regarde votre situation et vos ressources.',
      'Demandez à France Victimes de vous aider à remplir la demande.',
    ],
    left: 'Un conseil juridique gratuit peut vous dire ce qui reste possible.',
  },
  sarvi: {
    ...NOTHING,
    label: 'Demander l’aide du SARVI',
    steps: [
      'Il faut un jugement définitif, et deux mois sans paiement volontaire.',
      'Faites la demande dans l’année.',
    ],
    left: 'Un conseil juridique gratuit peut vous dire ce qui reste possible.',
  },
};
