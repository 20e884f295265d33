import type { PaymentDetails } from './facts.ts';
import type { MEANS } from './means.ts';
import type { QuestionId } from './questions.ts';
import { type Action, ALWAYS, all, any, type Doing, is, oneOf, type Way } from './rules.ts';
import { theseeWays } from './thesee.ts';

type Means = (typeof MEANS)[number]['id'];

/** A kind of scam, in a victim's words; the whole of what is said of it stands in its entry. */
export interface KindDefinition {
  readonly id: string;
  readonly label: string;
  /** Its type in the report form, and in the public alerts. */
  readonly reportType: string;
  readonly alertType: string;
  /** What its payments are like: the means that come first, and whether somebody else may have paid. */
  readonly payment: {
    readonly authorised: PaymentDetails['authorised'];
    /** Both occur: the person is asked which. Otherwise `authorised` holds. */
    readonly isAsked?: true;
    /** Many pay nothing: nobody is asked how they paid as if they had. */
    readonly mayBeNone?: true;
    readonly means: readonly [Means, ...Means[]];
  };
  /** What is done for it whatever else is known. */
  readonly actions: readonly Action[];
  /** What is done for it while nothing that is known makes it needless. */
  readonly doings?: readonly Doing[];
  readonly ways: readonly Way[];
  /** What changes its plan, by the keys of `questions.ts`. */
  readonly asks: readonly QuestionId[];
  readonly never: readonly [string, ...string[]];
  /** Somebody poses as the bank: only then does a spoofed number of the bank ground anything (F5). */
  readonly posesAsBank?: true;
  /** The first sentence of its plan, for whoever is ashamed: true, and short. */
  readonly comfort?: string;
}

