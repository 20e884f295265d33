import type { Facts, PaymentDetails } from './facts.ts';
import { bankSpoofed } from './means/contest.ts';
import { ALWAYS, all, any, type Condition, is } from './rules.ts';

/** One question a screen. « Je ne sais pas » is always there beside its answers, and sets nothing. */
interface Question {
  readonly text: string;
  /** Asked only where this is known to hold. */
  readonly when: Condition;
  readonly answers: readonly Answer[];
  /** A day is an answer too. */
  readonly day?: { readonly fact: DayFact; readonly label: string };
}

/** The facts that a question may take a day for. */
export type DayFact =
  | 'bankComplaintOn'
  | 'paypalDisputeOpenedOn'
  | 'discoveredAt'
  | 'judgmentFinalOn';

/** One without facts says no more than that nothing is known. */
interface Answer {
  readonly label: string;
  readonly facts?: Facts;
  /** What it says of each payment of the means that asks. */
  readonly payment?: Partial<PaymentDetails>;
}

const yesNo = (fact: keyof Facts): Question['answers'] => [
  { label: 'Oui', facts: { [fact]: true } },
  { label: 'Non', facts: { [fact]: false } },
];
const ofPayment = (fact: keyof PaymentDetails, yes = true): Question['answers'] => [
  { label: 'Oui', payment: { [fact]: yes } },
  { label: 'Non', payment: { [fact]: !yes } },
];

/** The European Economic Area, in names: nobody is asked to know what it is. */
const outsideEurope: Question['answers'] = [
  { label: 'Oui\u00a0: Royaume-Uni, Suisse ou plus loin', payment: { outsideEea: true } },
  {
    label: 'Non\u00a0: Union européenne, Islande, Liechtenstein ou Norvège',
    payment: { outsideEea: false },
  },
];

const tricked = is('authorised', 'tricked');
const notMine = is('authorised', 'no');
/** Nobody is asked for more where the author is known: only a police station takes that complaint. */
const unknownAuthor = all(is('authorKnown', false), is('authorMet', false));

