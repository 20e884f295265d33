import type { RemedyId } from './rules.ts';
import type { SourceId } from './sources.ts';

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
  /** Texts that a step names itself: they are checked like all others, and are no ground of it. */
  readonly namedSources?: readonly SourceId[];
}

const AFTER_A_REFUSAL =
  'En cas de refus, faites une réclamation écrite. La banque répond en 15\u00a0jours ouvrables, 35 au plus. Ensuite, le médiateur de la banque est gratuit, dans l’année de la réclamation.';

const PAYPAL_ESCALATES =
  'Sans accord, transformez le litige en réclamation dans les 20\u00a0jours après l’avoir ouvert\u00a0: notez ce jour.';

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
      'L’usage de mon application ou de mon code ne prouve pas que j’ai autorisé ce paiement, ni une négligence grave.',
      'C’est à la banque de prouver que le paiement a été authentifié, et que j’ai été gravement négligent.',
    ],
    left: `Si l’argent est parti hors d’Europe, demandez à votre banque quel délai vaut. Celui d’un professionnel peut dépendre de son contrat. ${AFTER_A_REFUSAL}`,
    letter: 'bank-contest',
  },
  recall: {
    label: 'Demander le rappel du virement',
    steps: [
      'Appelez votre banque maintenant\u00a0: chaque heure compte.',
      'Demandez un «\u00a0rappel de virement pour fraude\u00a0», puis confirmez-le par écrit.',
      'Demandez-lui aussi, par écrit, de signaler comme frauduleux l’IBAN qui a reçu l’argent.',
      'Virement fait depuis le 9 octobre 2025\u00a0: demandez le résultat de la vérification du nom (règlement (UE) 2024/886).',
    ],
    phone: [
      'Bonjour, j’ai été trompé pour un virement de {montant} du {jour}.',
      'Je vous demande d’envoyer tout de suite un rappel de virement pour fraude.',
      'Donnez-moi s’il vous plaît l’heure d’envoi et une référence.',
      'Signalez aussi comme frauduleux l’IBAN qui a reçu l’argent.',
    ],
    validated: [
      'Je demande un rappel pour fraude\u00a0: il existe aussi pour un virement que j’ai validé.',
      'Je ne renonce à aucun de mes droits.',
    ],
    left: 'Un rappel peut échouer\u00a0: la banque du bénéficiaire demande l’accord de son client, ou le compte est vide. Passé dix jours ouvrables, demandez quand même\u00a0: pour une fraude, les règles des banques vont jusqu’à 13\u00a0mois. La plainte reste possible.',
    letter: 'recall',
    namedSources: ['payee-check'],
  },
  'recall-not-mine': {
    ...NOTHING,
    label: 'Demander aussi le rappel du virement',
    steps: [
      'Demandez-le dans le même appel\u00a0: chaque heure compte.',
      'Cela s’ajoute à la contestation, et ne la remplace pas.',
    ],
    phone: [
      'Bonjour, je n’ai pas fait le virement de {montant} du {jour}.',
      'Tentez aussi un rappel pour fraude\u00a0: il ne remplace pas ma contestation.',
    ],
    left: 'Un rappel peut échouer. La contestation ne dépend pas de lui.',
  },
  'sepa-refund': {
    label: 'Demander le remboursement du prélèvement',
    steps: [
      'Demandez-le à votre banque, par écrit, sans donner de raison.',
      'Elle a dix jours ouvrables pour rembourser, ou dire pourquoi elle refuse.',
    ],
    phone: [
      'Bonjour, je demande le remboursement d’un prélèvement de {montant} du {jour}.',
      'Je suis dans le délai de huit semaines\u00a0: je n’ai pas à donner de raison.',
    ],
    validated: ['Ce droit vaut aussi pour un prélèvement que j’ai accepté.'],
    left: 'Sans mandat de votre part, un délai plus long peut valoir\u00a0: demandez à votre banque.',
    letter: 'direct-debit',
  },
  'debit-refund': {
    ...NOTHING,
    label: 'Demander le retour du prélèvement',
    steps: [
      'Si moins de huit semaines ont passé, demandez-le sans donner de raison.',
      'Vous n’aviez rien signé ni accepté\u00a0? Dites-le à votre banque\u00a0: un délai plus long peut valoir.',
    ],
    phone: ['Bonjour, je demande le remboursement d’un prélèvement de {montant} du {jour}.'],
    left: AFTER_A_REFUSAL,
    letter: 'direct-debit',
  },
  chargeback: {
    label: 'Demander l’annulation du paiement par carte («\u00a0rétrofacturation\u00a0»)',
    steps: [
      'Écrivez à votre banque le plus tôt possible\u00a0: c’est gratuit.',
      'Joignez vos preuves\u00a0: commande, messages, adresse du site.',
      'Ce n’est pas un droit de la loi, mais une règle des réseaux de cartes.',
    ],
    phone: [
      'Bonjour, j’ai été victime d’une fraude\u00a0: un paiement par carte de {montant} du {jour}.',
      'Bloquez ma carte, si elle ne l’est pas déjà.',
      'Dites-moi comment contester ce paiement, et si une procédure auprès du réseau de la carte est possible.',
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
      PAYPAL_ESCALATES,
    ],
    left: 'Passé ce délai, écrivez quand même à PayPal. La plainte reste possible.',
    letter: 'paypal',
  },
  'paypal-not-mine': {
    ...NOTHING,
    label: 'Signaler à PayPal un paiement fait sans vous',
    steps: [
      'Ouvrez un litige dans votre compte, sur la transaction.',
      'Écrivez que vous n’avez pas fait ce paiement.',
      PAYPAL_ESCALATES,
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
      'La loi ne l’admet que pour un chèque perdu, volé ou utilisé frauduleusement.',
      'Elle l’admet aussi si le bénéficiaire est en redressement ou en liquidation judiciaire.',
    ],
    phone: [
      'Bonjour, je vous appelle pour une fraude avec un chèque de {montant}.',
      'A-t-il été encaissé\u00a0?',
      'Puis-je y faire opposition pour utilisation frauduleuse\u00a0?',
    ],
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
      'Bonjour, on m’a trompé pour obtenir le code d’un coupon de {montant}.',
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
      'Notez l’identifiant de la transaction, l’adresse et l’heure de chaque envoi.',
    ],
    left: 'Un gel des fonds dépend d’une demande de la justice. Portez plainte vite.',
    letter: 'exchange',
  },
  complaint: {
    ...NOTHING,
    label: 'Porter plainte',
    steps: [
      'Portez plainte vite. Un commissariat ou une gendarmerie prend toujours votre plainte.',
      'Personne ne peut vous imposer une plainte en ligne.',
      'Apportez vos messages, vos relevés et vos dates.',
    ],
    left: 'On peut aussi écrire au procureur de la République. Après un refus, ou trois mois sans réponse, une plainte avec constitution de partie civile est possible.',
    letter: 'procureur',
  },
  mediator: {
    ...NOTHING,
    label: 'Saisir le médiateur de la banque',
    steps: [
      'Faites d’abord une réclamation écrite à la banque.',
      'Joignez cette réclamation et la réponse, s’il y en a une.',
      'C’est gratuit. L’avis vient en 90\u00a0jours et n’oblige personne.',
    ],
    left: 'Un conseil juridique gratuit peut vous dire ce qui reste possible.',
    letter: 'mediator',
  },
  'insurer-complaint': {
    ...NOTHING,
    label: 'Porter plainte pour l’assurance cyber',
    steps: [
      'Votre assurance cyber peut exiger une plainte dans les 72\u00a0heures.',
      'Faites-la vite, et écrivez à l’assureur.',
      'Cette règle ne vise que les professionnels.',
    ],
    left: 'Demandez à votre assureur ce qui reste possible.',
    letter: 'insurer',
  },
  civi: {
    ...NOTHING,
    label: 'Demander une indemnisation à la CIVI, commission d’indemnisation des victimes',
    steps: [
      'La commission regarde votre situation et vos ressources.',
      'Elle intervient si rien d’autre ne peut vous indemniser.',
      'Demandez à France Victimes de vous aider à remplir la demande.',
    ],
    left: 'Un conseil juridique gratuit peut vous dire ce qui reste possible.',
  },
  sarvi: {
    ...NOTHING,
    label: 'Demander l’aide du SARVI, service d’aide au recouvrement',
    steps: [
      'Il faut un jugement définitif, et deux mois sans paiement volontaire.',
      'Faites la demande dans l’année.',
    ],
    left: 'Un conseil juridique gratuit peut vous dire ce qui reste possible.',
  },
};