/** In the order in which they are offered. */
export const KINDS = [
  {
    id: 'faux-conseiller',
    label: 'Un faux conseiller de ma banque m’a appelé',
    reportType: 'Autre',
    alertType: 'Fraude bancaire',
    posesAsBank: true,
    payment: {
      authorised: 'tricked',
      isAsked: true,
      means: ['instant_transfer', 'transfer', 'card'],
    },
    actions: [],
    // They often have the account too: a payment may have gone that nobody has seen yet.
    doings: [
      { action: 'call-bank', when: ALWAYS, unless: is('bankTold') },
      {
        action: 'change-passwords',
        when: ALWAYS,
        unless: all(is('remoteAccess', false), is('bankLoginGiven', false)),
      },
    ],
    ways: [],
    asks: [
      'contact',
      'spoofed',
      'remote',
      'bank-data',
      'card-data',
      'card-opposed',
      'bank-told',
      'who',
      'cyber-insurance',
    ],
    never: [
      'Ne rappelez jamais le numéro qui vous a appelé.',
      'Ne validez rien pour «\u00a0annuler\u00a0» un paiement.',
    ],
  },
  {
    id: 'carte-utilisee',
    label: 'Ma carte a servi à des achats que je n’ai pas faits',
    reportType: 'Autre',
    alertType: 'Fraude bancaire',
    payment: { authorised: 'no', means: ['card'] },
    actions: [],
    ways: [],
    asks: ['card-data', 'who', 'cyber-insurance'],
    never: ['N’attendez pas le relevé suivant pour faire opposition.'],
  },
  {
    id: 'faux-site',
    label: 'J’ai acheté sur un faux site',
    reportType: 'E-commerce frauduleux',
    alertType: 'Fausse boutique en ligne',
    payment: { authorised: 'tricked', means: ['card', 'transfer', 'wallet'] },
    actions: [],
    ways: theseeWays(),
    asks: ['author', 'who', 'cyber-insurance', 'france-connect', 'card-data', 'card-opposed'],
    never: ['Ne payez pas de frais de livraison en plus.'],
  },
  {
    id: 'petite-annonce',
    label: 'Une petite annonce ou une location était fausse',
    reportType: 'E-commerce frauduleux',
    alertType: 'Autre',
    payment: {
      authorised: 'tricked',
      means: ['transfer', 'wallet', 'card', 'money_order'],
    },
    actions: [],
    // A seller types a card « to be paid »: the bank can still stop it before anything has left.
    doings: [
      {
        action: 'call-bank',
        when: is('paid', false),
        unless: any(is('bankTold'), is('cardDataGiven', false), oneOf('adRole', 'buyer', 'tenant')),
      },
    ],
    ways: theseeWays(all(oneOf('adRole', 'buyer', 'seller', 'tenant'), is('realSeller', false))),
    asks: [
      'ad-role',
      // A false buyer has it typed « to be paid »: often nothing has left yet.
      'card-data',
      'card-opposed',
      'bank-told',
      'real-seller',
      'author',
      'who',
      'cyber-insurance',
      'france-connect',
      'id-papers',
    ],
    never: ['N’envoyez pas de code reçu par SMS pour «\u00a0recevoir\u00a0» un paiement.'],
  },
  {
    id: 'faux-placement',
    label: 'J’ai versé de l’argent pour un placement',
    reportType: 'Trading arnaque',
    alertType: 'Trading arnaque',
    payment: { authorised: 'tricked', means: ['transfer', 'crypto', 'card'] },
    actions: ['do-not-pay-more'],
    // The AMF's mediator takes a quarrel with somebody authorised, never a fraud.
    ways: [
      { channel: 'abe-info-service', for: 'advice', when: ALWAYS },
      { channel: 'amf-mediator', for: 'refund', when: is('realSeller') },
    ],
    asks: [
      'still-asked',
      'contact',
      'remote',
      'who',
      'cyber-insurance',
      'id-papers',
      'real-seller',
    ],
    never: ['Ne payez aucune taxe pour débloquer vos gains.'],
  },
  {
    id: 'sentiments',
    label: 'Une personne rencontrée en ligne m’a demandé de l’argent',
    reportType: 'Arnaque aux sentiments',
    alertType: 'Arnaque sentimentale',
    payment: { authorised: 'tricked', means: ['transfer', 'voucher', 'money_order', 'crypto'] },
    actions: ['do-not-pay-more'],
    comfort: 'Faire confiance n’est pas une faute. Tromper en est une.',
    ways: theseeWays(),
    asks: ['author', 'who', 'cyber-insurance', 'france-connect', 'id-papers'],
    never: ['N’annoncez pas à cette personne que vous portez plainte.'],
  },
  {
    id: 'faux-support',
    label: 'Un faux dépanneur informatique',
    reportType: 'Arnaque au support technique',
    alertType: 'Faux support technique',
    payment: {
      authorised: 'tricked',
      isAsked: true,
      mayBeNone: true,
      means: ['card', 'voucher', 'transfer'],
    },
    actions: ['change-passwords'],
    // That is how it works: whoever still holds the device reads the new passwords as well.
    doings: [
      {
        action: 'stop-remote-access',
        when: ALWAYS,
        unless: any(is('remoteAccessStillOn', false), is('remoteAccess', false)),
      },
    ],
    ways: [],
    asks: ['remote', 'bank-data', 'card-data', 'card-opposed', 'who', 'cyber-insurance'],
    never: ['N’appelez jamais le numéro affiché dans une alerte à l’écran.'],
  },
  {
    id: 'hameconnage',
    label: 'J’ai répondu à un faux message',
    reportType: 'Phishing',
    alertType: 'Phishing / Email frauduleux',
    // After the message often comes a call that shows the bank's number.
    posesAsBank: true,
    payment: {
      authorised: 'tricked',
      isAsked: true,
      mayBeNone: true,
      means: ['card', 'transfer', 'direct_debit'],
    },
    actions: ['change-passwords'],
    // Until it is known what was typed: the bank can still stop a card before anything has left.
    doings: [
      {
        action: 'call-bank',
        when: is('paid', false),
        unless: any(is('bankTold'), all(is('cardDataGiven', false), is('bankLoginGiven', false))),
      },
    ],
    ways: [],
    // The card first: only what somebody says of it makes opposition the first thing to do.
    asks: [
      'card-data',
      'card-opposed',
      'bank-data',
      'contact',
      'bank-told',
      'who',
      'cyber-insurance',
      'id-papers',
    ],
    never: ['Ne cliquez plus sur le lien du message.'],
  },
  {
    id: 'compte-pirate',
    label: 'Mon compte ou ma messagerie a été piraté',
    reportType: 'Autre',
    alertType: 'Autre',
    payment: {
      authorised: 'tricked',
      isAsked: true,
      mayBeNone: true,
      means: ['transfer', 'card', 'wallet'],
    },
    actions: ['change-passwords'],
    ways: theseeWays(is('moneyAskedInMyName')),
    asks: ['asked-in-my-name', 'author', 'who', 'cyber-insurance', 'france-connect'],
    never: ['Ne donnez jamais un code de connexion reçu par SMS.'],
  },
  {
    id: 'usurpation-identite',
    label: 'Quelqu’un utilise mon identité',
    reportType: "Usurpation d'identité",
    alertType: "Usurpation d'identité",
    payment: {
      authorised: 'no',
      isAsked: true,
      mayBeNone: true,
      means: ['credit', 'direct_debit', 'card', 'transfer'],
    },
    actions: [],
    ways: [],
    asks: ['bank-data', 'id-papers', 'who', 'cyber-insurance'],
    never: ['N’envoyez plus de copie de pièce d’identité sans raison sûre.'],
  },
  {
    id: 'chantage',
    label: 'On me menace ou on me fait chanter',
    reportType: 'Autre',
    alertType: 'Autre',
    payment: {
      authorised: 'tricked',
      mayBeNone: true,
      means: ['crypto', 'voucher', 'transfer', 'money_order'],
    },
    comfort: 'Vous n’avez pas à avoir honte. La faute est à la personne qui menace.',
    actions: ['do-not-pay-more'],
    ways: theseeWays(),
    asks: ['ransomware', 'author', 'who', 'cyber-insurance', 'france-connect'],
    never: [
      'Ne payez pas\u00a0: les demandes continuent souvent.',
      'Ne répondez plus, mais gardez les messages.',
    ],
  },
  {
    id: 'faux-rib',
    label: 'J’ai payé une facture sur un faux RIB',
    reportType: 'Autre',
    alertType: 'Fraude bancaire',
    payment: { authorised: 'tricked', means: ['transfer', 'instant_transfer'] },
    actions: ['tell-supplier'],
    ways: [],
    asks: ['who', 'cyber-insurance', 'contact'],
    never: ['Ne confirmez jamais un RIB avec le numéro écrit sur la facture.'],
  },
  {
    id: 'proche-en-detresse',
    label: 'Un faux proche m’a demandé de l’aide',
    reportType: 'Autre',
    alertType: 'Arnaque téléphonique',
    payment: {
      authorised: 'tricked',
      means: ['instant_transfer', 'transfer', 'voucher', 'money_order'],
    },
    actions: [],
    ways: [],
    asks: ['contact', 'still-asked', 'who', 'cyber-insurance'],
    never: ['N’envoyez rien avant d’avoir entendu votre proche à son numéro habituel.'],
  },
  {
    id: 'emploi-pret-formation',
    label: 'Un faux emploi, un faux prêt ou une fausse formation',
    reportType: 'Autre',
    alertType: 'Autre',
    payment: { authorised: 'tricked', means: ['transfer', 'voucher', 'cheque', 'money_order'] },
    actions: ['do-not-pay-more'],
    ways: [],
    asks: ['mule', 'id-papers', 'who', 'cyber-insurance'],
    never: [
      'Ne payez jamais de frais pour obtenir un prêt ou un emploi.',
      'Ne faites pas passer d’argent par votre compte pour un autre.',
    ],
  },
  {
    id: 'fraude-recouvrement',
    label: 'On me propose de récupérer mon argent contre des frais',
    reportType: 'Autre',
    alertType: 'Autre',
    payment: { authorised: 'tricked', mayBeNone: true, means: ['transfer', 'crypto', 'card'] },
    actions: ['do-not-pay-more'],
    ways: [],
    asks: ['still-asked', 'contact', 'who', 'cyber-insurance', 'id-papers'],
    never: ['Ne payez personne pour récupérer votre argent.'],
  },
  {
    id: 'autre',
    label: 'Autre chose',
    reportType: 'Autre',
    alertType: 'Autre',
    posesAsBank: true,
    payment: {
      authorised: 'tricked',
      isAsked: true,
      mayBeNone: true,
      means: ['card', 'transfer', 'instant_transfer'],
    },
    actions: [],
    ways: theseeWays(is('ransomware')),
    asks: [
      'card-data',
      'card-opposed',
      'bank-data',
      'contact',
      'still-asked',
      'ransomware',
      'author',
      'who',
      'cyber-insurance',
      'france-connect',
      'id-papers',
    ],
    never: ['Ne donnez aucun code à quelqu’un qui vous appelle.'],
  },
] as const satisfies readonly KindDefinition[];