/** What may change a plan beyond the first four taps. Kinds and means name those that are theirs. */
export const QUESTIONS = {
  contact: {
    text: 'Comment vous a-t-on contacté\u00a0?',
    when: ALWAYS,
    answers: [
      { label: 'Par téléphone', facts: { contactBy: 'call' } },
      { label: 'Par SMS', facts: { contactBy: 'sms' } },
      { label: 'Par e-mail', facts: { contactBy: 'mail' } },
      { label: 'Par WhatsApp', facts: { contactBy: 'whatsapp' } },
      { label: 'Sur un réseau social', facts: { contactBy: 'social' } },
      { label: 'Sur un site', facts: { contactBy: 'site' } },
    ],
  },
  spoofed: {
    text: 'Le numéro affiché était-il celui de votre banque\u00a0?',
    when: all(is('contactBy', 'call'), is('posesAsBank')),
    answers: yesNo('numberSpoofed'),
  },
  remote: {
    text: 'Quelqu’un a-t-il pris la main sur votre appareil\u00a0?',
    when: ALWAYS,
    answers: [
      {
        label: 'Oui, et c’est encore possible',
        facts: { remoteAccess: true, remoteAccessStillOn: true },
      },
      { label: 'Oui, mais c’est fini', facts: { remoteAccess: true, remoteAccessStillOn: false } },
      { label: 'Non', facts: { remoteAccess: false, remoteAccessStillOn: false } },
    ],
  },
  'bank-data': {
    text: 'Ces personnes ont-elles eu accès à votre compte bancaire\u00a0?',
    when: ALWAYS,
    answers: [
      { label: 'Oui, l’identifiant ou un code', facts: { bankLoginGiven: true } },
      { label: 'Seulement mon IBAN', facts: { bankLoginGiven: false, ibanGiven: true } },
      { label: 'Non', facts: { bankLoginGiven: false, ibanGiven: false } },
    ],
  },
  'card-data': {
    text: 'Ces personnes ont-elles le numéro de votre carte\u00a0?',
    when: ALWAYS,
    answers: yesNo('cardDataGiven'),
  },
  'card-opposed': {
    text: 'Avez-vous déjà fait opposition à la carte\u00a0?',
    when: any(notMine, is('cardDataGiven')),
    answers: yesNo('cardOpposed'),
  },
  'card-place': {
    text: 'Où la carte a-t-elle servi\u00a0?',
    when: notMine,
    answers: [
      {
        label: 'En ligne, et j’ai encore la carte',
        payment: { where: 'online', cardInHand: true },
      },
      {
        label: 'En ligne, et je n’ai plus la carte',
        payment: { where: 'online', cardInHand: false },
      },
      { label: 'Dans un magasin', payment: { where: 'shop' } },
      { label: 'À un distributeur', payment: { where: 'atm' } },
    ],
  },
  'abroad-card': {
    text: 'Le paiement par carte est-il allé hors d’Europe\u00a0?',
    when: any(notMine, bankSpoofed),
    answers: outsideEurope,
  },
  'abroad-transfer': {
    text: 'Le virement est-il parti hors d’Europe\u00a0?',
    when: tricked,
    answers: outsideEurope,
  },
  'abroad-debit': {
    text: 'L’argent prélevé est-il parti hors d’Europe\u00a0?',
    when: any(notMine, is('mandate', false), bankSpoofed),
    answers: outsideEurope,
  },
  mandate: {
    text: 'Aviez-vous signé ou accepté un mandat de prélèvement\u00a0?',
    when: ALWAYS,
    answers: ofPayment('mandate'),
  },
  'cheque-cashed': {
    text: 'Le chèque a-t-il déjà été encaissé\u00a0?',
    when: any(notMine, tricked),
    answers: yesNo('chequeCashed'),
  },
  'wallet-provider': {
    text: 'Était-ce PayPal\u00a0?',
    when: ALWAYS,
    answers: [
      { label: 'Oui', payment: { provider: 'paypal' } },
      { label: 'Non', payment: { provider: 'other' } },
    ],
  },
  'friends-and-family': {
    text: 'Aviez-vous choisi un paiement «\u00a0entre proches\u00a0»\u00a0?',
    when: all(tricked, is('provider', 'paypal')),
    answers: ofPayment('friendsAndFamily'),
  },
  'paypal-dispute': {
    text: 'Avez-vous déjà ouvert un litige PayPal\u00a0?',
    when: all(tricked, is('provider', 'paypal')),
    answers: [{ label: 'Pas encore' }],
    day: { fact: 'paypalDisputeOpenedOn', label: 'Oui, ce jour-là' },
  },
  author: {
    text: 'Savez-vous qui a fait cela\u00a0?',
    when: ALWAYS,
    answers: [
      {
        label: 'Non, et je ne l’ai jamais vu en personne',
        facts: { authorKnown: false, authorMet: false },
      },
      { label: 'Non, mais je l’ai vu en personne', facts: { authorKnown: false, authorMet: true } },
      { label: 'Oui', facts: { authorKnown: true } },
    ],
  },
  who: {
    text: 'Pour qui faites-vous cette démarche\u00a0?',
    when: ALWAYS,
    answers: [
      { label: 'Pour moi, adulte', facts: { minor: false, professional: false, onBehalfOf: '' } },
      { label: 'Pour moi, et j’ai moins de 18\u00a0ans', facts: { minor: true, onBehalfOf: '' } },
      { label: 'Pour une entreprise', facts: { professional: true } },
      { label: 'Pour un proche', facts: { onBehalfOf: 'un proche' } },
    ],
  },
  'cyber-insurance': {
    text: 'Avez-vous une assurance cyber pour votre activité\u00a0?',
    when: is('professional'),
    answers: yesNo('insuredCyber'),
  },
  discovered: {
    text: 'Quel jour avez-vous découvert les faits\u00a0?',
    when: all(is('professional'), is('insuredCyber')),
    answers: [],
    day: { fact: 'discoveredAt', label: 'Le jour de la découverte' },
  },
  'bank-told': {
    text: 'Avez-vous déjà prévenu votre banque\u00a0?',
    when: ALWAYS,
    answers: [
      { label: 'Pas encore', facts: { bankTold: false } },
      { label: 'Oui', facts: { bankTold: true } },
    ],
  },
  'bank-refused': {
    text: 'Votre banque a-t-elle refusé votre demande\u00a0?',
    when: is('bankTold'),
    answers: yesNo('bankRefused'),
  },
  // The mediator's year runs from the written complaint, not from the refusal.
  'bank-complaint': {
    text: 'Avez-vous fait une réclamation écrite à votre banque\u00a0?',
    when: all(is('bankTold'), any(is('bankRefused'), is('isRecent', false))),
    answers: [{ label: 'Pas encore' }],
    day: { fact: 'bankComplaintOn', label: 'Oui, ce jour-là' },
  },
  'france-connect': {
    text: 'Pouvez-vous vous connecter avec FranceConnect\u00a0?',
    when: all(unknownAuthor, is('adult'), is('forSomebodyElse', false), is('professional', false)),
    answers: [
      { label: 'Oui', facts: { noFranceConnect: false } },
      { label: 'Non', facts: { noFranceConnect: true } },
    ],
  },
  'ad-role': {
    text: 'Dans cette annonce, vous étiez…',
    when: ALWAYS,
    answers: [
      { label: 'Acheteur', facts: { adRole: 'buyer' } },
      { label: 'Vendeur', facts: { adRole: 'seller' } },
      { label: 'Locataire', facts: { adRole: 'tenant' } },
    ],
  },
  'real-seller': {
    text: 'S’agit-il d’un désaccord avec une personne bien réelle, sans tromperie\u00a0?',
    when: ALWAYS,
    answers: [
      { label: 'Non, c’était une arnaque', facts: { realSeller: false } },
      { label: 'Oui', facts: { realSeller: true } },
    ],
  },
  'still-asked': {
    text: 'Vous demande-t-on encore de l’argent\u00a0?',
    when: ALWAYS,
    answers: yesNo('stillAskedToPay'),
  },
  'asked-in-my-name': {
    text: 'A-t-on demandé de l’argent en votre nom\u00a0?',
    when: ALWAYS,
    answers: yesNo('moneyAskedInMyName'),
  },
  ransomware: {
    text: 'Vos fichiers sont-ils bloqués contre une rançon\u00a0?',
    when: ALWAYS,
    answers: yesNo('ransomware'),
  },
  'id-papers': {
    text: 'Ces personnes ont-elles vos papiers d’identité\u00a0?',
    when: ALWAYS,
    answers: [
      {
        label: 'Oui, une copie ou une photo',
        facts: { idDocumentsSent: true, idDocumentsStolen: false },
      },
      { label: 'Oui, on me les a volés', facts: { idDocumentsStolen: true } },
      { label: 'Non', facts: { idDocumentsSent: false, idDocumentsStolen: false } },
    ],
  },
  'complaint-filed': {
    text: 'Avez-vous déjà porté plainte\u00a0?',
    when: ALWAYS,
    answers: [
      { label: 'Pas encore', facts: { complaintFiled: false, policeRefused: false } },
      { label: 'Oui', facts: { complaintFiled: true } },
      {
        label: 'On a refusé de la prendre',
        facts: { complaintFiled: false, policeRefused: true },
      },
    ],
  },
  judgment: {
    text: 'Un jugement définitif oblige-t-il l’auteur à vous payer\u00a0?',
    when: all(is('complaintFiled'), is('isRecent', false)),
    answers: [{ label: 'Pas encore' }],
    day: { fact: 'judgmentFinalOn', label: 'Oui, définitif depuis ce jour' },
  },
  hardship: {
    text: 'Cette perte vous met-elle dans une situation matérielle grave\u00a0?',
    when: is('paid'),
    answers: [
      {
        label: 'Oui, et mes revenus sont faibles',
        facts: { graveSituation: true, lowIncome: true },
      },
      {
        label: 'Oui, mais mes revenus ne sont pas faibles',
        facts: { graveSituation: true, lowIncome: false },
      },
      { label: 'Non', facts: { graveSituation: false } },
    ],
  },
  mule: {
    text: 'De l’argent d’inconnus est-il passé par votre compte\u00a0?',
    when: ALWAYS,
    answers: yesNo('mule'),
  },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionId = keyof typeof QUESTIONS;
