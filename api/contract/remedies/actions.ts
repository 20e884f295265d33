import type { Channel } from './channels.ts';
import type { Action, RemedyId } from './rules.ts';

/** The words of an action: what to do first, before any paper. */
interface ActionWords {
  readonly label: string;
  readonly text: readonly string[];
  /** Its number or its page: the key of a service in `official-help.ts`. */
  readonly help?: string;
  /** A page of its own where the plan names that channel. */
  readonly channel?: Channel;
  /** It is a call about these, in that order: what to say stands in the first that the plan names. */
  readonly says?: readonly RemedyId[];
}

const PAYMENT_SERVICE = [
  'Passez par votre compte, sur la transaction, jamais par un lien reçu.',
  'Si votre carte ou votre banque l’a alimenté, prévenez aussi votre banque.',
] as const;

export const ACTION_WORDS: Readonly<Record<Action, ActionWords>> = {
  'stop-remote-access': {
    label: 'Coupez l’accès à votre appareil',
    text: [
      'Quelqu’un peut encore y entrer\u00a0? Éteignez-le, ou coupez Internet.',
      'Avant de retirer l’application, photographiez son nom et l’identifiant affiché.',
    ],
  },
  'oppose-card': {
    label: 'Faites opposition à votre carte',
    text: [
      'Appelez le numéro inscrit au dos de la carte.',
      'Sans ce numéro, le serveur interbancaire la bloque.',
    ],
    help: 'card-blocking',
  },
  'do-not-pay-more': {
    label: 'Ne payez plus rien',
    text: [
      'Quelle que soit la raison donnée, et même si l’on menace.',
      'Cessez de répondre, mais gardez les messages.',
    ],
  },
  'call-bank': {
    label: 'Appelez votre banque',
    text: [
      'Prenez le numéro au dos de votre carte ou sur un relevé, jamais celui qui vous a appelé.',
      'Dites tout de suite le mot «\u00a0fraude\u00a0».',
      'Demandez si un autre paiement ou un bénéficiaire a été ajouté.',
      'L’argent est parti hors d’Europe\u00a0? Demandez quand même ce que la banque peut tenter.',
    ],
    says: [
      'recall',
      'contest',
      'recall-not-mine',
      'sepa-refund',
      'debit-refund',
      'cheque-stop',
      'chargeback',
    ],
  },
  'find-payment': {
    label: 'Cherchez comment l’argent est parti',
    text: [
      'Regardez votre relevé, ou l’application de votre banque.',
      'Ajoutez ensuite le paiement à ce plan\u00a0: vos délais en dépendent.',
    ],
  },
  'call-issuer': {
    label: 'Appelez l’émetteur du coupon',
    text: ['Son numéro est sur le ticket ou sur son site officiel.', 'Gardez le ticket en main.'],
    says: ['issuer-block'],
  },
  'tell-exchange': {
    label: 'Prévenez votre plateforme de crypto-actifs',
    text: [
      'Écrivez à son assistance, avec l’identifiant de la transaction, l’adresse et l’heure de chaque envoi.',
    ],
  },
  'tell-paypal': {
    label: 'Prévenez PayPal',
    text: PAYMENT_SERVICE,
  },
  'tell-wallet': {
    label: 'Prévenez le service de paiement',
    text: PAYMENT_SERVICE,
  },
  'tell-adult': {
    label: 'Parlez-en à un adulte de confiance',
    text: [
      'Vous n’y êtes pour rien.',
      'Un adulte peut appeler avec vous, et venir porter plainte.',
      'Montrez-lui ce plan\u00a0: lui seul peut ouvrir un dossier ici.',
    ],
  },
  'change-passwords': {
    label: 'Changez vos mots de passe',
    text: [
      'Commencez par votre messagerie, puis votre banque.',
      'Faites-le depuis un appareil sûr.',
    ],
  },
  'tell-bank-in-writing': {
    label: 'Écrivez à votre banque',
    text: [
      'Par sa messagerie, aujourd’hui\u00a0: vous gardez ainsi une preuve datée.',
      'Elle est déjà prévenue\u00a0? Demandez-lui ce qu’elle a fait, et à quelle heure.',
      'Elle a refusé\u00a0? Faites une réclamation écrite\u00a0: le médiateur ne vient qu’après.',
    ],
  },
  'tell-supplier': {
    label: 'Prévenez le vrai fournisseur',
    text: [
      'Prenez un numéro que vous aviez avant, jamais celui de la facture.',
      'Sa messagerie ou la vôtre est peut-être piratée.',
    ],
  },
  'keep-evidence': {
    label: 'Gardez toutes les preuves',
    text: ['Faites des captures des messages, des numéros et des adresses, et n’effacez rien.'],
  },
  'guard-identity': {
    label: 'Protégez votre identité',
    text: [
      'Notez quels papiers, à qui et quel jour\u00a0: dites-le dans votre plainte.',
      'Un prêt ou un compte que vous n’avez pas demandé\u00a0? Prévenez tout de suite l’organisme, par écrit.',
      'Papiers volés\u00a0? Déclarez le vol au commissariat ou à la gendarmerie.',
    ],
  },
  'report-33700': {
    label: 'Signalez l’appel ou le SMS au 33700',
    text: ['Transférez le message, ou envoyez le numéro qui vous a appelé.'],
    help: '33700',
  },
  'file-complaint': {
    label: 'Portez plainte',
    text: ['Un commissariat ou une gendarmerie prend toujours votre plainte.'],
    channel: 'thesee',
  },
};
